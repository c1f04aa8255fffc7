
// The end of the script that starts the thinker's module: in a worker it starts itself, on the page boot.js
// starts it. What fails is thrown outside of the module, so that the page hears `error` in WebKit too.
if (self.DedicatedWorkerGlobalScope) {
  const fail = (error) => {
    throw error;
  };
  __wbg_init().then(
    () => thinkFor(self),
    (error) => setTimeout(fail, 0, error),
  );
}
