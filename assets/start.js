
// The rest of this file is the end of the script that starts a module, the page's, which the build puts into boot.js, or the
// thinker's: the build has packed the module, and the tables of solved games, better than hosts do.
export const MODULE = "./__MODULE__";
const headers = { "Content-Type": "application/wasm" };
const GZIP = [0x1f, 0x8b];
const WASM = [0, 0x61, 0x73, 0x6d];
// Fetches the file of this name, unpacked. Hosts announce packed files in different ways, so that the browser may have
// unpacked it; and an answer may be another's, such as the page on which one logs in to a network: its first bytes tell.
const fetchUnpacked = async (name, more, isTable) => {
  const answer = await fetch(new URL(name, import.meta.url), more);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  const reader = answer.body.getReader();
  const { value: first = [] } = await reader.read();
  const begins = (bytes) => bytes.every((byte, at) => byte === first[at]);
  const packed = begins(GZIP);
  // (A table may begin with anything but a page's `<`.)
  const known = packed || begins(WASM) || (isTable && first[0] !== 0x3c);
  if (!known) throw new Error(`${name}: not what was asked for`);
  const pull = async (rest) => {
    const { done, value } = await reader.read();
    if (done) rest.close();
    else rest.enqueue(value);
  };
  const body = new ReadableStream({ start: (rest) => rest.enqueue(first), pull });
  return new Response(packed ? body.pipeThrough(new DecompressionStream("gzip")) : body, { headers });
};
// Gives `use` the answer for a file. Where that fails, the browser's cache may hold another answer, or only a part of the file:
// `use` gets the answer past the cache.
const fetchAndUse = (use, name, more, isTable) =>
  use(fetchUnpacked(name, more, isTable)).catch(() => use(fetchUnpacked(name, { ...more, cache: "reload" }, isTable)));
const fetchModule = (name) => fetchAndUse((answer) => WebAssembly.compileStreaming(answer), name);

// Between its steps what waits has its turn, such as a press, or a picture of what is there already.
export const turn = () => new Promise((done) => setTimeout(done));
const begin = async (ready) => {
  const [module] = await Promise.all([fetchModule(MODULE), ready]);
  await turn();
  return __wbg_finalize_init(await WebAssembly.instantiate(module, __wbg_get_imports()));
};
// Once, however often it is asked for, and not before all is ready: who asks gets what the module exports. What failed may
// be begun again.
let begun;
export const start = (ready) =>
  (begun ??= begin(ready).catch((error) => {
    begun = undefined;
    throw error;
  }));

// The code that one game alone needs of the page's module is a part of its own, and so is the code that draws pages to read: the
// build tells what each part is for, its file, and the numbers of its functions. So is the code that the first picture of a new
// game does without, in two steps: DEFERRED. `bring` fetches what a page needs to be shown: of a game in play its part alone, of its
// other pages what draws them besides, and all where there is no game. `lacks` tells whether anything that a page needs has not
// come.
const PARTS = [];
export const DEFERRED = ["moves", "deferred"];
const modules = {};
const coming = {};
const compile = async ([part, file]) => {
  coming[part] ??= fetchModule(`${file}.bin`);
  // Forget a fetch that failed, so that the next call tries again.
  modules[part] = await coming[part].finally(() => delete coming[part]);
};
const needed = (game, plays) => ([part]) => !game || part === game || (!plays && ["reading", ...DEFERRED].includes(part));
const lacking = (needs) => PARTS.filter((part) => !modules[part[0]] && needs(part));
export const bring = (...page) => Promise.all(lacking(needed(...page)).map(compile));
export const lacks = (...page) => !!lacking(needed(...page))[0];
const named = (name) => ([part]) => part === name;
export const bringPart = (name) => Promise.all(lacking(named(name)).map(compile));
export const lacksPart = (name) => !!lacking(named(name))[0];
// The page calls a part as if it were there, and nothing in it can wait: boot.js lets nothing reach it before its part has
// come.
// By number, the name under which module and parts know a function.
const key = (n) => (-n).toString(36);
const parts = {};
const calls = [];
for (const [part, file, from, to] of PARTS) {
  const begin = () => {
    if (!modules[part]) throw new WebAssembly.RuntimeError(`${file} was not awaited`);
    const { exports } = new WebAssembly.Instance(modules[part], { a: wasm });
    for (let n = from; n < to; n++) calls[n] = exports[key(n)];
  };
  for (let n = from; n < to; n++) {
    parts[key(n)] = (...given) => {
      if (!calls[n]) begin();
      return calls[n](...given);
    };
  }
}
