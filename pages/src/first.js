// The first visit, by an address that asks for nothing: the light home page in the visitor's language, which needs no
// engine. Who has played here, or chosen settings, has something kept and gets the engine.
if (/^http[^?#]*$/.test(location.href) && self === top) {
  let kept = true;
  try {
    kept = Object.keys(localStorage).some((key) => key.startsWith("palamede"));
  } catch {} // where nothing may be kept, the engine says so
  if (!kept) {
    const codes = __CODES__;
    // Nothing more of this page is asked for.
    stop();
    const own = navigator.languages.map((language) => language.slice(0, 2));
    location.replace(`./${own.find((code) => codes.includes(code)) ?? codes[0]}/`);
  }
}
