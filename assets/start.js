
// What follows is the end of the script that starts a module, the page's or the thinker's: the build has packed the
// module, and the tables of solved games, better than hosts do.
const unpacked = async (name, more) => {
  const answer = await fetch(new URL(name, import.meta.url), more);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  const headers = { "Content-Type": "application/wasm" };
  return new Response(answer.body.pipeThrough(new DecompressionStream("gzip")), { headers });
};
export const start = () => __wbg_init({ module_or_path: unpacked("__MODULE__") });
