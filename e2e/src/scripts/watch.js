// Writes down what the page says to those who hear it, and what it complains about.
if (!window.watched) {
  const watched = (window.watched = { said: [], problems: [] });
  const problem = (kind, what) => watched.problems.push(`${kind}: ${what}`);
  new MutationObserver((records) => {
    for (const record of records) {
      for (const node of record.addedNodes) {
        const region = node.nodeType === 1 && node.parentElement?.closest("#said, #said-now");
        if (region) watched.said.push({ text: node.textContent, urgent: region.id === "said-now" });
      }
    }
  }).observe(document.body, { childList: true, subtree: true });
  addEventListener(
    "error",
    (event) => problem("error", event.message ?? `${event.target?.tagName} ${event.target?.src ?? event.target?.href}`),
    true,
  );
  addEventListener("unhandledrejection", (event) => problem("rejected", event.reason));
  addEventListener("securitypolicyviolation", (event) =>
    problem("policy", `${event.effectiveDirective} forbids ${event.blockedURI}`),
  );
  for (const level of ["error", "warn"]) {
    const tell = console[level];
    console[level] = (...what) => {
      problem(`console.${level}`, what.join(" "));
      tell.apply(console, what);
    };
  }
}
