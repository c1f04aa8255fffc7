// Takes what single games alone need out of the page's module, so that no game comes with the code of all others; what draws
// the pages to read; and what the first picture of a new game does without. The module keeps its memory, its table and all data;
// each part shares them. Wherever it calls or lists a function that is in a part it has an import of that name instead; what a
// part needs of it, or of another part, it exports.
import { execFile, execFileSync } from "node:child_process";
import { promisify } from "node:util";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const games = new URL("../src/games/", import.meta.url);
// By game, the sign of what is its own: its folder's name in the paths by which names tell what a function is and what types it
// was made for.
const signs = readdirSync(games, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => [name, RegExp(`::${name}\\b`)]);
const isGame = new Set(signs.map(([name]) => name));
// What moves need, what else can happen to a game, and what draws the pages to read: each is called through the functions of
// one module of this name, and brings all that nothing else calls. Each part has those before it.
export const ORDER = ["moves", "deferred", "reading"];
const doors = ORDER.map((part) => [part, RegExp(`^\\$"palamede(_app)?\\[\\w+\\]::(web::)?${part}\\b`)]);
signs.push(...doors);
const isDoor = (name) => doors.some(([, sign]) => sign.test(name));

// The part that a function is for, if it is for one.
const partOf = (name) => {
  const found = signs.filter(([, sign]) => sign.test(name)).map(([part]) => part);
  const games = found.filter((part) => isGame.has(part));
  return games.length > 1 ? undefined : (games[0] ?? found[0]);
};

// A name, with quotation marks where it has to.
const NAME = String.raw`\$(?:"(?:[^"\\]|\\.)*"|[^\s()"]+)`;
const all = (pattern, text) => Array.from(text.matchAll(RegExp(pattern.replaceAll("NAME", `(${NAME})`), "g")), ([, name]) => name);

// Nobody needs the names.
const BARE = ["--strip-debug", "--strip-producers"];
// Functions that are alike have like names, and side by side they compress best.
export const BY_NAME = ["--reorder-functions-by-name", ...BARE];

// The forms of a module in text: their kinds, names, and the functions, globals and tables that they name.
const read = (text) => {
  const forms = text.split(/\n(?= \()/).map((form) => form.replace(/\n\)\s*$/, ""));
  return forms.slice(1).map((text) => {
    const [kind] = /\w+/.exec(text);
    const [name] = all(`^ \\(\\w+ NAME`, text);
    const calls = new Set(kind === "func" ? all(String.raw`\((?:return_call|call|ref\.func) NAME`, text) : []);
    return { kind, name, text, calls, uses: new Set(all(String.raw`\((?:global|table)\.\w+ NAME`, text)) };
  });
};

// A function's type, as an import writes it.
const typeOf = ({ text }) => {
  const head = text.split("\n", 1)[0].replace(RegExp(NAME), "");
  const params = Array.from(head.matchAll(/\(param (?:\$\S+ )?([^)]*)\)/g), ([, type]) => type);
  const [, result] = /\(result ([^)]*)\)/.exec(head) ?? [];
  return `${params.length ? ` (param ${params.join(" ")})` : ""}${result ? ` (result ${result})` : ""}`;
};

// Reads the module's data as words, with the number of the first one.
const words = (data) => {
  const segments = data.map(({ text }) => {
    const [, at, bytes] = /\(i32\.const (\d+)\) "((?:[^"\\]|\\.)*)"/.exec(text);
    const byte = (_, hex, sign) => String.fromCharCode(hex ? parseInt(hex, 16) : ({ t: 9, n: 10, r: 13 }[sign] ?? sign.charCodeAt(0)));
    return [+at, Buffer.from(bytes.replace(/\\(?:([0-9a-f]{2})|(.))/g, byte), "latin1")];
  });
  const from = Math.min(...segments.map(([at]) => at)) & ~3;
  const to = Math.max(...segments.map(([at, bytes]) => at + bytes.length));
  const all = new Uint8Array((to - from + 3) & ~3);
  for (const [at, bytes] of segments) all.set(bytes, at - from);
  return new Uint32Array(all.buffer);
};

// The tables by which Rust calls methods of a type that it does not know: what drops it, if anything does, its size, its
// alignment, and the methods. Here the numbers of the functions in each.
const methodTables = (words, isNumber) => {
  const begins = (n) => {
    const [drops, size, alignment, first] = words.subarray(n, n + 4);
    return isNumber(first) && !isNumber(size) && !isNumber(alignment) && (isNumber(drops) || drops === 0);
  };
  const tables = [];
  words.forEach((_, n) => {
    if (!begins(n)) return;
    let end = n + 3;
    while (isNumber(words[end]) && !begins(end)) end++;
    tables.push([words[n], ...words.subarray(n + 3, end)].filter(isNumber));
  });
  return tables;
};

// Of functions that are alike the compiler leaves one, under one's name: what has the name of one game and serves others, too.
// Such are those in the tables of other games' types, those whose numbers other games' code holds, and what all of these call
// or hold.
const serving = (funcs, { listed, at, data }) => {
  // Else any number may be one.
  if (at < 10000) throw new Error(`the numbers of functions begin at ${at}: .cargo/config.toml sets --table-base`);
  const names = new Map(listed.map((name, n) => [at + n, name]));
  const game = (name) => [partOf(name)].find((part) => isGame.has(part));
  const found = new Set();
  for (const table of methodTables(words(data), (number) => names.has(number))) {
    const own = table.map((number) => names.get(number)).filter(game);
    const count = (of) => own.filter((name) => game(name) === of).length;
    // A function is of the game to which most of it belongs.
    const most = Math.max(...own.map((name) => count(game(name))));
    const [whose, ...others] = new Set(own.map(game).filter((of) => count(of) === most));
    for (const name of own) if (others[0] || game(name) !== whose) found.add(name);
  }
  const held = ({ text }) => Array.from(text.matchAll(/\(i32\.const (\d+)\)/g), ([, number]) => names.get(+number)).filter((it) => it && game(it));
  for (const func of funcs) {
    for (const it of held(func)) if (game(func.name) && game(func.name) !== game(it)) found.add(it);
  }
  const byName = new Map(funcs.map((func) => [func.name, func]));
  for (const name of found) {
    const func = byName.get(name);
    for (const it of [...func.calls, ...held(func)]) if (game(it)) found.add(it);
  }
  return found;
};

// By function, the part it goes to: what is for one game and is called by no other's, what is to read, and what only
// such call.
const share = (funcs, fixed) => {
  const callers = new Map(funcs.map(({ name }) => [name, []]));
  for (const { name, calls } of funcs) for (const called of calls) callers.get(called)?.push(name);
  const owner = new Map(funcs.filter(({ name }) => !fixed.exported.has(name)).map(({ name }) => [name, partOf(name)]));
  for (const name of serving(funcs, fixed)) owner.delete(name);
  // A short function that is the standard library's or does next to nothing may be everybody's, too; but not one that leads
  // to one of the parts that come later, however little it does.
  for (const { name, text } of funcs) {
    const long = text.slice(text.indexOf("\n")).replace(/\s+/g, " ").length;
    const called = () => callers.get(name).some((caller) => !partOf(caller));
    if ((long < 120 && !isDoor(name)) || (long < 600 && /^\$"<*(alloc|core)\[/.test(name) && called())) owner.delete(name);
  }
  for (;;) {
    const spread = spreadOwners(funcs, owner, fixed);
    const isOthers = (name) => callers.get(name).some((caller) => isGame.has(spread.get(caller)) && spread.get(caller) !== owner.get(name));
    // What is called by several games' code is for all of them.
    const several = [...owner.keys()].filter((name) => isGame.has(owner.get(name)) && isOthers(name));
    if (!several.length) return spread;
    for (const name of several) owner.delete(name);
  }
};

// Gives what has no owner yet to the part from which alone it is called, by whatever way, recursion included.
const spreadOwners = (funcs, owner, fixed) => {
  const byName = new Map(funcs.map((func) => [func.name, func]));
  const from = new Map(funcs.map(({ name }) => [name, new Set()]));
  const listed = new Set(fixed.listed);
  const reach = (name, part) => {
    const todo = [name];
    while (todo.length) {
      for (const called of byName.get(todo.pop()).calls) {
        if (!from.has(called) || owner.get(called) || from.get(called).has(part)) continue;
        from.get(called).add(part);
        todo.push(called);
      }
    }
  };
  for (const { name } of funcs) {
    const part = owner.get(name);
    if (!part && owner.has(name) && !listed.has(name)) continue;
    if (!part) from.get(name).add(undefined);
    reach(name, part);
  }
  const spread = new Map(owner);
  for (const [name, parts] of from) {
    const [one] = parts;
    // What several of the parts call that come one after the other comes with the first of them.
    const ordered = [...parts].every((part) => ORDER.includes(part));
    const part = ordered ? ORDER.find((part) => parts.has(part)) : parts.size === 1 && one;
    if (!owner.get(name) && part) spread.set(name, part);
  }
  return spread;
};

// Functions in such an order that each is most like those right before it: packers find again what is near, and names tell
// less of that. Alike are those with the same runs of instructions, of which the rarer tell more.
const RUN = 3;
const NEAR = 4;
const COMMON = 60;
const inOrder = (funcs) => {
  const holders = new Map();
  const runs = funcs.map(({ text }, at) => {
    const lines = text.split("\n").slice(1).map((line) => line.trim());
    const own = new Set(lines.slice(RUN - 1).map((_, from) => lines.slice(from, from + RUN).join()));
    for (const run of own) holders.has(run) ? holders.get(run).push(at) : holders.set(run, [at]);
    return own;
  });
  const left = new Set(funcs.keys());
  const order = [];
  for (let next = 0; left.size; ) {
    left.delete(next);
    order.push(next);
    const like = new Map();
    order.slice(-NEAR).reverse().forEach((before, far) => {
      for (const run of runs[before]) {
        const all = holders.get(run);
        const weight = 1 / (1 + far) / Math.sqrt(all.length);
        if (all.length < COMMON) for (const at of all) if (left.has(at)) like.set(at, (like.get(at) ?? 0) + weight);
      }
    });
    let best = 0;
    [next] = left;
    for (const [at, sum] of like) {
      const share = sum / Math.sqrt(30 + runs[at].size);
      if (share > best) [best, next] = [share, at];
    }
  }
  return order.map((at) => funcs[at]);
};

// Splits a module with names, in place, and leaves the names out; gives each part: what it is for, its file, the number of its
// first function and that after its last.
export const split = async (module) => {
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
  const owner = share(funcs, { exported, listed, at: +at, data: of("data") });
  const byName = new Map(funcs.map((func) => [func.name, func]));
  for (const { name, text } of of("import")) {
    const [inner] = all(String.raw`\(func NAME`, text);
    if (inner) byName.set(inner, { name: inner, text: text.slice(text.indexOf("(func")) });
  }
  const owned = (name) => owner.get(name);
  // The functions of a part that are called from elsewhere, or listed.
  const wanted = new Set(listed.filter(owned));
  for (const { name, calls } of funcs) {
    for (const called of calls) if (owned(called) && owned(called) !== owned(name)) wanted.add(called);
  }
  const main = inOrder(funcs.filter(({ name }) => !owned(name)));
  // Numbers go as the functions do: so the lists of them compress best.
  const numbers = new Map();
  const parts = signs.map(([part]) => {
    const own = inOrder(funcs.filter(({ name }) => owned(name) === part));
    const from = numbers.size;
    for (const { name } of own) if (wanted.has(name)) numbers.set(name, numbers.size);
    return { part, own, from, to: numbers.size, file: module.replace("_bg.wasm", `_${part}.wasm`) };
  });
  const number = (key) => `"${(-(numbers.get(key) ?? numbers.set(key, numbers.size).get(key))).toString(36)}"`;
  // The functions that parts call and that are not theirs.
  const called = new Set();
  for (const { part, own } of parts) for (const { calls } of own) for (const name of calls) if (owned(name) !== part) called.add(name);
  const shared = new Set([...main.map(({ name }) => name).filter((name) => called.has(name)), ...called]);
  const outside = new Set([...shared].map((name) => `(export ${number(name)} (func ${name}))`));
  const call = promisify(execFile);
  const write = async (file, texts) => {
    writeFileSync(`${file}.wat`, `(module\n${texts.join("\n")}\n)`);
    await call("wasm-as", [...flags, "-g", `${file}.wat`, "-o", file]);
    await call("wasm-opt", [...flags, ...BARE, file, "-o", file]);
    rmSync(`${file}.wat`);
  };
  // All side by side.
  const written = [];
  for (const { part, own, file } of parts) {
    const calls = new Set(own.flatMap(({ calls }) => [...calls]));
    const used = [...shared].filter((name) => calls.has(name) && owned(name) !== part);
    const uses = new Set(own.flatMap(({ uses }) => [...uses]).concat(table.name));
    const imports = used.map((name) => `(import "a" ${number(name)} (func ${name}${typeOf(byName.get(name))}))`);
    // (Names are names of a kind.)
    for (const { kind, name, text } of [memory, ...[...of("table"), ...of("global")].filter(({ name }) => uses.has(name))]) {
      const key = number(`${kind} ${name}`);
      imports.push(`(import "a" ${key} ${text.trim().replace(/ \([^(]*\.const [^)]*\)/, "")})`);
      outside.add(`(export ${key} (${kind} ${name}))`);
    }
    const exports = own.filter(({ name }) => wanted.has(name)).map(({ name }) => `(export ${number(name)} (func ${name}))`);
    const slots = listed.flatMap((name, n) =>
      owned(name) === part ? [`(elem (table ${table.name}) (i32.const ${+at + n}) func ${name})`] : [],
    );
    const types = of("type").map(({ text }) => text);
    written.push(write(file, [...types, ...imports, ...own.map(({ text }) => text), ...exports, ...slots]));
  }
  const taken = parts.flatMap(({ own }) => own.map(({ name }) => name)).filter((name) => wanted.has(name));
  const imports = taken.map((name) => `(import "a" ${number(name)} (func ${name}${typeOf(byName.get(name))}))`);
  const rest = (kind) => of(kind).map(({ text }) => text);
  const kept = forms.filter(({ kind }) => !["type", "import", "export", "func"].includes(kind));
  kept.push(...main);
  const whole = [...rest("type"), ...rest("import"), ...imports, ...rest("export"), ...outside, ...kept.map(({ text }) => text)];
  await Promise.all([write(module, whole), ...written]);
  return parts;
};
