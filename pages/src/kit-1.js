/* Palamède, kit-1: a page talks with the games that it holds in frames. What this version does it will always do.

   const game = Palamede.attach(document.querySelector("iframe"));
   game.on("end", ({ game, outcome }) => …);  // height, ready, start, turn, end
   await game.ready;
   game.newGame();  game.setLanguage("en");  game.setTheme("dark");  game.detach(); */
(() => {
  "use strict";
  // The games are where this script is from.
  const { origin } = new URL(document.currentScript.src);
  const attach = (frame) => {
    if (frame?.localName !== "iframe") throw new TypeError("Palamede.attach wants the iframe of a game, once it is in the page");
    // A frame whose sandbox takes its origin away says that it has none.
    const { sandbox } = frame;
    const none = sandbox.length > 0 && !sandbox.contains("allow-same-origin");
    const heard = { __proto__: null };
    let done;
    const ready = new Promise((is) => (done = is));
    const hear = ({ source, origin: from, data }) => {
      if (source !== frame.contentWindow || from !== (none ? "null" : origin) || data?.palamede !== 1) return;
      const { palamede, event, ...more } = data;
      if (event === "ready") done(more);
      for (const listener of heard[event] ?? []) listener(more);
    };
    const send = (to, ask, value) => frame.contentWindow?.postMessage({ palamede: 1, ask, value }, to);
    const ask = (...what) => send(none ? "*" : origin, ...what);
    addEventListener("message", hear);
    // Ask for `ready` again: the frame may have sent it before this listener was there. Send it to any origin, as a frame
    // that is still loading does not have its own yet.
    send("*", "ready");
    return {
      ready,
      on(event, listener) {
        (heard[event] ??= []).push(listener);
        return this;
      },
      newGame: () => ask("newGame"),
      setLanguage: (lang) => ask("setLanguage", lang),
      setTheme: (theme) => ask("setTheme", theme),
      detach: () => removeEventListener("message", hear),
    };
  };
  self.Palamede = { version: 1, attach };
})();
