
// The thinker's script goes on so: in a worker it starts itself, on the page boot.js starts it. What fails is thrown
// outside of the module, so that the page hears `error` in WebKit too.
if (self.DedicatedWorkerGlobalScope) {
  const fail = (error) => {
    throw error;
  };
  start().then(
    () => thinkFor(self),
    (error) => setTimeout(fail, 0, error),
  );
}
// If the file does not come within five seconds, the player searches instead.
self.fetchFile = async (path, tell) => {
  const bytes = async (answer) => new Uint8Array(await (await answer).arrayBuffer());
  tell(await fetchAndUse(bytes, path, { signal: AbortSignal.timeout(5000) }, true).catch(() => {}));
};
