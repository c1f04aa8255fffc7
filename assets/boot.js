// Closes the page to all but the site's own folder, then starts the engine, or says why it cannot.
//
// A classic script on purpose: in a sandboxed frame, module scripts are refused unless the server
// sends `Access-Control-Allow-Origin`, and then only a classic script is left to say so.
// Trunk writes the hashed names of the module and of its wasm on this script's element.
(() => {
  "use strict";
  const { js, wasm } = document.currentScript.dataset;
  const folder = new URL("./", location.href);
  const at = (name) => new URL(name, folder);

  // The second policy of the page. Both hold, so this can only narrow the one in index.html. It names
  // the folder, which a static page cannot know: hosts of project sites share one origin.
  const own = (folder.origin + folder.pathname).replace(/[;,]/g, encodeURIComponent);
  const policy = document.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content =
    `default-src 'none'; script-src ${own} 'wasm-unsafe-eval'; style-src ${own}; img-src ${own} data:; ` +
    `connect-src ${own}; worker-src ${own}; manifest-src ${own}; base-uri 'none'; form-action 'none'`;
  document.head.append(policy);

  // In every language: the engine, which knows the visitor's, is not there.
  const SENTENCES = {
    wait: ["Le jeu se charge…", "The game is loading…", "棋正在载入……"],
    file: [
      "Cette page a été ouverte comme un fichier\u00a0: elle ne marche que servie par un site.",
      "This page was opened as a file: it only works when a site serves it.",
      "这个页面是当作文件打开的，放在网站上才能用。",
    ],
    wasm: [
      "Ce navigateur ne peut pas faire marcher le jeu\u00a0: WebAssembly lui manque ou n’est pas assez récent.",
      "This browser cannot run the game: WebAssembly is missing or too old.",
      "这个浏览器无法运行这里的棋：没有WebAssembly，或者版本太旧。",
    ],
    frame: [
      "Dans ce cadre isolé, le navigateur ne laisse pas le jeu se charger. Ouvrez-le dans sa propre page.",
      "Inside this sandboxed frame, the browser does not let the game load. Open it in a page of its own.",
      "浏览器不让棋在这个隔离的框架里载入。请在单独的页面中打开。",
    ],
    network: [
      "Le jeu n’a pas pu se charger. Vérifiez la connexion, puis rechargez la page.",
      "The game could not be loaded. Check the connection, then reload the page.",
      "棋没能载入。请检查网络连接，再重新载入页面。",
    ],
  };

  // The engine replaces what is in #app when it starts: its own main part has an id. What fails after
  // that is the engine's own to say.
  const busy = () => document.querySelector('#app main[aria-busy="true"]:not([id])');
  const say = (which, role) => {
    const main = busy();
    if (!main) return;
    const box = document.createElement("div");
    box.className = "boot";
    box.setAttribute("role", role);
    SENTENCES[which].forEach((sentence, language) => {
      const p = document.createElement("p");
      p.lang = ["fr", "en", "zh-Hans"][language];
      p.textContent = sentence;
      box.append(p);
    });
    if (which === "frame") {
      const link = document.createElement("a");
      link.href = location.href;
      link.target = "_blank";
      link.rel = "noopener";
      link.textContent = "Palamède";
      box.append(link);
    }
    main.replaceChildren(box);
    if (role === "alert") main.removeAttribute("aria-busy");
  };

  const why = (error) => {
    if (location.protocol === "file:") return "file";
    if (typeof WebAssembly !== "object" || error instanceof WebAssembly.CompileError) return "wasm";
    return self.origin === "null" ? "frame" : "network";
  };

  const fail = (error) => {
    console.error(error);
    say(why(error), "alert");
  };

  setTimeout(() => say("wait", "status"), 800);
  const parsed = new Promise((done) => document.addEventListener("DOMContentLoaded", done, { once: true }));
  const loaded = import(at(js).href);

  // The packs of sentences: the engine holds none and asks for those it shows.
  const words = (name, cache) => fetch(at(`words/${name}.txt`), { cache }).then((answer) => answer.text());
  // Those that it will most likely ask for first come while it loads: in the link's language, the one
  // in the settings, the browser's. Which one it is the engine decides.
  let kept;
  try {
    kept = localStorage.getItem("palamede.settings");
  } catch {} // a sandboxed frame
  const signs = [location.hash, kept, ...navigator.languages.map((lang) => `lang=${lang}`), "lang=fr"];
  const [, guess] = /lang=(fr|en|zh)/.exec(signs.join(" "));
  const early = { [guess]: words(guess) };
  // The long texts, for pages to read.
  const prose = `${guess}-prose`;
  if (/^#\/(.+\/rules|sources|accessibility|embed|keyboard)/.test(location.hash)) early[prose] = words(prose);
  self.fetchWords = async (name) => {
    const first = early[name];
    delete early[name];
    const engine = await loaded;
    try {
      if (engine.fetched(name, await (first ?? words(name)))) return;
      // What the browser has kept is of another build, or of a moment without: past its cache.
      if (engine.fetched(name, await words(name, "reload"))) return;
      throw new Error(`words/${name}.txt is not what this build asks for`);
    } catch (error) {
      // With a page to say so on, the engine does.
      if (!engine.fetched(name)) fail(error);
    }
  };

  parsed
    .then(() => loaded)
    .then((engine) => engine.default({ module_or_path: at(wasm) }))
    .then(() => {
      // A trap that is no panic: the engine has not said so itself. Once: this may trap, too.
      let told;
      const trap = async ({ error, reason }) => {
        if (told || !((error ?? reason) instanceof WebAssembly.RuntimeError)) return;
        told = true;
        if (!document.querySelector("main.crash")) (await loaded).trapped(String(error ?? reason));
      };
      addEventListener("error", trap);
      addEventListener("unhandledrejection", trap);
    })
    .catch(fail);
  // Told above, once the page is there to tell it on.
  loaded.catch(() => {});
  for (const text of Object.values(early)) text.catch(() => {});
})();
