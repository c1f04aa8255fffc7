// A game in a frame by an address without a fragment, `frame.html?game=mak-yek&lang=fr`, for hosts that put one of
// their own there or none at all. WordPress does: it shows a page's game by the page's address alone, adds
// `#?secret=…`, and hides the frame until that has told how high it wants to be.
(() => {
  "use strict";
  // Of each game, how many times as high as wide its board is in a frame.
  const boards = __BOARDS__;
  const asked = new URLSearchParams(location.search);
  const game = asked.get("game");
  if (!Object.hasOwn(boards, game ?? "")) return;
  const [, secret] = /[?&]secret=([a-zA-Z0-9]+)/.exec(location.hash) ?? [];
  // As they are written: the engine wants its commas.
  const pairs = location.search.slice(1).split("&").filter((pair) => pair && !/^(game|frame)=/.test(pair));
  location.replace(`#/${game}?${["frame=1", ...pairs].join("&")}`);
  if (!secret) return;
  // WordPress lets its frames open no window, and goes itself to an address of theirs.
  const go = (event) => {
    const link = self.origin === "null" && event.target.closest?.('a[target="_blank"]');
    if (!link) return;
    event.preventDefault();
    parent.postMessage({ message: "link", value: link.href, secret }, "*");
  };
  addEventListener("click", go);
  // A sentence, the board, and a bar.
  const height = () => Math.round(__AROUND__ + (innerWidth - __MARGIN__) * boards[game]);
  const tell = () => parent.postMessage({ message: "height", value: height(), secret }, "*");
  const heard = ({ source, data }) => source === parent && data?.message === "ready" && data.secret === secret && tell();
  addEventListener("message", heard);
  addEventListener("load", tell);
  addEventListener("resize", tell);
})();
