// Finds the controls of a page that cannot be seen, pressed or read without scrolling it.
const [wide, high] = [document.documentElement.clientWidth, innerHeight];
const found = [];
const named = (e) => `${e.dataset.do ?? e.id} ${(e.getAttribute("aria-label") ?? e.textContent).trim().slice(0, 40)}`;
const shown = (e) => {
  const { width, height } = e.getBoundingClientRect();
  return width >= 2 && height >= 2 && e.checkVisibility({ visibilityProperty: true });
};
// The part of an element that those around it leave.
const left = (e) => {
  const box = e.getBoundingClientRect();
  let [l, t, r, b] = [Math.max(0, box.left), Math.max(0, box.top), Math.min(wide, box.right), Math.min(high, box.bottom)];
  // (A part that is fixed to the window is cut by none of them.)
  let { position } = getComputedStyle(e);
  for (let p = e.parentElement; p && p !== document.body && position !== "fixed"; p = p.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(p);
    ({ position } = getComputedStyle(p));
    if (overflowX === "visible" && overflowY === "visible") continue;
    const c = p.getBoundingClientRect();
    [l, t, r, b] = [Math.max(l, c.left), Math.max(t, c.top), Math.min(r, c.right), Math.min(b, c.bottom)];
  }
  return [l, t, r, b];
};
// Lists that scroll (of tasks the one that is shown is in view), a magnified board with its map, and the pictures that are swiped.
const SCROLLED = ".mv, .steps a:not([aria-current]), .bd.big .grid, .map, .brief ul, .recent, .skip, .vh, [inert]";
for (const e of document.querySelectorAll("#app :is(button, a, select, input, [role=gridcell])")) {
  const target = e.closest("label") ?? e;
  if (!shown(target) || e.closest(SCROLLED)) continue;
  const box = target.getBoundingClientRect();
  const [l, t, r, b] = left(target);
  // (Cells at the edge may be wider than the board.)
  const cell = e.matches("[role=gridcell]");
  const [w, h] = cell ? [Math.min(24, box.width), Math.min(24, box.height)] : [box.width, box.height];
  if (r - l < w - 1 || b - t < h - 1) {
    found.push(`cut: ${named(e)}, ${Math.round(box.top)} to ${Math.round(box.bottom)} of ${high}`);
    continue;
  }
  if (cell) continue;
  const at = document.elementFromPoint((l + r) / 2, (t + b) / 2);
  if (at && !target.contains(at) && !at.contains(target)) found.push(`covered: ${named(e)}`);
  if (target.scrollWidth > target.clientWidth + 1 && getComputedStyle(target).display !== "inline") {
    found.push(`too narrow: ${named(e)}`);
  }
}
for (const e of document.querySelectorAll(".pl b, .gname")) {
  const { height } = e.getBoundingClientRect();
  const lines = height / parseFloat(getComputedStyle(e).lineHeight);
  if (shown(e) && (e.scrollWidth > e.clientWidth + 1 || lines > 1.6)) found.push(`a name: ${e.textContent}`);
}
// Before the first move: what the game is about, whole, and beside the board.
const aim = document.querySelector("#app .brief p");
if (aim) {
  const [box, stage] = [aim.getBoundingClientRect(), document.querySelector(".stage").getBoundingClientRect()];
  const [l, t, r, b] = left(aim);
  if (!shown(aim) || r - l < box.width - 1 || b - t < box.height - 1) found.push("the aim is not seen");
  const lies = box.left < stage.right && box.right > stage.left && box.top < stage.bottom - 1 && box.bottom > stage.top + 1;
  if (lies) found.push("the aim lies over the board");
}
if (document.documentElement.scrollWidth > wide) found.push(`${document.documentElement.scrollWidth} wide`);
return [...new Set(found)];
