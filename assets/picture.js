// The position on the page of the game's text: as a picture in a file of its own, for the system's sheet, and on paper with
// its moves, its link and a code of that. `around.js` asks for this script on that page alone.

// The properties that make a picture's looks: those that the parts of a part inherit, and the others.
const HANDED = [
  ...["fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap", "stroke-linejoin"],
  ...["stroke-dasharray", "paint-order", "visibility", "font-family", "font-size", "font-weight", "font-style"],
  ...["letter-spacing", "text-anchor"],
];
const OWN = { opacity: "1", "dominant-baseline": "auto", "vector-effect": "none" };
const SVG = "http://www.w3.org/2000/svg";

// The board with its looks in itself, as a text.
const drawn = (board, title, told) => {
  const part = (shown, above) => {
    const looks = getComputedStyle(shown);
    if (looks.display === "none") return;
    const made = document.createElementNS(SVG, shown.localName);
    for (const { name, value } of shown.attributes) {
      if (!/^(class|style|aria-|data-|focusable)/.test(name)) made.setAttribute(name, value);
    }
    for (const name of HANDED) {
      const value = looks.getPropertyValue(name);
      if (value !== above?.getPropertyValue(name)) made.setAttribute(name, value);
    }
    for (const [name, usual] of Object.entries(OWN)) {
      const value = looks.getPropertyValue(name);
      if (value && value !== usual) made.setAttribute(name, value);
    }
    for (const child of shown.childNodes) {
      const kid = child.nodeType === Node.ELEMENT_NODE ? part(child, looks) : child.cloneNode();
      if (kid) made.append(kid);
    }
    return made;
  };
  const svg = part(board);
  const [, , width, height] = svg.getAttribute("viewBox").split(" ").map(Number);
  const scale = 2048 / Math.max(width, height);
  const sides = [width, height].map((side) => Math.round(side * scale));
  svg.setAttribute("width", sides[0]);
  svg.setAttribute("height", sides[1]);
  const say = (tag, text) => Object.assign(document.createElementNS(SVG, tag), { textContent: text });
  const ground = document.createElementNS(SVG, "rect");
  for (const [name, value] of Object.entries({ width, height, fill: getComputedStyle(board).backgroundColor })) {
    ground.setAttribute(name, value);
  }
  svg.prepend(say("title", title), say("desc", told), ground);
  return [new XMLSerializer().serializeToString(svg), sides];
};

const painted = async ([text, [width, height]]) => {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d").drawImage(image, 0, 0, width, height);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
};

const save = (blob, name) => {
  const href = URL.createObjectURL(blob);
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60e3);
};

// The texts on the page: the picture's title, whose turn it is, the moves and the link.
const read = () => {
  const place = document.querySelector(".position");
  if (!place) return;
  const { title, link } = place.dataset;
  const said = place.querySelector("figcaption").textContent;
  const [, moves] = /^moves: (.*)$/m.exec(document.getElementById("record").value) ?? [];
  const url = location.href.split(/[?#]/)[0] + link;
  return { place, title, said, moves: moves ?? "", url, name: /[\w-]+/.exec(link)[0] };
};

// For paper: the code of the link is drawn where that is not too long for one.
const fillPaper = async ({ title, moves, url }, box, isNow) => {
  const line = (tag, textContent) => Object.assign(document.createElement(tag), { textContent });
  box.replaceChildren(line("h3", title), line("p", moves), line("p", url));
  try {
    const { generate } = await import("./qr.js");
    const code = generate(url);
    const image = Object.assign(new Image(), { alt: "", src: code.toDataURL({ scale: 8, off: [255, 255, 255] }) });
    await image.decode();
    if (isNow()) box.prepend(image);
    return image;
  } catch {} // too long a game, or no network
};

// The code on the screen, of 2.5 pixels a module where there is room (its picture has eight); in its
// place why there is none.
const showCode = (image) => {
  const box = document.querySelector("[data-code]");
  if (!box) return;
  const why = () => Object.assign(document.createElement("p"), { textContent: box.dataset.long });
  box.style.setProperty("--modules", image ? image.naturalWidth / 8 : 0);
  box.replaceChildren(image ? Object.assign(image.cloneNode(), { alt: box.dataset.code }) : why());
};
let laid = {};
const layOut = (it) => {
  const of = [it.title, it.url].join();
  const box = it.place.querySelector(".on-paper");
  if (laid.of !== of || laid.box !== box) {
    laid = { of, box };
    const isNow = () => laid.of === of;
    laid.done = fillPaper(it, box, isNow).then((image) => isNow() && showCode(image));
  }
  return laid.done;
};

const does = {
  print: async (it) => {
    await layOut(it);
    print();
  },
  svg: ({ picture, name }) => save(new Blob([picture[0]], { type: "image/svg+xml" }), `${name}.svg`),
  png: async ({ picture, name }) => save(await painted(picture), `${name}.png`),
  share: async ({ picture, name, title, url }) => {
    const files = [new File([await painted(picture)], `${name}.png`, { type: "image/png" })];
    const whole = { files, title, text: url };
    // A visitor who closes the sheet rejects the promise: that is no error.
    await navigator.share(navigator.canShare?.(whole) ? whole : { title, url }).catch(() => {});
  },
};

// Says beside the buttons what came of a press; of a sheet that the system shows that is seen there.
const answer = async (it, what) => {
  const line = it.place.querySelector(".ok");
  line.textContent = "";
  try {
    await does[what](it);
    if (/svg|png/.test(what)) line.textContent = line.dataset.saved;
  } catch {
    line.textContent = line.dataset.failed;
  }
};

addEventListener("click", ({ target }) => {
  const picture = target.closest?.("[data-picture]")?.dataset.picture;
  const it = picture && read();
  if (!it) return;
  it.picture = drawn(it.place.querySelector("svg"), it.title, [it.said, it.moves].filter(Boolean).join(" "));
  answer(it, picture);
});

addEventListener("beforeprint", () => {
  const it = read();
  if (it) layOut(it);
});

// The page is there, or not yet: it is laid out for paper, now and whenever the game goes on, and the system's sheet is
// offered where this browser has one.
let seen;
const follow = new MutationObserver(() => {
  const it = read();
  if (it) layOut(it);
});
export const show = () => {
  const it = read();
  if (!it) return false;
  if (navigator.share) it.place.querySelector("[data-picture=share]").hidden = false;
  if (seen !== it.place) {
    seen = it.place;
    follow.disconnect();
    follow.observe(it.place, { attributeFilter: ["data-link"] });
  }
  layOut(it);
  return true;
};
