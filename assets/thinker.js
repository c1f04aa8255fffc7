
// What follows is the end of the script that starts the thinker's module: in a worker it starts itself, on the
// page boot.js starts it. What fails is thrown outside of the module, so that the page hears `error` in WebKit too.
const unpacked = async (name, more) => {
  const answer = await fetch(new URL(name, import.meta.url), more);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  const headers = { "Content-Type": "application/wasm" };
  return new Response(answer.body.pipeThrough(new DecompressionStream("gzip")), { headers });
};
export const start = () => __wbg_init({ module_or_path: unpacked("thinker_bg.wasm") });
if (self.DedicatedWorkerGlobalScope) {
  const fail = (error) => {
    throw error;
  };
  start().then(
    () => thinkFor(self),
    (error) => setTimeout(fail, 0, error),
  );
}
// Where a table does not come, or not soon, its player searches instead.
self.fetchTable = async (name, tell) => {
  const table = async () => {
    const answer = await unpacked(`solved/${name}.bin`, { signal: AbortSignal.timeout(5000) });
    return new Uint8Array(await answer.arrayBuffer());
  };
  tell(await table().catch(() => {}));
};
