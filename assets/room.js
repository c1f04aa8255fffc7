// A screen that stands in a room: which games it has, where it returns to when nobody has pressed anything for so many
// minutes, and whether there is anything to press at all. `around.js` asks for this script where the address says one of these.
import { address, begun, game, isOver, isUsed, now, press, stayAwake, still, takeNewer } from "./around.js";

// Whether somebody is there, what happens otherwise, and what to press, in each language. The build fills it in, from
// examples/words.rs.
const SENTENCES = __ROOM__;

// Asks that for a while before the screen returns: who reads or thinks is not thrown out. Whatever is pressed is an answer.
const asking = () => {
  const dialog = document.createElement("dialog");
  const [there, returns, stay] = SENTENCES[document.documentElement.lang] ?? Object.values(SENTENCES)[0];
  const part = (tag, textContent, more) => Object.assign(document.createElement(tag), { textContent, ...more });
  const onclick = () => dialog.close();
  dialog.append(part("h2", there, { id: "there" }), part("p", returns), part("button", stay, { className: "btn big pri", onclick }));
  dialog.className = "there";
  dialog.setAttribute("aria-labelledby", "there");
  dialog.onclose = () => dialog.remove();
  document.body.append(dialog);
  dialog.showModal();
};
const ASKED = 20e3;

// Takes the engine's table of games, and all that the address asks for.
export const begin = (games, all) => {
  const asked = Object.fromEntries(["games", "home", "idle", "bar"].map((name) => [name, all.getAll(name).at(-1)]));
  const wrong = (name) => console.warn(`Palamède: ${name}=${asked[name]}?`);
  const known = (id) => Object.hasOwn(games, id);
  const every = Object.keys(games);
  let set = (asked.games ?? "").split(",").filter(known);
  if (set.join() !== (asked.games ?? "")) wrong("games");
  if (!set[0]) set = every;
  // One game alone is a home, too.
  let home = set[1] ? "" : set[0];
  if (set.includes(asked.home)) home = asked.home;
  else if (asked.home) wrong("home");
  const minutes = /^\d{1,3}$/.test(asked.idle ?? "0") ? +(asked.idle ?? 0) : wrong("idle") ?? 0;
  const shows = asked.bar === "0";

  // The parameters of the room hold on each of its pages: they stand before the `#`. (Those of a game stand behind it.)
  const [path, pairs] = address();
  const named = (pair) => pair.split("=")[0];
  const moved = pairs.filter((pair) => (!game() && named(pair) !== "only") || Object.hasOwn(asked, named(pair)));
  if (moved[0]) {
    const names = moved.map(named);
    const before = location.search.slice(1).split("&").filter((pair) => pair && !names.includes(named(pair)));
    const after = pairs.filter((pair) => !moved.includes(pair)).join("&");
    history.replaceState(history.state, "", `?${[...before, ...moved].join("&")}#${path}${after && `?${after}`}`);
  }

  const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href: new URL("room.css", import.meta.url) });
  document.head.append(sheet);
  document.documentElement.dataset.room = shows ? "shown" : "played";
  const others = every.filter((id) => !set.includes(id)).flatMap((id) => [`[href="#/${id}"]`, `[href^="#/${id}/"]`]);
  // Pages out of the room have no way back. (Of a source in a text the words stay: room.css.)
  const away = `a:not([rel~="external"]):is(${['[target="_blank"]', ':not([href^="#"],[href=""],[download])', ...others].join()})`;
  const aside = every.filter((id) => !set.includes(id)).map((id) => `[data-do*=".${id}."]`);
  const rules = new CSSStyleSheet();
  // (Two games on one tile: it goes with both, and is as wide as what is left.)
  const tile = [1, 2].map((at) => `:has(>:nth-child(${at})>${away})`).join("");
  rules.replaceSync(
    // The choices among all games would count those that are not here.
    `${others[0] ? ".pick," : ""}${away},:is(li,.card):has(>${away}),.kept:has(>:is(${[away, ...aside].join()})),li:has(>:only-child>${away}),.double${tile}{display:none}` +
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

  addEventListener("click", (event) => event.target.closest?.('a[rel~="external"]') && event.preventDefault(), true);

  // The first press fills the screen; who leaves that has meant it.
  const fill = ({ isTrusted }) => {
    if (!isTrusted) return;
    removeEventListener("click", fill, true);
    document.documentElement.requestFullscreen?.().catch(() => {});
  };
  addEventListener("click", fill, true);

  // On a display, what moves by itself stops at a press anywhere, and at the space bar; then there is a button to go on.
  const halt = (event) => {
    const { isTrusted, key, target } = event;
    const stops = document.querySelector("[data-do=pause]");
    if (!isTrusted || !stops || (key ?? " ") !== " " || target.closest?.("button:not([role])")) return;
    if (key) event.preventDefault();
    press("pause");
  };
  if (shows) for (const kind of ["click", "keydown"]) addEventListener(kind, halt);

  // A person who does not go on for minutes beside computers will not; and a game that people have begun on this screen
  // gives way to one of computers alone.
  const alone = shows && /[?&]players=computer(,computer)*(&|$)/.test(location.search);
  let told = now();
  addEventListener("message", ({ source }) => source === self && (told = now()));
  let over;
  let strange = 0;
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
    // For how long it has been time to return.
    const late = minutes && !alone ? still() - minutes * 60e3 : -1;
    const asked = document.querySelector("dialog.there");
    if (late < 0 && asked) asked.close();
    if (late >= 0 && late < ASKED && isUsed()) return asked || asking();
    const left = late >= 0;
    const stuck = alone && now() - told > 300e3;
    const ended = (shows && over && now() - over > 20e3) || stuck || strange > 3;
    if (!left && !ended) return;
    const unused = !isUsed();
    if (left) begun();
    asked?.close();
    if (ended) [over, told, strange] = [undefined, now(), 0];
    // Between games, and where nobody is: a newer build. What is played is kept.
    if (takeNewer()) return;
    if (ended) return anew();
    // The screen has already returned to its start.
    if (unused) return;
    if (document.querySelector(".notice [data-do=close]")) press("close");
    if (document.getElementById("menu")) press("menu");
    scrollTo(0, 0);
    const there = `#/${home}`;
    // A game that is the start itself begins anew; one that was left for it goes on when somebody resumes it.
    if (home && game() === home) {
      if (location.hash === there) return anew();
      addEventListener("hashchange", () => setTimeout(anew), { once: true });
    }
    location.hash = there;
  };
  setInterval(watch, 1000);
};
