// The surroundings of the game: the page that holds it in a frame, the screen, and the site, which is kept for use without a
// network. `boot.js` asks for this script when there is something to see. The engine knows nothing of it: it does what the
// engine asks of the site, changes the address, and presses what a visitor could. Where the screen stands in a room, or a
// position is drawn, it asks for a script of that in turn.

// Presses a button of this action, whether or not the page shows one now.
export const press = (action) => {
  const button = document.createElement("button");
  button.dataset.do = action;
  button.hidden = true;
  document.body.append(button);
  button.click();
  button.remove();
};

// The page and what the address asks for; a second `#` is what a content system has appended.
export const address = () => {
  const [, path, query] = /^#?([^?#]*)\??([^#]*)/.exec(location.hash);
  return [path, query.split("&").filter((pair) => pair)];
};
export const game = () => /^\/([\w-]+)/.exec(address()[0])?.[1] ?? "";

// ---- in a frame: says what no event of the engine does, and does what the page around asks for. Any page may ask:
// nothing of it tells a move, and the game that a new one replaces is kept.
const inFrame = (games, languages) => {
  const tell = (event, more) => parent.postMessage({ palamede: 1, event, game: game(), ...more }, "*");
  // A sentence, the board as it stands, and a bar.
  const height = () => games[game()] && tell("height", { height: Math.round(125 + (innerWidth - 16) / games[game()][3]) });
  const set = (name, value, all) => {
    // An unknown value leaves the setting as it was.
    if (!all.includes(value)) return;
    const [path, pairs] = address();
    const others = pairs.filter((pair) => !pair.startsWith(`${name}=`));
    location.replace(`#${path}?${[...others, `${name}=${value}`].join("&")}`);
  };
  const does = {
    ready: () => {
      tell("ready");
      height();
    },
    newGame: () => press("again"),
    setLanguage: (value) => set("lang", value, languages),
    setTheme: (value) => set("theme", value, ["light", "dark", "contrast"]),
  };
  const isWord = (text) => typeof text === "string" && /^\w{1,20}$/.test(text);
  addEventListener("message", ({ source, data }) => {
    if (source !== parent || data?.palamede !== 1 || !isWord(data.ask) || !Object.hasOwn(does, data.ask)) return;
    if (isWord(data.value ?? "none")) does[data.ask](data.value);
  });
  // Draw the curtain when the frame is scrolled out of sight or hidden: another person may be there when it comes back.
  const isSeen = (entries) => entries.every(({ isIntersecting }) => isIntersecting);
  new IntersectionObserver((entries) => isSeen(entries) || press("hide")).observe(document.documentElement);
  setInterval(() => innerWidth || press("hide"), 1e3);
  addEventListener("resize", () => innerWidth && height());
  does.ready();
};

// ---- on a screen of its own

// In milliseconds, whatever the clock is set to.
export const now = () => performance.now();
let [pressed, used] = [now(), true];
for (const kind of ["pointerdown", "keydown", "click", "wheel"]) {
  const hear = ({ isTrusted }) => isTrusted && ([pressed, used] = [now(), true]);
  addEventListener(kind, hear, { capture: true, passive: true });
}
// For how long nobody has pressed anything, whether somebody has since that was last begun anew, and that it is.
export const still = () => now() - pressed;
export const isUsed = () => used;
export const begun = () => ([pressed, used] = [now(), false]);
export const isOver = () => !!document.querySelector("main .fin");
const isPlayed = () => !!document.querySelector("main.play") && !isOver();

// While a game is on, the screen does not go dark: for ten minutes after the last press, so that one who has left finds
// a battery; or for ever where nobody plays.
let lock;
export const stayAwake = async (forEver) => {
  const wanted = !document.hidden && (forEver || isPlayed() && still() < 600e3);
  if (!wanted === !lock) return;
  if (lock) return lock.release?.();
  lock = "asked";
  try {
    lock = await navigator.wakeLock.request("screen");
    lock.addEventListener("release", () => (lock = undefined));
  } catch {
    lock = undefined; // not here, or not now
  }
};

// On the page of a game's text, and on the card that gives a game to others, its position is drawn, saved and printed.
let looks;
const onPage = () => /^\/[\w-]+\/text$/.test(address()[0]) && picture();
const picture = () => {
  clearInterval(looks);
  const script = import("./picture.js");
  // The page comes when its part of the engine has; a game with secrets has no picture there.
  let times = 0;
  const stop = () => clearInterval(looks);
  looks = setInterval(() => script.then((it) => (it.show() || ++times > 50) && stop(), stop), 200);
};

// There is something to see.
const begin = (games, languages) => {
  // Some telephones, and frames that were not allowed to, cannot fill the screen.
  if (!document.fullscreenEnabled) {
    const sheet = new CSSStyleSheet();
    sheet.insertRule('[data-do="full"] { display: none }');
    document.adoptedStyleSheets.push(sheet);
  }
  if (self !== top) return inFrame(games, languages);
  addEventListener("hashchange", () => {
    clearInterval(looks);
    onPage();
  });
  onPage();
  const asked = new URLSearchParams([location.search.slice(1), ...address()[1]].join("&"));
  if (["games", "home", "idle", "bar"].some((name) => asked.has(name))) {
    return import("./room.js").then((room) => room.begin(games, asked));
  }
  setInterval(() => stayAwake(), 10e3);
  addEventListener("visibilitychange", () => stayAwake());
};

// ---- what is kept of the site, and when it is made anew
let registration;
let looked = 0;
const look = () => {
  looked = Date.now();
  registration?.update().catch(() => {});
};
let asked;
const renew = () => {
  asked = true;
  if (!registration?.waiting) return location.reload();
  registration.waiting.postMessage("take over");
};
// A newer build has taken over, in this tab or by another one: this page's own files are gone. It is loaded anew, as soon
// as nothing is lost by it.
const loadAfterUpdate = (engine) => {
  const { serviceWorker: workers } = navigator;
  let before = workers.controller;
  const reload = () => (asked || engine.losesNothing()) && location.reload();
  workers.addEventListener("controllerchange", () => {
    // The first one of a page that had none has this very build.
    if (before || asked) {
      reload();
      for (const kind of ["hashchange", "visibilitychange"]) addEventListener(kind, reload);
    }
    before = workers.controller;
  });
};
// Asks for a newer build, once an hour at most and where nobody is disturbed, and takes the one that waits. Tells whether it does;
// once, since what waits in vain is not to be waited for.
let renewed;
export const takeNewer = () => {
  if (Date.now() - looked > 3600e3) look();
  if (!registration?.waiting || renewed) return false;
  renewed = true;
  press("renew");
  return true;
};
// The browser's offer to install the site, until that is taken up: the site shows a button then, and the browser no
// bar of its own.
let offer;
const offered = (engine, event) => {
  event?.preventDefault();
  offer = event;
  engine.installable(!!event);
};
const install = (engine) => {
  const asked = offer?.prompt();
  offered(engine);
  return asked?.catch(() => {});
};
const keep = async (engine) => {
  const { serviceWorker: workers } = navigator;
  addEventListener("beforeinstallprompt", (event) => offered(engine, event));
  addEventListener("appinstalled", () => offered(engine));
  // For who installs the site: not before there is something to see.
  const manifest = new URL("manifest.webmanifest", import.meta.url);
  document.head.append(Object.assign(document.createElement("link"), { rel: "manifest", href: manifest }));
  if (!workers) return;
  loadAfterUpdate(engine);
  try {
    registration = await workers.register("./sw.js");
  } catch {
    return; // where it is refused nothing is lost
  }
  looked = Date.now();
  const tell = async () => {
    if (registration.waiting && workers.controller) engine.newer();
  };
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", tell);
  });
  addEventListener("visibilitychange", () => {
    if (!document.hidden && Date.now() - looked > 3600e3) look();
  });
  tell();
};

// The requests of the engine; nothing is kept in a frame. Of `games` each one's board is told by its width by its height as
// it stands, at the end; `languages` are the codes of those that are spoken.
export const site = (what, games, engine, languages) => {
  const does = {
    ready: () => begin(games, languages),
    keep: () => keep(engine),
    look,
    renew,
    persist: () => navigator.storage?.persist?.().catch(() => {}),
    print: () => print(),
    install: () => install(engine),
    picture,
  };
  // All else is to be heard. Without its sounds the game is as good.
  if (!Object.hasOwn(does, what)) return import("./sound.js").then((sound) => sound.play(what)).catch(() => {});
  if (what === "ready" || self === top) does[what]();
};
