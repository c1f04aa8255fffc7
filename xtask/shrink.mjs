// Makes scripts and manifests of the built site smaller: `node shrink.mjs boot.js thinker-1.js`, in its folder. What starts
// the engine, in boot.js, and its module know each other by names that are long and end in hashes, which do not compress:
// both get the short ones that wasm-opt gives. So do the thinker's, whose code is to stay quick.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { minify } from "terser";
import { BY_NAME, ORDER, split } from "./split.mjs";

// The text with every name after the pattern's first group in its short form. All of them must be found there
// and in the list: else script and module would not fit each other.
const short = (text, pattern, names) => {
  const list = new Map(names);
  return text.replace(pattern, (_, before, name) => {
    if (!list.has(name)) throw new Error(`the module has no ${name}`);
    return before + list.get(name);
  });
};

const renamed = async (text) => {
  const module = /\w+-\w+_bg(?=\.bin")/.exec(text) + ".wasm";
  const page = module.startsWith("palamede-");
  const small = page ? [...ORDER.map((part) => `--no-inline=*::${part}::*`), "-Oz", "--one-caller-inline-max-function-size=30", "-g"] : BY_NAME;
  const told = execFileSync("wasm-opt", [...small, "--minify-imports-and-exports-and-modules", module, "-o", module]);
  const parts = page ? await split(module) : [];
  const { imports, exports } = JSON.parse(told);
  const own = text.match(/^ *__wb\w+(?=: )/gm);
  if (own.length !== imports.length) throw new Error(`the module wants ${imports.length} things and gets ${own.length}`);
  text = short(text, /^( *)(__wb\w+)(?=: )/gm, imports.map(([, name, to]) => [name, to]));
  text = short(text, /\b(wasm\.)(\w+)/g, exports);
  // The module is started by start.js: the ways that wasm-bindgen offers go.
  text = text.replace("export { initSync, __wbg_init as default };", "");
  // All imports come from one place, which has a short name, too, and from the parts.
  const list = JSON.stringify(parts.map(({ part, file, from, to }) => [part, file.replace(".wasm", ""), from, to]));
  return text
    .replace(RegExp(`"${imports[0][0]}": (\\w+)`), '"a": { ...$1, ...parts }')
    .replace("const PARTS = [];", `const PARTS = ${list};`);
};

// The others are modules.
const classic = /^(boot|sw|(kit|frame)-\w+)\.js$/;
for (const script of process.argv.slice(2)) {
  let text = readFileSync(script, "utf8");
  if (script.endsWith(".webmanifest")) {
    writeFileSync(script, JSON.stringify(JSON.parse(text)));
    continue;
  }
  if (/^(boot\.|thinker-)/.test(script)) text = await renamed(text);
  // Nothing in them asks what `this` is: functions may become arrows.
  const compress = { passes: 3, unsafe_arrows: true, unsafe_methods: true };
  const { code } = await minify(text, { module: !classic.test(script), ecma: 2020, compress });
  writeFileSync(script, code);
}
