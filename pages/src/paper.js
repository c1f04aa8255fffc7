// The button that prints the page made for paper: it is shown only where scripts run.
(() => {
  "use strict";
  const row = document.getElementById("press");
  row.hidden = false;
  row.firstElementChild.addEventListener("click", () => print());
})();
