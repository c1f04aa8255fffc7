
// What follows stands at the end of the script that starts the thinker's module: in a worker it starts itself, on the page boot.js
// starts it. What fails is thrown outside of the module, so that the page hears `error` in WebKit too.
self.fetchTable = (name, tell) =>
  fetch(new URL(`solved/${name}.bin`, import.meta.url))
    .then((answer) => (answer.ok ? answer.arrayBuffer() : undefined))
    .then((bytes) => bytes && new Uint8Array(bytes))
    .catch(() => undefined)
    .then(tell);
if (self.DedicatedWorkerGlobalScope) {
  const fail = (error) => {
    throw error;
  };
  __wbg_init().then(
    () => thinkFor(self),
    (error) => setTimeout(fail, 0, error),
  );
}
