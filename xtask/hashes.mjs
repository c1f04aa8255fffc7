// Tells what is in files of the built site, each in a line: the first half of its SHA-256 and its name. `node hashes.mjs a.js b.css`,
// in its folder. The service worker keeps nothing else under these names.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

for (const name of process.argv.slice(2)) {
  console.log(createHash("sha256").update(readFileSync(name)).digest("hex").slice(0, 32), name);
}
