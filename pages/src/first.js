// The first visit, by an address that names no game: the light home page in the visitor's language, which needs no engine.
// Who has played here or chosen settings has something kept under the site's folder, and gets the engine.
if (/^http/.test(location.protocol) && !location.hash && !location.search && self === top) {
  let kept = true;
  try {
    const folder = new URL("./", location.href).pathname;
    kept = Object.keys(localStorage).some((key) => key.startsWith(`palamede:${folder}:`) || key.startsWith("palamede."));
  } catch {} // where nothing may be kept, the engine says so
  if (!kept) {
    const codes = navigator.languages.map((language) => language.slice(0, 2));
    // Nothing more of this page is asked for.
    stop();
    location.replace(`./${codes.find((code) => __CODES__.includes(code)) ?? __CODES__[0]}/`);
  }
}
