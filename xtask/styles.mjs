// Joins the style sheets that the lists in `styles/` import, and makes them smaller: `node styles.mjs OUT NAME...` writes
// OUT/NAME of styles/NAME, only if that changes it: what watches it builds no more often than it must.
import { bundle } from "lightningcss";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";

const [out, ...names] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
for (const name of names) {
  // (`url()` stays as it is written: it counts from where the sheet will lie.)
  const { code, warnings } = bundle({ filename: `styles/${name}`, minify: true });
  if (warnings[0]) throw new Error(warnings.map(({ message, loc }) => `${loc.filename}:${loc.line}: ${message}`).join("\n"));
  const file = `${out}/${name}`;
  if (!existsSync(file) || !readFileSync(file).equals(code)) writeFileSync(file, code);
}
