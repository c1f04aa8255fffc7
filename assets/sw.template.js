// Keeps the site for playing offline. `cargo xtask precache` fills in the four constants.
"use strict";
const VERSION = "{{version}}";
// The files of this build, each with the first half of its SHA-256.
const FILES = {{files}};
// Files that are kept once they have been asked for: the long texts, one file per language, tables and nets of computer players,
// the fonts of rare letters, and looks that are chosen.
const ASKED = {{asked}};
// The files of the thinker, which chooses the moves of computer players.
const THINKER = {{thinker}};
const HASHES = { ...FILES, ...ASKED, ...THINKER };

// Everything below is relative to the folder this script lies in: one build works in any folder.
// Sites of one host share their caches: the name holds the site and its folder.
const scope = new URL("./", self.location.href);
const prefix = `palamede:${scope.pathname}:`;
const cacheName = prefix + VERSION;
// The script of a page that only loads itself again: no page of the site holds a script.
const again = new URL("./again.js", scope);

self.addEventListener("install", (event) => event.waitUntil(install()));

async function install() {
  // One can play in every language; to read there is what the visitor most likely will, and what was kept
  // of the build before. The rest is kept once it was read.
  const name = (lang) => `./words/${lang.slice(0, 2)}-prose.txt`;
  const texts = Object.keys(ASKED);
  const likely = [...navigator.languages, "fr"].map(name).find((file) => texts.includes(file));
  const had = await Promise.all(texts.map((file) => caches.match(new URL(file, scope))));
  const asked = texts.filter((file, at) => file === likely || had[at]);
  // Against the computer plays again who once did: its name was another.
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const thinker = all.flat().some(({ url }) => url.includes("/thinker-")) ? Object.keys(THINKER) : [];
  const stood = await caches.has(cacheName);
  const cache = await caches.open(cacheName);
  try {
    await Promise.all([...Object.keys(FILES), ...asked, ...thinker].map((file) => keep(cache, file)));
  } catch (error) {
    // All or nothing: the build before stays, and this one is asked for another time. (What stood there already is this
    // build's, and its worker's.)
    if (!stood) await caches.delete(cacheName);
    throw error;
  }
}

// Fetches a file of this build and keeps it. What has a hash in its address the page has just fetched. Other files might be of
// the build before: the server is asked whether they are. (Trunk writes hashes without zeros in front.) What the browser
// has kept may be another's: then past its cache.
async function keep(cache, file) {
  const hashed = /[-?][0-9a-f]{9,16}(?:[._]|$)/.test(file);
  for (const how of [hashed ? "default" : "no-cache", "reload"]) {
    const answer = await fetch(new URL(file, scope), { cache: how });
    const [own, copy] = await examined(file, answer);
    if (own) return cache.put(new URL(file, scope), copy);
  }
  throw new Error(`${file} is not this build's`);
}

// Whether this answer is the file of this build, and a copy of it. A network that wants one to log in, or a server in the
// middle of an update, answers with something else.
async function examined(file, answer) {
  const bytes = await answer.arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const text = Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const headers = new Headers(answer.headers);
  // The browser has unpacked what the server has packed.
  for (const name of ["Content-Encoding", "Content-Length"]) headers.delete(name);
  return [answer.ok && text.startsWith(HASHES[file]), new Response(bytes, { status: answer.status, headers })];
}

// A page that was there before its worker goes on with it: what is read there is kept, too.
self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith(prefix) && name !== cacheName;
  const forget = async (names) => Promise.all(names.filter(old).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(forget).then(() => self.clients.claim()));
});

// A new build waits until no page of the old one is left, so that a page never meets files of another
// build. A page may hurry it.
self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return;
  if (url.pathname === again.pathname) {
    event.respondWith(new Response("location.reload()", { headers: { "Content-Type": "text/javascript" } }));
    return;
  }
  if (request.mode === "navigate") event.waitUntil(complete());
  event.respondWith(request.mode === "navigate" ? page(request, url) : file(request, url));
});

// Fetches the thinker, too: a returning visitor may want to play against the computer without a network.
async function complete() {
  const cache = await caches.open(cacheName);
  for (const name of Object.keys(THINKER)) {
    if (!(await cache.match(new URL(name, scope)))) await keep(cache, name).catch(() => {});
  }
}

async function file(request, url) {
  const cache = await caches.open(cacheName);
  const address = url.origin + url.pathname;
  const kept = await cache.match(address, { ignoreSearch: true });
  // The page asks with `reload` for a file that turned out to be of another build: fetch it past all caches.
  if (kept && (request.cache !== "reload" || request.mode === "navigate")) return kept;
  const answer = await fetch(request);
  const asked = [...Object.keys(ASKED), ...Object.keys(THINKER)].find((file) => new URL(file, scope).href === address);
  if (!asked || !answer.ok) return answer;
  const [own, copy] = await examined(asked, answer);
  if (own) await cache.put(address, copy.clone()).catch(() => {});
  return copy;
}

// The pages that the engine shows, too, by their addresses: `fr/mak-yek/` the rules, `fr/mak-yek/play/` the game that the end of
// the address tells, which redirections keep. The statements it has not: its start script tells that they did not come.
function beside(lang, part, more) {
  if (!part || more === "play") return "";
  const own = ["keyboard", "sources", "map", "accessibility", "privacy", "embed"].includes(part);
  return `#/${part}${own ? "" : "/rules"}?lang=${lang}`;
}

async function page(request, url) {
  const waiting = self.registration.waiting;
  if (waiting && (await self.clients.matchAll({ type: "window" })).length < 2) {
    // This page is the only one: leaving or reloading it is the moment for the new build. (Not a
    // Refresh header: where the address has a fragment, Chromium takes that for a jump within the page.)
    waiting.postMessage("take over");
    return new Response(`<script src="${again.pathname}"></script>`, { headers: { "Content-Type": "text/html" } });
  }
  const home = url.pathname === scope.pathname || url.pathname === scope.pathname + "index.html";
  if (home) return file(request, scope);
  try {
    return await file(request, url);
  } catch (error) {
    // Without a network, a page that there is not, or not here: the games are.
    const kept = await (await caches.open(cacheName)).match(scope.href);
    if (!kept) throw error;
    const [lang, part, more] = url.pathname.slice(scope.pathname.length).split("/");
    if (part !== undefined) return Response.redirect(scope.href + beside(lang, part, more));
    return new Response(kept.body, { status: 404, headers: kept.headers });
  }
}
