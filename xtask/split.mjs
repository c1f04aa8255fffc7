// Takes what single games alone need out of the page's module, so that no game comes with the code of all others, and what
// draws the pages to read. The module keeps its memory, its table and all data; each part shares them. Wherever it calls or
// lists a function that is in a part it has an import of that name instead; what a part needs of it, it exports.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const games = new URL("../src/games/", import.meta.url);
// By game, the sign of what is its own: its folder's name in the paths by which names tell what a function is and what types it
// was made for.
const signs = readdirSync(games, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => [name, RegExp(`::${name}\\b`)]);
// What draws the pages to read is called from one place, and brings what nothing else calls.
signs.push(["reading", /^\$"palamede\[\w+\]::app::reading\b/]);

// The one game that a function is for, if it is for one.
const gameOf = (name) => {
  const found = signs.filter(([, sign]) => sign.test(name));
  return found.length === 1 ? found[0][0] : undefined;
};

// A name, with quotation marks where it has to.
const NAME = String.raw`\$(?:"(?:[^"\\]|\\.)*"|[^\s()"]+)`;
const all = (pattern, text) => Array.from(text.matchAll(RegExp(pattern.replaceAll("NAME", `(${NAME})`), "g")), ([, name]) => name);

// Functions that are alike have like names: side by side they compress best. Then nobody needs the names.
export const BARE = ["--reorder-functions-by-name", "--strip-debug", "--strip-producers"];

// The forms of a module in text: their kinds, names, and the functions and globals that they name.
const read = (text) => {
  const forms = text.split(/\n(?= \()/).map((form) => form.replace(/\n\)\s*$/, ""));
  return forms.slice(1).map((text) => {
    const [kind] = /\w+/.exec(text);
    const [name] = all(`^ \\(\\w+ NAME`, text);
    const calls = new Set(kind === "func" ? all(String.raw`\((?:return_call|call|ref\.func) NAME`, text) : []);
    return { kind, name, text, calls, globals: new Set(all(String.raw`\(global\.[gs]et NAME`, text)) };
  });
};

// A function's type, as an import writes it.
const typeOf = ({ text }) => {
  const head = text.split("\n", 1)[0].replace(RegExp(NAME), "");
  const params = Array.from(head.matchAll(/\(param (?:\$\S+ )?([^)]*)\)/g), ([, type]) => type);
  const [, result] = /\(result ([^)]*)\)/.exec(head) ?? [];
  return `${params.length ? ` (param ${params.join(" ")})` : ""}${result ? ` (result ${result})` : ""}`;
};

// By function, the game whose part it goes to: what is for one game and is called by no other's, and what only such call.
const share = (funcs, fixed) => {
  const callers = new Map(funcs.map(({ name }) => [name, []]));
  for (const { name, calls } of funcs) for (const called of calls) callers.get(called)?.push(name);
  const owner = new Map(funcs.filter(({ name }) => !fixed.exported.has(name)).map(({ name }) => [name, gameOf(name)]));
  // Of functions that are alike the compiler leaves one, under one's name: what is short, and is the standard library's or
  // does next to nothing, may be everybody's.
  for (const { name, text } of funcs) {
    const long = text.slice(text.indexOf("\n")).replace(/\s+/g, " ").length;
    const called = () => callers.get(name).some((caller) => !gameOf(caller));
    if (long < 120 || (long < 600 && /^\$"<*(alloc|core)\[/.test(name) && called())) owner.delete(name);
  }
  for (let changed = true; changed; ) {
    changed = false;
    for (const { name } of funcs) {
      if (!owner.has(name)) continue;
      const [own, by] = [owner.get(name), new Set(callers.get(name).map((caller) => owner.get(caller)))];
      if (own && [...by].some((game) => game && game !== own)) {
        // For good: it is for several.
        changed = owner.delete(name);
      } else if (!own && by.size === 1 && !by.has(undefined) && !fixed.listed.has(name)) {
        owner.set(name, ...by);
        changed = true;
      }
    }
  }
  return owner;
};

// Splits a module with names, in place, and leaves the names out; gives each part: its game, its file, the number of its
// first function and that after its last.
export const split = (module) => {
  const run = (tool, ...given) => execFileSync(tool, given, { encoding: "utf8", maxBuffer: 1 << 30 });
  const text = run("wasm-dis", module);
  const flags = /;; features section: (.*)/.exec(text)[1].split(", ").map((feature) => `--enable-${feature}`);
  const forms = read(text);
  const of = (kind) => forms.filter((form) => form.kind === kind);
  const [funcs, [elem], [memory], [table]] = [of("func"), of("elem"), of("memory"), of("table").filter(({ text }) => /funcref/.test(text))];
  if (of("elem").length !== 1) throw new Error("the module lists its functions in several places");
  const [, at, list] = /\(i32\.const (\d+)\) func (.*)/.exec(elem.text);
  const listed = all("NAME", list);
  const exported = new Set(of("export").flatMap(({ text }) => all(String.raw`\(func NAME`, text)));
  const owner = share(funcs, { exported, listed: new Set(listed) });
  const byName = new Map(funcs.map((func) => [func.name, func]));
  for (const { name, text } of of("import")) {
    const [inner] = all(String.raw`\(func NAME`, text);
    if (inner) byName.set(inner, { name: inner, text: text.slice(text.indexOf("(func")) });
  }
  const owned = (name) => owner.get(name);
  // What the module calls or lists of the parts.
  const wanted = new Set(listed.filter(owned));
  for (const { name, calls } of funcs) if (!owned(name)) for (const called of calls) if (owned(called)) wanted.add(called);
  const numbers = new Map();
  const parts = signs.map(([game]) => {
    const from = numbers.size;
    for (const name of wanted) if (owned(name) === game) numbers.set(name, numbers.size);
    return { game, from, to: numbers.size, file: module.replace("_bg.wasm", `_${game}.wasm`) };
  });
  const number = (key) => `"-${numbers.get(key) ?? numbers.set(key, numbers.size).get(key)}"`;
  const write = (file, texts) => {
    writeFileSync(`${file}.wat`, `(module\n${texts.join("\n")}\n)`);
    run("wasm-as", ...flags, "-g", `${file}.wat`, "-o", file);
    run("wasm-opt", ...flags, ...BARE, file, "-o", file);
    rmSync(`${file}.wat`);
  };
  const outside = new Set();
  for (const { game, file } of parts) {
    const own = funcs.filter(({ name }) => owned(name) === game);
    const used = new Set(own.flatMap(({ calls }) => [...calls]).filter((name) => owned(name) !== game));
    const globals = new Set(own.flatMap(({ globals }) => [...globals]));
    const imports = [...used].map((name) => `(import "a" ${number(name)} (func ${name}${typeOf(byName.get(name))}))`);
    for (const name of used) outside.add(`(export ${number(name)} (func ${name}))`);
    // (Names are names of a kind.)
    for (const { kind, name, text } of [memory, table, ...of("global").filter(({ name }) => globals.has(name))]) {
      const key = number(`${kind} ${name}`);
      imports.push(`(import "a" ${key} ${text.trim().replace(/ \([^(]*\.const [^)]*\)/, "")})`);
      outside.add(`(export ${key} (${kind} ${name}))`);
    }
    const exports = own.filter(({ name }) => wanted.has(name)).map(({ name }) => `(export ${number(name)} (func ${name}))`);
    const slots = listed.flatMap((name, n) =>
      owned(name) === game ? [`(elem (table ${table.name}) (i32.const ${+at + n}) func ${name})`] : [],
    );
    const types = of("type").map(({ text }) => text);
    write(file, [...types, ...imports, ...own.map(({ text }) => text), ...exports, ...slots]);
  }
  const imports = [...wanted].map((name) => `(import "a" ${number(name)} (func ${name}${typeOf(byName.get(name))}))`);
  const rest = (kind) => of(kind).map(({ text }) => text);
  const kept = forms.filter(({ kind, name }) => !["type", "import", "export"].includes(kind) && !owned(name));
  write(module, [...rest("type"), ...rest("import"), ...imports, ...rest("export"), ...outside, ...kept.map(({ text }) => text)]);
  return parts;
};
