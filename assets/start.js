
// What follows is the end of the script that starts a module, the page's or the thinker's: the build has packed the
// module, and the tables of solved games, better than hosts do.
const headers = { "Content-Type": "application/wasm" };
const reached = async (name, more) => {
  const answer = await fetch(new URL(name, import.meta.url), more);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.body;
};
const unpacked = async (name, more) =>
  new Response((await reached(name, more)).pipeThrough(new DecompressionStream("gzip")), { headers });

// Between its steps what waits has its turn, such as a press, or a picture of what is there already.
export const turn = () => new Promise((done) => setTimeout(done));
const begin = async () => {
  const module = await WebAssembly.compileStreaming(unpacked("__MODULE__"));
  await turn();
  return __wbg_finalize_init(await WebAssembly.instantiate(module, __wbg_get_imports()));
};
// Once, however often it is asked for: who asks gets what the module exports. What failed may be begun again.
let begun;
export const start = () =>
  (begun ??= begin().catch((error) => {
    begun = undefined;
    throw error;
  }));

// What one game alone needs of the page's module is a part of its own, and so is what draws pages to read: the build
// tells each part's game and file, and the numbers of its functions. `bring` fetches that of a game, and the other one where
// it is not the game itself that is to be shown; or all where there is no game. `lacks` tells whether any of these has not
// come.
const PARTS = [];
const modules = {};
const coming = {};
const compile = async ([game, file]) => {
  const part = async () => new Response(await reached(file), { headers });
  coming[game] ??= WebAssembly.compileStreaming(part());
  // What did not come may come another time.
  modules[game] = await coming[game].finally(() => delete coming[game]);
};
const lacking = (game, plays) =>
  PARTS.filter(([of]) => !modules[of] && (!game || of === game || (of === "reading" && !plays)));
export const bring = (...page) => Promise.all(lacking(...page).map(compile));
export const lacks = (...page) => !!lacking(...page)[0];
// The page calls a part as if it were there, and nothing in it can wait: what has not come is fetched at once.
const hurried = (file) => {
  const request = new XMLHttpRequest();
  request.open("GET", new URL(file, import.meta.url), false);
  request.overrideMimeType("text/plain; charset=x-user-defined");
  request.send();
  return new WebAssembly.Module(Uint8Array.from(request.response, (char) => char.charCodeAt(0)));
};
const parts = {};
const calls = [];
for (const [game, file, from, to] of PARTS) {
  const begin = () => {
    const { exports } = new WebAssembly.Instance((modules[game] ??= hurried(file)), { a: wasm });
    for (let n = from; n < to; n++) calls[n] = exports[`-${n}`];
  };
  for (let n = from; n < to; n++) {
    parts[`-${n}`] = (...given) => {
      if (!calls[n]) begin();
      return calls[n](...given);
    };
  }
}
