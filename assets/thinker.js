// The thinker: a second start of the page's own wasm, in a worker.
//
// The worker's name is the file name of the page's hashed module, so that both always run the same
// build. (Not a query on this address: a service worker that answers from its cache drops it.)
const js = new URL("./" + self.name, location.href);
const wasm = new URL(js.pathname.replace(/\.js$/, "_bg.wasm"), js);
try {
  const engine = await import(js);
  await engine.default({ module_or_path: wasm });
} catch (error) {
  // Thrown outside of the module, so that the page hears `error` in WebKit too.
  setTimeout(() => {
    throw error;
  });
}
