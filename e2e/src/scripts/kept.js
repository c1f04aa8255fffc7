// The texts that the site keeps in this browser: reads the one of a name; writes another, as another tab would; or, without a
// name, forgets all. WebKit on a busy machine now and then never answers: then it is asked again.
const [name, text, done] = arguments;
const base = `palamede:${new URL("./", location.href).pathname}:`;
let again;
const answer = (found) => {
  clearInterval(again);
  done(found);
};
const ask = () => {
  const request = indexedDB.open(base, 1);
  request.onupgradeneeded = () => request.result.createObjectStore("texts");
  request.onerror = () => answer(null);
  request.onsuccess = () => {
    const transaction = request.result.transaction("texts", "readwrite");
    const texts = transaction.objectStore("texts");
    let found = null;
    if (name === null) texts.clear();
    else if (text !== null) texts.put(text, name);
    else texts.get(name).onsuccess = ({ target }) => (found = target.result ?? null);
    transaction.oncomplete = () => {
      request.result.close();
      if (text !== null) {
        const channel = new BroadcastChannel(base);
        channel.postMessage(name);
        channel.close();
      }
      answer(found);
    };
  };
};
again = setInterval(ask, 15_000);
ask();
