// What sticks out of the page sideways, or is cut off there.
const wide = document.documentElement.clientWidth;
const found = [];
if (document.documentElement.scrollWidth > wide) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
const scrolls = (element) => {
  for (let e = element.parentElement; e && e !== document.body; e = e.parentElement) {
    if (getComputedStyle(e).overflowX !== "visible") return true;
  }
  return false;
};
for (const element of document.body.querySelectorAll("*")) {
  const box = element.getBoundingClientRect();
  if (box.width < 2 || box.height < 2 || element.ownerSVGElement || element.closest(".vh, .skip")) continue;
  if ((box.right > wide + 1 || box.left < -1) && !scrolls(element)) {
    found.push(`${element.tagName}.${element.className} from ${box.left} to ${box.right}`);
  }
}
// Cells and buttons that are too small to be hit.
for (const element of document.querySelectorAll("[role=gridcell], button")) {
  const box = element.getBoundingClientRect();
  if (box.width > 0 && Math.min(box.width, box.height) < 24) {
    found.push(`${element.outerHTML.slice(0, 120)} is ${box.width} by ${box.height}`);
  }
}
return found.slice(0, 8);
