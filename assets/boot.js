// Closes the page to all but the site's own folder, then starts the engine, or says why it cannot.
//
// A classic script on purpose: in a sandboxed frame, module scripts are refused unless the server
// sends `Access-Control-Allow-Origin`, and then only a classic script is left to say so.
// The build writes the hashed names of the module, of the thinker's script and of the later styles on this script's element:
// so they are of one build. The script itself has no hash in its name: a page that was kept for a while finds it, too.
((engineIn) => {
  "use strict";
  const { src } = document.currentScript;
  const { module, thinker, later } = document.currentScript.dataset;
  // Facts of the engine's source that are needed before the engine is there: the codes and tags of the
  // languages, what is said in each, which pages are to be read, and by game its folder in the source, the class of
  // its board and that one's shapes. The build fills it in, from examples/words.rs.
  const [CODES, TAGS, SENTENCES, READING, GAMES] = __BOOT__;
  const folder = new URL("./", location.href);
  const at = (name) => new URL(name, folder);

  // The second policy of the page. Both hold, so this can only narrow the one in index.html. It names
  // the folder, which a static page cannot know: hosts of project sites share one origin. (What may be
  // found of a site its robots.txt says, which tools that judge a page read from within it.)
  const own = (folder.origin + folder.pathname).replace(/[;,]/g, encodeURIComponent);
  const policy = document.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content =
    `default-src 'none'; script-src ${own} 'wasm-unsafe-eval'; style-src ${own}; img-src ${own} data:; font-src ${own}; ` +
    `connect-src ${own} ${folder.origin}/robots.txt; worker-src ${own}; manifest-src ${own}; base-uri 'none'; form-action 'none'`;
  document.head.append(policy);

  // ---- what is kept
  //
  // Games are in IndexedDB, where each writing is on the disk when it is done: what localStorage takes
  // reaches it up to minutes later. Sites of one host share it all: names hold the site's folder.
  const base = `palamede:${folder.pathname}:`;
  let how = "";
  let first = [];
  let database;
  const open = () =>
    (database ??= new Promise((done, failed) => {
      const request = indexedDB.open(base, 1);
      request.onupgradeneeded = () => request.result.createObjectStore("texts");
      request.onerror = () => failed(request.error);
      request.onsuccess = () => {
        const forget = () => (database = undefined);
        request.result.onclose = forget;
        request.result.onversionchange = () => forget(request.result.close());
        done(request.result);
      };
    }));
  const texts = async (mode) => (await open()).transaction("texts", mode, { durability: "strict" });
  const result = (request) =>
    new Promise((done, failed) => {
      request.onsuccess = () => done(request.result);
      request.onerror = () => failed(request.error);
    });
  // No page waits for storage that never answers.
  const soon = (answer) => Promise.race([answer, new Promise((_, late) => setTimeout(late, 2000))]);
  const read = (what) => soon(texts("readonly").then((transaction) => what(transaction.objectStore("texts"))));
  const running = async (then) => then(await started);

  // By name: the text that IndexedDB still holds after it has refused a later one, as far as is known.
  const behind = {};
  // Which game a save is of, and how far it has come.
  const brief = (text) => ["id", "revision"].map((field) => text.match(`\n${field}: (\\d+)`)?.[1]);
  const isSame = (text, other) => brief(text)[0] && brief(text)[0] === brief(other)[0];
  const isLater = (text, other) => isSame(text, other) && +brief(text)[1] > +brief(other)[1];

  // Another tab's news; not of what this one is about to change, which will be told when that is done.
  const pending = {};
  let channel = {};
  try {
    if (self.origin !== "null") channel = new BroadcastChannel(base);
  } catch {} // where the browser lets nothing be kept
  const reread = async (name) => {
    if (how !== "idb" || pending[name]) return;
    const there = (await read((store) => result(store.get(name)))) ?? "";
    const near = localStorage.getItem(base + name) ?? "";
    const text = isLater(near, there) ? near : there;
    if (pending[name]) return;
    if (text === there) delete behind[name];
    else behind[name] = there;
    await running((it) => it.storage_changed(name, text, false));
  };
  channel.onmessage = ({ data }) => reread(data);
  // A page that comes back as it was left has heard nothing meanwhile.
  addEventListener("pageshow", async ({ persisted }) => {
    if (persisted && how) for (const name of await read((store) => result(store.getAllKeys()))) reread(name);
  });

  // Notes in localStorage that IndexedDB holds something, for code that cannot ask: the script in index.html, and
  // WebKit in a frame of another site.
  const mark = () => {
    try {
      localStorage.setItem(`${base}there`, "yes");
    } catch {} // full
  };

  // Puts a text in the place of another, or removes it; where a third one stands there, that stays.
  const put = async (name, text, before) => {
    pending[name] = (pending[name] ?? 0) + 1;
    let theirs;
    let done = true;
    // Until it is there, it is in localStorage: a page may be closed in between.
    const near = () => localStorage.setItem(base + name, text);
    try {
      if (text) near();
    } catch {}
    try {
      const transaction = await soon(texts("readwrite"));
      const store = transaction.objectStore("texts");
      store.get(name).onsuccess = ({ target }) => {
        const there = target.result ?? "";
        if (there === text) return;
        if (there !== (behind[name] ?? before)) theirs = there;
        else if (text) store.put(text, name);
        else store.delete(name);
      };
      await new Promise((done, failed) => {
        transaction.oncomplete = done;
        transaction.onabort = () => failed(transaction.error);
      });
      how = "idb";
      delete behind[name];
      mark();
      if (pending[name] === 1) localStorage.removeItem(base + name);
      if (theirs === undefined) channel.postMessage?.(name);
    } catch {
      // Full, taken away, or never there: as well as can be in localStorage; else the page says so. It may
      // be there again for the next text.
      database?.then((it) => it.close(), () => {});
      database = undefined;
      behind[name] ??= before;
      try {
        if (text) near();
        else localStorage.removeItem(base + name);
        done = false;
      } catch {
        how = "full";
      }
    }
    pending[name] -= 1;
    // Not awaited: it may be before the engine is there.
    if (theirs !== undefined) running((it) => it.storage_changed(name, theirs, true));
    return done;
  };

  // The texts that are kept when the page is opened. Those in localStorage are taken over: older versions of the site
  // have left it there, or IndexedDB has not taken it.
  const gather = async () => {
    if (self.origin === "null" || !self.indexedDB) return;
    // Opening would make it, and nothing is kept before there is something to keep.
    const listed = (await soon(indexedDB.databases?.())) ?? [{ name: base }];
    const there = localStorage.getItem(`${base}there`) || listed.some(({ name }) => name === base);
    if (there) await soon(open());
    how = "idb";
    if (there) {
      mark();
      const [names, all] = await read((store) => Promise.all([result(store.getAllKeys()), result(store.getAll())]));
      first = names.flatMap((name, at) => [name, all[at]]);
    }
    for (const key of Object.keys(localStorage)) {
      const [, name] = key.match(/^palamede(?:\.|:.*:)((?:game|before|aside|broken|own)\..+)$/) ?? [];
      if (!name || !(key.startsWith("palamede.") || key === base + name)) continue;
      let now = name.replace(/^before\./, `aside.${Date.now()}.`);
      const text = localStorage[key];
      let at = first.indexOf(now);
      if (at >= 0 && now.startsWith("game.")) {
        const there = first[at + 1];
        if (!isSame(text, there)) {
          // Another game than the one that is there: nothing is lost.
          now = now.replace("game", `aside.${Date.now()}`);
          at = -1;
        } else if (!isLater(text, there)) {
          localStorage.removeItem(key);
          continue;
        }
      }
      const before = at < 0 ? "" : first[at + 1];
      if (at < 0) first.push(now, text);
      else first[at + 1] = text;
      put(now, text, before).then((done) => done && localStorage.removeItem(key));
    }
  };

  // A game with secrets is open in one tab at a time: a lock, which goes with its tab.
  const leave = {};
  const claim = async (slot, take) => {
    leave[slot]?.();
    const left = new AbortController();
    leave[slot] = () => left.abort();
    const tell = (mine) => left.signal.aborted || running((it) => it.claimed(slot, mine));
    const hold = async (lock) => {
      if (!lock) return false;
      // The text that the tab before has kept comes before anything is shown. (Nothing is waited for without one.)
      const name = `game.${slot}`;
      const kept = first.includes(name) || (await read((store) => result(store.get(name))).catch(() => {}));
      if (kept) await reread(name).catch(() => {});
      await tell(true);
      if (left.signal.aborted) return true;
      await new Promise((done) => left.signal.addEventListener("abort", done));
      return true;
    };
    if (!navigator.locks || self.origin === "null") return tell(true);
    const ask = (options) => navigator.locks.request(base + slot, options, hold);
    let options = take ? { steal: true } : { ifAvailable: true };
    while (!left.signal.aborted) {
      try {
        if (await ask(options)) return;
      } catch (error) {
        if (left.signal.aborted) return;
        if (error.name !== "AbortError") return tell(true); // no locks here
      }
      await tell(false);
      options = { signal: left.signal };
    }
  };
  const release = (slot) => leave[slot]?.();
  self.kept = { how: () => how, first: () => first, prefix: () => base, put, claim, release };
  const gathered = gather().catch(() => (how = ""));

  // The engine replaces what is in #app when it starts: its own main part has an id. What fails after
  // that is the engine's own to say.
  const busy = () => document.querySelector('#app main[aria-busy="true"]:not([id])');
  const say = (which, role) => {
    const main = busy();
    if (!main) return;
    const box = document.createElement("div");
    box.className = "boot";
    box.setAttribute("role", role);
    // In every language: the engine knows the visitor's.
    SENTENCES[which].forEach((sentence, language) => {
      const p = document.createElement("p");
      p.lang = TAGS[language];
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
    const place = main.querySelector(".say") ?? main.querySelector(".bd") ?? main;
    if (role === "status") return place.replaceChildren(box);
    main.className = "";
    main.replaceChildren(box);
    main.removeAttribute("aria-busy");
  };

  // Until the engine is here the lid of the game that is asked for is seen, and on it the place of the board: as
  // large as they will be, so that nothing jumps.
  const lay = () => {
    const [main, game] = [busy(), GAMES[/^#\/([\w-]+)(\?|$)/.exec(location.hash)?.[1]]];
    if (!main || !game) return;
    const [, name, lies, stands] = game;
    const part = (classes, ...kids) => {
      const div = Object.assign(document.createElement("div"), { className: classes });
      div.append(...kids);
      return div;
    };
    const board = part("bx shell");
    board.classList.add(`b-${name}`);
    const place = part("bd", board);
    const parts = framing()
      ? [part("e-top"), place, part("e-bar")]
      : [part("stage", place), part("say"), part("pls", part("pl far"), part("pl near")), part("cts")];
    if (framing()) main.previousElementSibling?.remove();
    document.body.className = framing() ? "embp" : "game";
    main.className = `${framing() ? "emb" : "play"} l-${name}`;
    main.replaceChildren(...parts);
    const { clientWidth: width, clientHeight: height } = place.parentElement;
    const { clientWidth: whole, clientHeight: high } = document.documentElement;
    // (as in src/web/place.rs)
    const upright = framing() || whole - width >= 60
      ? height > Math.max(width, framing() ? 0 : whole - 240)
      : width < 375 || high * .55 > width;
    document.body.style.setProperty("--ratio", upright ? stands : lies);
  };

  const why = (error) => {
    if (location.protocol === "file:") return "file";
    // The browser could: the site's server, or its host's page, has a policy of its own.
    if (/CSP|Content.Security/i.test(error)) return "policy";
    if (!self.WebAssembly || !self.DecompressionStream || error instanceof WebAssembly.CompileError) return "wasm";
    return self.origin === "null" ? "frame" : "network";
  };

  // Wait for the document: the element that shows the error may not be parsed yet.
  const fail = async (error) => {
    console.error(error);
    await parsed;
    say(why(error), "alert");
  };

  // A file that is missing is told of below the page, in its language, with a button that asks for it again. The page stays
  // as it was; a press anywhere else takes the line away.
  const KINDS = ["click", "contextmenu", "input", "change", "submit", "keydown", "focusin", "pointerdown"];
  let missing;
  const tellMissing = (retry) => {
    missing?.remove();
    const [box, text, button] = ["div", "p", "button"].map((tag) => document.createElement(tag));
    const language = Math.max(0, TAGS.indexOf(document.documentElement.lang));
    box.className = "notice";
    box.setAttribute("role", "alert");
    text.textContent = SENTENCES.part[language];
    button.className = "btn";
    button.textContent = SENTENCES.again[language];
    button.onclick = () => {
      box.remove();
      retry();
    };
    box.append(text, button);
    // The engine hears nothing of what is pressed in it.
    for (const kind of KINDS) box.addEventListener(kind, (event) => event.stopPropagation());
    document.body.append(box);
    missing = box;
  };

  // Fetches files, then calls `then`. Where one does not come, the site may be a newer build, which has others: then the
  // page is loaded anew. Else it is told, if nothing else is wanted by then; `undo` takes back what has changed already
  // and gives what asks again.
  let wanted;
  const whenHere = async (files, then, undo) => {
    wanted = then;
    try {
      await files();
      missing?.remove();
    } catch (error) {
      console.error(error);
      if ((await loadNewer()) || wanted !== then) return;
      return tellMissing(undo?.() ?? (() => whenHere(files, then)));
    }
    then();
  };
  // Loads the page anew, once, where the site is another build and nothing is lost by it; tells whether it does.
  const loadNewer = async () => {
    try {
      const answer = await fetch(folder, { cache: "reload" });
      const [, theirs] = /data-module="([^"]+)"/.exec(await answer.text()) ?? [];
      if (!theirs || theirs === module || sessionStorage.getItem(AGAIN) === module) return false;
      if (!(await started).losesNothing()) return false;
      sessionStorage.setItem(AGAIN, module);
      location.reload();
      return true;
    } catch {
      return false; // no network, or a sandboxed frame
    }
  };

  // Under this name the tab knows which build it has asked for anew.
  const AGAIN = "palamede.again";
  // A page, or this script, that was kept for a while names files that the site may have no more: then both are asked for
  // anew.
  const again = async (error) => {
    try {
      if (why(error) === "network" && sessionStorage.getItem(AGAIN) !== module) {
        sessionStorage.setItem(AGAIN, module);
        const fresh = await Promise.all([folder, src].map((file) => fetch(file, { cache: "reload" })));
        if (fresh.every(({ ok }) => ok)) return location.reload();
      }
    } catch {} // no network, or a sandboxed frame
    fail(error);
  };

  setTimeout(() => say("wait", "status"), 800);
  // Other scripts may run this one late.
  const parsed = new Promise((done) => {
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", done, { once: true });
    else done();
  });
  parsed.then(() => dress()).then(lay);
  const engine = engineIn(folder);

  // The styles that frames, pages to read and the home page need besides, which come before those are shown. Without
  // them a page is better than none.
  let styled;
  let dressed;
  const style = () =>
    (styled ??= new Promise((done) => {
      const onerror = () => done((styled = undefined));
      const onload = () => done((dressed = true));
      const link = { rel: "stylesheet", href: at(later), onload, onerror };
      document.head.append(Object.assign(document.createElement("link"), link));
    }));
  const framing = () => /[?&]frame=1/.test(location);
  const bare = () => !dressed && (framing() || !page().every(Boolean));
  const dress = () => bare() && style();
  addEventListener("hashchange", dress);

  // The packs of sentences: the engine holds none and asks for those it shows.
  const words = (name, cache) => fetch(at(`words/${name}.txt`), { cache }).then((answer) => answer.text());
  // The packs that it will most likely ask for first come while it loads: in the link's language, the one
  // in the settings, the browser's. The engine decides which one it is.
  let kept;
  try {
    kept = localStorage.getItem(`${base}settings`) ?? localStorage.getItem("palamede.settings");
    // As older versions called them.
    if (localStorage.getItem("palamede.settings")) {
      localStorage.setItem(`${base}settings`, kept);
      localStorage.removeItem("palamede.settings");
    }
  } catch {} // a sandboxed frame
  const [, theme] = /theme=(light|dark|contrast)/.exec([location.hash, location.search, kept].join(" ")) ?? [];
  const root = document.documentElement;
  const { dataset } = root;
  if (theme) dataset.theme = theme;
  // Looks that hold before the engine is here, too. Some have a sheet of their own, whenever they are chosen.
  for (const [, name, value] of (kept ?? "").matchAll(/^(size|hand|board)=(larger?|left|slate|paper)$/gm)) dataset[name] = value;
  const looks = () => {
    for (const look of [dataset.size && "large", dataset.hand, dataset.board]) {
      const { href } = at(`looks/${look}.css`);
      if (!look || document.querySelector(`[href="${href}"]`)) continue;
      document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
    }
  };
  looks();
  new MutationObserver(looks).observe(root, { attributes: true });
  const likely = [...navigator.languages, CODES[0]].map((lang) => `lang=${lang}`);
  const signs = [location.hash, location.search, kept, ...likely];
  const [, guess] = RegExp(`lang=(${CODES.join("|")})`).exec(signs.join(" "));
  // A page that has become a document of its own is still found by its old address.
  // Without a network it is not there: then the home page tells it.
  const move = () => {
    const [, moved] = /^#\/(embed|accessibility|privacy)\b/.exec(location.hash) ?? [];
    if (!moved) return;
    const to = at(`${guess}/${moved}/`);
    const found = async () => {
      const { ok } = await fetch(to).catch(() => ({}));
      if (ok) return;
      history.replaceState(null, "", `#/?lang=${guess}`);
      await started;
      throw new Error(`${to} did not come`);
    };
    whenHere(found, () => location.replace(to));
  };
  addEventListener("hashchange", move);
  move();
  const early = { [guess]: words(guess) };
  // The long texts, for pages to read.
  const prose = `${guess}-prose`;
  const reads = RegExp(`^#/(${READING})`).test(location.hash);
  if (reads) early[prose] = words(prose);
  // The italics that these and the home page begin with, or lines would break elsewhere a moment later. Games have none.
  if (reads || /^(#\/?)?(\?|$)/.test(location.hash)) {
    document.fonts?.load("italic 1em 'Palamede Serif'").catch(() => {});
  }
  self.fetchWords = async (name) => {
    const first = early[name];
    delete early[name];
    // With the long texts come the sheet and the part of the module that show them.
    const reads = /prose/.test(name) && Promise.all([style(), engine.bring(page()[0], false)]);
    try {
      const [text] = await Promise.all([first ?? words(name), reads, engine.turn()]);
      if (engine.fetched(name, text)) return;
      // The browser's cache holds the file of another build, or an error page: fetch it past the cache.
      if (engine.fetched(name, await words(name, "reload"))) return;
      throw new Error(`words/${name}.txt is not what this build asks for`);
    } catch (error) {
      // With a page to say so on, the engine does.
      if (!engine.fetched(name)) fail(error);
    }
  };

  // A worker that thinks. Where it does not start, what the browser has kept of its script may be another's: once, it is
  // asked for past that, and the worker is started again.
  let refetched;
  const refetch = async () => {
    refetched = true;
    const answer = await fetch(at(thinker), { cache: "reload" });
    if (answer.ok) return;
    await loadNewer();
    throw new Error(`${thinker}: ${answer.status}`);
  };
  const thinkerWorker = () => {
    let [worker, ready] = [];
    const mind = {
      postMessage: (what) => worker.postMessage(what),
      terminate: () => worker.terminate(),
    };
    const start = () => {
      worker = new Worker(at(thinker), { type: "module" });
      worker.onmessage = (event) => {
        ready = true;
        mind.onmessage?.(event);
      };
      worker.onerror = (error) => {
        const failed = () => mind.onerror?.(error);
        if (refetched || ready) failed();
        // (A thinker that nobody waits for any more has no `onerror`.)
        else refetch().then(() => mind.onerror && start(), failed);
      };
    };
    start();
    return mind;
  };
  // The thinker, a program apart, which is fetched only where a computer plays. It is called in a worker, or
  // here, as if it were in one.
  self.callMind = (here) => {
    if (!here) return thinkerWorker();
    const { port1, port2 } = new MessageChannel();
    port1.terminate = () => port1.postMessage(null);
    const start = async (mind) => {
      await mind.start();
      mind.thinkFor(port2);
    };
    import(at(thinker).href).then(start).catch((error) => port1.onerror?.(error));
    return port1;
  };

  // The requests of the engine to the site as a whole, from when there is something to see: a script of its own does them. The first
  // picture does not wait for that; but who has the game in a frame does.
  let drawn;
  const picture = () =>
    new Promise((done) => {
      // When it is seen, where the browser tells that.
      new PerformanceObserver(done).observe({ type: "largest-contentful-paint" });
      requestAnimationFrame(() => setTimeout(done, 300));
      setTimeout(done, framing() ? 0 : 1000);
    });
  // Then come the parts that it does without: at once where something waits for them, such as a press, which the engine keeps
  // until they are here. What does not come is asked for again and again: at once where that is pressed.
  let deferred;
  let waits;
  const bringDeferred = async () => {
    for (const part of engine.DEFERRED) {
      let box;
      while (engine.lacksPart(part)) {
        try {
          await engine.bringPart(part);
        } catch (error) {
          console.error(error);
          const pause = new Promise((done) => {
            setTimeout(done, 2000);
            if (waits && !missing?.isConnected) {
              tellMissing(done);
              box = missing;
            }
          });
          if (box && (await loadNewer())) return;
          await pause;
        }
      }
      box?.remove();
      await running((it) => it.partLoaded(part));
    }
  };
  self.requestParts = () => {
    waits = true;
    deferred ??= bringDeferred();
  };
  self.site = (what) =>
    (drawn ??= picture().then(() => (deferred ??= bringDeferred())))
      .then(() => import(at("around.js").href))
      .then((around) => around.site(what, GAMES, engine, CODES))
      .catch((error) => {
        // (What a script does not bring is done without; but the engine has stopped.)
        if (error instanceof WebAssembly.RuntimeError) throw error;
      });

  // A game needs its own part of the engine alone, and no other styles. Where another page needs more, the engine hears of
  // it when that has come.
  const page = () => {
    const [, id, more] = /^#\/([\w-]+)(?![^?/])(\/(?!(learn|solve)(?![^?/])))?/.exec(location.hash) ?? [];
    return [GAMES[id]?.[0], !more];
  };
  const hold = (event) => {
    if (!event.isTrusted || !(engine.lacks(...page()) || bare())) return;
    event.stopImmediatePropagation();
    const { oldURL, newURL } = event;
    whenHere(
      () => Promise.all([engine.bring(...page()), dress()]),
      () => dispatchEvent(new HashChangeEvent("hashchange")),
      () => {
        // The address is that of the page which is still shown.
        history.replaceState(null, "", oldURL);
        return () => location.replace(newURL);
      },
    );
  };
  addEventListener("hashchange", hold);
  // A record may be of any game: it is read once all parts have come.
  const repeated = new WeakSet();
  const holdRecord = (event) => {
    const { target, type } = event;
    if (missing?.contains(target) || repeated.has(event)) return;
    if (type === "click") missing?.remove();
    const reads = type === "change" ? target.type === "file" : target.closest?.("[data-do=import]");
    if (!reads || !engine.lacks()) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    const repeat = () => {
      const same = new event.constructor(type, event);
      repeated.add(same);
      target.dispatchEvent(same);
    };
    whenHere(() => engine.bring(), repeat);
  };
  for (const kind of ["click", "change"]) addEventListener(kind, holdRecord, true);
  const brought = engine.bring(...page());
  // Where more than a new game is asked for (as `App::begun_by` has it), its page needs the other parts, too.
  const [begins, game] = RegExp(`^#/([\\w-]+)(\\?lang=(${CODES.join("|")}))?$`).exec(location.hash) ?? [];
  const isKept = () => first.includes(`game.${game}`) || localStorage.getItem(`${base}game.${game}`);
  const asksMore = () => {
    try {
      return !begins || location.search || isKept();
    } catch {
      return false; // where the browser lets nothing be kept
    }
  };
  const withMore = gathered.then(() => asksMore() && Promise.all(engine.DEFERRED.map(engine.bringPart)));
  const fits = async () => {
    if (engine.MODULE !== module) throw new Error(`${module} is not what this script starts`);
  };
  const started = engine.start(Promise.all([fits(), brought, withMore, parsed, dress()])).then(() => engine);
  started
    .then(() => {
      // A trap that is no panic: the engine has not said so itself. Once: this may trap, too.
      let told;
      const trap = async ({ error, reason }) => {
        if (told || !((error ?? reason) instanceof WebAssembly.RuntimeError)) return;
        told = true;
        if (!document.querySelector("main.crash")) engine.trapped(String(error ?? reason));
      };
      addEventListener("error", trap);
      addEventListener("unhandledrejection", trap);
    })
    .catch(again);
  for (const text of Object.values(early)) text.catch(() => {});
  // The build puts here the code that wasm-bindgen and start.js make of the engine: a request less, and apart from the names above.
})(__ENGINE__);
