// The form that puts a game on other pages: what is chosen becomes an address, and that what is to be copied.
// The page's own texts and what there is to know of the games stand on the form.
(() => {
  "use strict";
  const form = document.getElementById("kit");
  const known = JSON.parse(form.dataset.kit);
  const at = (id) => document.getElementById(id);
  const all = (selector) => document.querySelectorAll(selector);
  const site = new URL("../../", location.href).href;
  const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);
  const quoted = (text) => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");

  // The game of a link, and what that says of it.
  const read = (link) => {
    const [, game, query] = /#\/([\w-]+)\?([^#]*)/.exec(link) ?? [];
    if (!Object.hasOwn(known.games, game ?? "")) return;
    return [game, query.split("&").filter((pair) => pair && !known.ours.includes(pair.split("=")[0]))];
  };

  // The parameters of the address, in the order of its table.
  const asks = (fields, game, from) => {
    const it = known.games[game];
    const own = (name) => fields.get(`${game}.${name}`);
    const each = (name) => [...Array(it.seats).keys()].map((seat) => own(name + seat));
    const [players, levels] = [each("player"), each("level")];
    players.forEach((who, seat) => {
      const level = all(`[data-level="${game}.player${seat}"]`)[0];
      level.hidden = who !== "computer";
    });
    const thinks = players.includes("computer");
    const pairs = known.manner.map((name) => [name, fields.get(name)]);
    pairs.push(["players", thinks && players.join()], ["level", thinks && levels.join()]);
    // A link brings its own rules.
    const options = from ? [] : Object.entries(it.options);
    for (const [name, usual] of options) pairs.push([name, own(name) !== usual && own(name)]);
    const asked = pairs.filter(([, value]) => value).map(([name, value]) => `${name}=${value}`);
    return [...asked, ...(from ?? [])];
  };

  const draw = async (text) => {
    const { generate } = await import("./qr.js");
    const code = generate(text);
    const side = code.size + 8;
    let path = "";
    for (let y = 0; y < code.size; y += 1) {
      for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
    }
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${side} ${side}" width="1024" height="1024">` +
      `<path fill="#fff" d="M-4-4h${side}v${side}h-${side}z"/><path d="${path}"/></svg>`;
    const box = at("qr");
    const link = (name, href) => {
      const textContent = box.dataset[name];
      const save = { className: "btn", id: `qr-${name}`, download: `palamede.${name}`, href, textContent };
      return Object.assign(document.createElement("a"), save);
    };
    const src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    const png = code.toDataURL({ scale: Math.ceil(1024 / side), off: [255, 255, 255] });
    const image = Object.assign(new Image(), { id: "qr-image", alt: box.dataset.alt, src });
    const row = Object.assign(document.createElement("div"), { className: "row" });
    row.append(link("svg", src), link("png", png));
    box.replaceChildren(image, row);
  };

  // The script for other pages, on this one's frame.
  let player;
  const follow = (frame) => {
    player?.detach();
    player = Palamede.attach(frame);
    for (const event of ["height", "ready", "start", "turn", "end"]) {
      player.on(event, (more) => {
        const line = Object.assign(document.createElement("li"), { textContent: `${event} ${JSON.stringify(more)}` });
        at("heard").prepend(line);
        at("heard").children[12]?.remove();
      });
    }
  };
  at("script-lines").textContent = `<script src="${site}kit-1.js"></script>
<script>
  const game = Palamede.attach(document.querySelector("iframe"));
  game.on("end", ({ outcome }) => console.log(outcome));
  game.ready.then(() => game.setTheme("dark"));
</script>`;

  let shown;
  let later;
  const show = (address, page, title, [width, height, least]) => {
    if (shown === address + width) return;
    shown = address + width;
    const frame = document.createElement("iframe");
    // A game of its own, whatever else is played on this site.
    Object.assign(frame, { src: `${address}&id=kit`, title, width, height, allow: known.allow });
    const ratio = `${width} / ${height}`;
    Object.assign(frame.style, { width: "100%", maxWidth: `${width}px`, height: "auto", aspectRatio: ratio, minHeight: `${least}px`, border: 0 });
    at("live").replaceChildren(frame);
    follow(frame);
    draw(page).then(
      () => (at("qr-failed").hidden = true),
      () => (at("qr-failed").hidden = false),
    );
  };

  const update = () => {
    const fields = new FormData(form);
    const link = fields.get("start").trim();
    const [linked, from] = (link && read(link)) || [];
    at("start-wrong").hidden = !link || !!linked;
    form.start.setAttribute("aria-invalid", !at("start-wrong").hidden);
    if (linked) form.game.value = linked;
    const game = form.game.value;
    for (const part of all("[data-game]")) part.hidden = part.dataset.game !== game;
    at("rules").hidden = !!linked;
    const it = known.games[game];
    const asked = asks(fields, game, from);
    const frame = `${site}#/${game}?${["frame=1", ...asked].join("&")}`;
    const page = `${site}#/${game}${asked.length ? `?${asked.join("&")}` : ""}`;
    const width = (form.width.checkValidity() && +form.width.value) || it.width;
    form.width.setAttribute("aria-invalid", !form.width.checkValidity());
    // A sentence, the board, and a bar.
    const high = (wide) => Math.round(known.around + (wide - known.margin) * it.ratio);
    const size = [width, high(width), high(Math.min(width, 358))];
    const lang = fields.get("lang") || known.lang;
    const title = it.title[lang];
    at("code").value = fill(known.code, {
      address: quoted(frame),
      page: quoted(page),
      title: quoted(title),
      link: quoted(it.link[lang]),
      width: size[0],
      height: size[1],
      least: size[2],
    });
    at("address").value = frame;
    const name = it.name[known.lang];
    at("rgaa").value = fill(known.rgaa, { game: name, address: `${site}${known.lang}/accessibility/` });
    const host = document.querySelector("[name=host]:checked").value;
    at("data").value = fill(known[host], { game: name, host: location.host });
    clearTimeout(later);
    later = setTimeout(show, shown ? 500 : 0, frame, page, title, size);
  };

  const copy = async ({ target }) => {
    const field = at(target.dataset.copy);
    for (const said of all(".take .ok")) said.textContent = "";
    let told = known.copied;
    try {
      await navigator.clipboard.writeText(field.value);
    } catch {
      told = known.by_hand;
      field.select();
    }
    target.nextElementSibling.textContent = told;
  };

  if (!/(^|\.)github\.io$/.test(location.hostname)) document.querySelector("[name=host][value=own]").checked = true;
  for (const button of all("[data-copy]")) button.addEventListener("click", () => copy({ target: button }));
  for (const button of all("[data-ask]")) {
    button.addEventListener("click", () => player?.[button.dataset.ask](button.dataset.value));
  }
  addEventListener("input", update);
  form.addEventListener("submit", (event) => event.preventDefault());
  update();
})();
