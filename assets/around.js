// What is around the game: the page that holds it in a frame, or the room in which its screen stands; and the site, which is
// kept for use without a network. `boot.js` asks for this script when there is something to see. The engine knows nothing of
// it: it does what the engine asks of the site, changes the address, and presses what a visitor could.

// What a visitor could press, wherever that stands now.
const press = (action) => {
  const button = document.createElement("button");
  button.dataset.do = action;
  button.hidden = true;
  document.body.append(button);
  button.click();
  button.remove();
};

// The page and what the address asks for; a second `#` is what a content system has appended.
const address = () => {
  const [, path, query] = /^#?([^?#]*)\??([^#]*)/.exec(location.hash);
  return [path, query.split("&").filter((pair) => pair)];
};
const game = () => /^\/([\w-]+)/.exec(address()[0])?.[1] ?? "";

// ---- in a frame: says what no event of the engine does, and does what the page around asks for. Any page may ask:
// nothing of it tells a move, and the game that a new one replaces is kept.
const inFrame = (games) => {
  const tell = (event, more) => parent.postMessage({ palamede: 1, event, game: game(), ...more }, "*");
  // A sentence, the board as it stands, and a bar.
  const height = () => games[game()] && tell("height", { height: Math.round(125 + (innerWidth - 16) / games[game()][3]) });
  const set = (name, value) => {
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
    setLanguage: (value) => set("lang", value),
    setTheme: (value) => set("theme", value),
  };
  addEventListener("message", ({ source, data }) => {
    if (source !== parent || data?.palamede !== 1 || !Object.hasOwn(does, data.ask ?? "")) return;
    if (/^\w*$/.test(data.value ?? "")) does[data.ask](data.value);
  });
  addEventListener("resize", height);
  does.ready();
};

// ---- on a screen of its own

// In milliseconds, whatever the clock is set to.
const now = () => performance.now();
let pressed = now();
for (const kind of ["pointerdown", "keydown", "click", "wheel"]) {
  addEventListener(kind, ({ isTrusted }) => isTrusted && (pressed = now()), { capture: true, passive: true });
}
const still = () => now() - pressed;
const isOver = () => !!document.querySelector("main .fin");
const isPlayed = () => !!document.querySelector("main.play") && !isOver();

// While a game is on, the screen does not go dark: for ten minutes after the last press, so that one who has left finds
// a battery; or for ever where nobody plays.
let lock;
const stayAwake = async (forEver) => {
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

// A room: which games it has, where its screen returns to when nobody has pressed anything for so many minutes, and
// whether there is anything to press at all.
const NAMES = ["games", "home", "idle", "bar"];
const inRoom = (games, asked) => {
  const wrong = (name) => console.warn(`Palamède: ${name}=${asked[name]}?`);
  const known = (id) => Object.hasOwn(games, id);
  const all = Object.keys(games);
  let set = (asked.games ?? "").split(",").filter(known);
  if (set.join() !== (asked.games ?? "")) wrong("games");
  if (!set[0]) set = all;
  // One game alone is a home, too.
  let home = set[1] ? "" : set[0];
  if (set.includes(asked.home)) home = asked.home;
  else if (asked.home) wrong("home");
  const minutes = /^\d{1,3}$/.test(asked.idle ?? "0") ? +(asked.idle ?? 0) : wrong("idle") ?? 0;
  const shows = asked.bar === "0";

  // What is asked of the room holds on each of its pages: it stands before the `#`. (What else is asked of a game is its own.)
  const [path, pairs] = address();
  const named = (pair) => pair.split("=")[0];
  const moved = pairs.filter((pair) => !game() || NAMES.includes(named(pair)));
  if (moved[0]) {
    const names = moved.map(named);
    const before = location.search.slice(1).split("&").filter((pair) => pair && !names.includes(named(pair)));
    const after = pairs.filter((pair) => !moved.includes(pair)).join("&");
    history.replaceState(history.state, "", `?${[...before, ...moved].join("&")}#${path}${after && `?${after}`}`);
  }

  const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href: new URL("room.css", import.meta.url) });
  document.head.append(sheet);
  document.documentElement.dataset.room = shows ? "shown" : "played";
  const others = all.filter((id) => !set.includes(id)).flatMap((id) => [`[href="#/${id}"]`, `[href^="#/${id}/"]`]);
  // Pages out of the room have no way back.
  const away = `a:is(${['[target="_blank"]', ':not([href^="#"],[href=""],[download])', ...others].join()})`;
  const aside = all.filter((id) => !set.includes(id)).map((id) => `[data-do*=".${id}."]`);
  const rules = new CSSStyleSheet();
  // (Two games on one tile: it goes with both, and is as wide as what is left.)
  const tile = [1, 2].map((at) => `:has(>:nth-child(${at})>${away})`).join("");
  rules.replaceSync(
    `${away},:is(li,.card):has(>${away}),.kept:has(>:is(${[away, ...aside].join()})),li:has(>:only-child>${away}),.double${tile}{display:none}` +
      `.double:has(>.card>${away}){grid-column:auto;grid-template-columns:minmax(0,1fr)}`,
  );
  document.adoptedStyleSheets.push(rules);

  const inside = () => {
    const here = game();
    if (!here && !address()[0].slice(1) && !set[1]) location.replace(`#/${home}`);
    else if (known(here) && !set.includes(here)) location.replace(`#/${home}`);
  };
  addEventListener("hashchange", inside);
  inside();

  // The first press fills the screen; who leaves that has meant it.
  const fill = ({ isTrusted, key }) => {
    if (!isTrusted || key === "Escape") return;
    removeEventListener("click", fill, true);
    document.documentElement.requestFullscreen?.().catch(() => {});
  };
  addEventListener("click", fill, true);

  // Where computers alone play, who does not go on for minutes will not; and what people have begun on this screen gives
  // way to a game of theirs.
  const alone = shows && /[?&]players=computer(,computer)*(&|$)/.test(location.search);
  let told = now();
  addEventListener("message", ({ source }) => source === self && (told = now()));
  let over;
  let strange = 0;
  let renewed;
  // Another game, for whoever the address asks for.
  const anew = () => document.querySelector("main.play") && press("anew");
  const watch = () => {
    // The engine has stopped, and says so: nobody needs to find the way out.
    if (document.querySelector("main.crash")) return still() > 60e3 && location.reload();
    stayAwake(shows);
    const theirs = !!document.querySelector("[data-do=pause], main .fin");
    // (A moment for what is on its way.)
    strange = alone && game() && !theirs ? strange + 1 : 0;
    over = isOver() ? over ?? now() : undefined;
    const left = minutes && !alone && still() > minutes * 60e3;
    const stuck = alone && now() - told > 300e3;
    const ended = (shows && over && now() - over > 20e3) || stuck || strange > 3;
    if (!left && !ended) return;
    if (left) pressed = now();
    if (ended) [over, told, strange] = [undefined, now(), 0];
    // Between games, and where nobody is: a newer build. What is played is kept.
    if (Date.now() - looked > 3600e3) look();
    if (registration?.waiting && !renewed) {
      renewed = true;
      return press("renew");
    }
    if (ended) return anew();
    if (document.querySelector(".notice [data-do=close]")) press("close");
    if (document.getElementById("menu")) press("menu");
    scrollTo(0, 0);
    const there = `#/${home}`;
    // A game that is the start begins anew there, unless somebody comes to it from elsewhere.
    if (home && game() === home) {
      if (location.hash === there) return anew();
      addEventListener("hashchange", () => setTimeout(anew), { once: true });
    }
    location.hash = there;
  };
  setInterval(watch, 1000);
};

// On the page of a game's text its position is drawn, saved and printed.
let looks;
const picture = () => {
  clearInterval(looks);
  if (!/^\/[\w-]+\/text$/.test(address()[0])) return;
  const script = import("./picture.js");
  // The page comes when its part of the engine has; a game with secrets has no picture there.
  let times = 0;
  const stop = () => clearInterval(looks);
  looks = setInterval(() => script.then((it) => (it.show() || ++times > 50) && stop(), stop), 200);
};

// There is something to see.
const begin = (games) => {
  if (self !== top) return inFrame(games);
  addEventListener("hashchange", picture);
  picture();
  const asked = {};
  for (const [name, value] of new URLSearchParams([location.search.slice(1), ...address()[1]].join("&"))) {
    if (NAMES.includes(name)) asked[name] = value;
  }
  if (Object.keys(asked)[0]) return inRoom(games, asked);
  setInterval(stayAwake, 10e3);
  addEventListener("visibilitychange", () => stayAwake());
};

// ---- what is kept of the site, and when it is made anew
let registration;
let looked = 0;
const look = () => {
  looked = Date.now();
  registration?.update().catch(() => {});
};
const renew = () => {
  navigator.serviceWorker?.addEventListener("controllerchange", () => location.reload(), { once: true });
  if (!registration?.waiting) return location.reload();
  registration.waiting.postMessage("take over");
};
const keep = async (engine) => {
  const { serviceWorker: workers } = navigator;
  // For who installs the site: not before there is something to see.
  const manifest = new URL("manifest.webmanifest", import.meta.url);
  document.head.append(Object.assign(document.createElement("link"), { rel: "manifest", href: manifest }));
  if (!workers) return;
  try {
    registration = await workers.register("./sw.js");
  } catch {
    return; // where it is refused nothing is lost
  }
  looked = Date.now();
  const tell = async () => {
    if (registration.waiting && workers.controller) (await engine).newer();
  };
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", tell);
  });
  addEventListener("visibilitychange", () => {
    if (!document.hidden && Date.now() - looked > 3600e3) look();
  });
  tell();
};

// What the engine asks for; nothing is kept in a frame. Of `games` each one's board is told by its width by its height as
// it stands, at the end.
export const site = (what, games, engine) => {
  const does = {
    ready: () => begin(games),
    keep: () => keep(engine),
    look,
    renew,
    persist: () => navigator.storage?.persist?.().catch(() => {}),
  };
  // All else is to be heard. Without its sounds the game is as good.
  if (!Object.hasOwn(does, what)) return import("./sound.js").then((sound) => sound.play(what)).catch(() => {});
  if (what === "ready" || self === top) does[what]();
};
