// Prints the size of each file named, a line each: raw, gzip (as web hosts compress), brotli. What is
// packed (pack.mjs) hosts leave as it is.
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

// All at once: Node has a thread for each core.
const weigh = async (name) => {
  const bytes = readFileSync(name);
  const { length } = bytes;
  if (name.endsWith(".bin")) return [length, length, length];
  const packed = await Promise.all([gzip, brotliCompress].map((pack) => promisify(pack)(bytes)));
  return [length, ...packed.map((packed) => packed.length)];
};
for (const sizes of await Promise.all(process.argv.slice(2).map(weigh))) console.log(...sizes);
