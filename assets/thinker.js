
// What follows is the end of the script that starts the thinker's module: in a worker it starts itself, on the
// page boot.js starts it. What fails is thrown outside of the module, so that the page hears `error` in WebKit too.
if (self.DedicatedWorkerGlobalScope) {
  const fail = (error) => {
    throw error;
  };
  __wbg_init().then(
    () => thinkFor(self),
    (error) => setTimeout(fail, 0, error),
  );
}
// Where a table does not come, or not soon, its player searches instead.
self.fetchTable = async (name, tell) => {
  const table = async () => {
    const answer = await fetch(new URL(`solved/${name}.bin`, import.meta.url), { signal: AbortSignal.timeout(5000) });
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
  };
  tell(await table().catch(() => {}));
};
