// Walks through a moment of a game with secrets, and after each press writes down everything that can be seen of the
// page: by a script, a reader, the browser's tools. What is under the name of the game's save is passed over: that
// one says that it holds secrets.
const [save, path, presses, leak, done] = arguments;
if (!window.told) {
  window.told = [];
  for (const level of ["log", "info", "debug", "warn", "error", "table", "dir"]) {
    const tell = console[level];
    console[level] = (...what) => {
      window.told.push(`${level}: ${what.join(" ")}`);
      tell.apply(console, what);
    };
  }
}
// Sounds are asked for by name, and their script is fetched with the first: it may take its time.
const heard = [];
const { site } = window;
window.site = (what) => {
  if (!["ready", "keep", "look", "renew", "persist"].includes(what)) heard.push(what);
  return site(what);
};
// What a begun game shows comes with the first step, in several files: all of them, before anything is written down.
let coming = 0;
const { fetchWords } = window;
window.fetchWords = async (name) => {
  coming += 1;
  await fetchWords(name);
  coming -= 1;
};
// (But for fonts: Chromium fetches those anew that a sheet in its memory was used for on pages before.)
const fetched = () => {
  const names = performance.getEntriesByType("resource").map((entry) => entry.name);
  return names.filter((name) => !name.endsWith(".woff2")).sort();
};
// The texts that are kept of games, but for the one that says that it holds secrets.
const base = `palamede:${new URL("./", location.href).pathname}:`;
const texts = () =>
  new Promise((go) => {
    const request = indexedDB.open(base, 1);
    request.onsuccess = () => {
      const store = request.result.transaction("texts").objectStore("texts");
      store.getAllKeys().onsuccess = ({ target: { result: keys } }) => {
        store.getAll().onsuccess = ({ target: { result: all } }) => {
          request.result.close();
          go(keys.map((key, at) => [key, all[at]]));
        };
      };
    };
  });
// (Until it is written it is in localStorage, too.)
const kept = (storage) => Object.entries(storage).filter(([name]) => !name.endsWith(save)).sort();
const names = async () => {
  const all = "caches" in window ? await caches.keys() : [];
  const files = await Promise.all(all.map(async (name) => [name, (await (await caches.open(name)).keys()).map((r) => r.url)]));
  const bases = indexedDB.databases ? (await indexedDB.databases()).map((base) => base.name) : [];
  return { files, bases };
};
const observe = async () => ({
  page: document.documentElement.outerHTML,
  title: document.title,
  address: location.href,
  history: [history.length, JSON.stringify(history.state), window.name],
  local: kept(localStorage),
  texts: (await texts()).filter(([name]) => name !== save),
  session: kept(sessionStorage),
  cookie: document.cookie,
  ...(await names()),
  globals: Object.getOwnPropertyNames(window).sort(),
  fetched: fetched(),
  heard: heard.splice(0),
  marks: [...performance.getEntriesByType("mark"), ...performance.getEntriesByType("measure")].map((entry) => entry.name),
  fields: [...document.querySelectorAll("input, textarea")].map((field) => [field.name, field.value, field.checked]),
  focus: document.activeElement.id,
  scrolled: [...document.querySelectorAll("*")].filter((e) => e.scrollTop || e.scrollLeft).map((e) => [e.id, e.scrollTop]),
  drawn: [...document.querySelectorAll("canvas, img, iframe")].length,
  said: window.watched?.said.splice(0),
  told: window.told,
});
const until = (ready) =>
  new Promise((go) => {
    const look = () => (ready() ? go() : setTimeout(look, 10));
    look();
  });
const changed = (act) =>
  new Promise((go) => {
    addEventListener("hashchange", () => setTimeout(go), { once: true });
    act();
  });
const seen = [];
const write = async (when) => {
  // The words of the form are fetched.
  await until(() => document.querySelector("#app main:not([aria-busy])"));
  // The requests to the site as a whole come after the first picture.
  await until(() => document.querySelector("link[rel=manifest]"));
  // Nobody can come to the screen in the moment after a step: it passes first.
  await until(() => !document.querySelector('[data-do="sit"][aria-disabled]'));
  // The missed moves go by.
  await until(() => !document.querySelector('[data-do="missed:again"][aria-disabled]'));
  await until(() => {
    const [text, part] = ["-prose.txt", "_reading.bin"].map((end) => fetched().some((name) => name.endsWith(end)));
    return !coming && text === part;
  });
  await until(() => !heard[0] || fetched().some((name) => name.endsWith("/sound.js")));
  // The list of moves is scrolled with the next picture.
  await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(go))));
  // A page that leaks, to see that it is noticed.
  if (leak) {
    const [, own] = (await texts()).find(([name]) => name === save);
    document.querySelector("#app").dataset.moves = own.match(/^moves: .*$/m)[0];
  }
  seen.push([when, JSON.stringify(await observe())]);
};
(async () => {
  await write("behind the curtain");
  for (const selector of presses) {
    if (selector.startsWith("key:")) {
      document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: selector.slice(4), bubbles: true }));
      await write(selector);
      continue;
    }
    let element;
    await until(() => (element = document.querySelector(`${selector}:not([aria-disabled])`)));
    element.focus();
    element.click();
    await write(selector);
  }
  // No entry of the history is made: its length is compared.
  for (const page of ["/text", "/new", ""]) {
    await changed(() => location.replace(path + page));
    // The script that draws the position is fetched there, of whatever game.
    if (page === "/text") await until(() => fetched().some((name) => name.endsWith("/picture.js")));
    await write(`the page ${page}`);
  }
  done(seen);
})().catch((error) => done([["failed", String(error)]]));
