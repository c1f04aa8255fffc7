// Prints the size of each file named, a line each: raw, gzip (as web hosts compress), brotli. What is
// packed (pack.mjs) hosts leave as it is.
import { readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";

for (const name of process.argv.slice(2)) {
  const bytes = readFileSync(name);
  const { length } = bytes;
  if (name.endsWith(".bin")) console.log(length, length, length);
  else console.log(length, gzipSync(bytes).length, brotliCompressSync(bytes).length);
}
