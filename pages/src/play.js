// The address of a game that messengers can show as that game: what follows the # they never see. Leads to it, before
// anything of this page is seen.
stop();
const { game } = document.currentScript.dataset;
location.replace(new URL(`../../../${location.hash || `#/${game}`}`, location.href));
