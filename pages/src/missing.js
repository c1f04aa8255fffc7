// A copy that was built without its address does not know how deep below the site's folder this page is shown: of the
// folders above it, the nearest one that has the engine's script is the site's, and there its styles and links begin.
(async () => {
  for (let folder = new URL("./", location.href); ; folder = new URL("../", folder)) {
    const { ok } = await fetch(new URL("boot.js", folder), { method: "HEAD" }).catch(() => ({}));
    if (ok) {
      for (const link of document.querySelectorAll('[href^="./"]')) link.href = new URL(link.getAttribute("href"), folder);
    }
    if (ok || folder.pathname === "/") return;
  }
})();
