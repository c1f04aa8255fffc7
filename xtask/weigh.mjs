// Prints the size of each file named, a line each: raw, gzip (as web hosts compress), brotli.
import { readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";

for (const name of process.argv.slice(2)) {
  const bytes = readFileSync(name);
  console.log(bytes.length, gzipSync(bytes).length, brotliCompressSync(bytes).length);
}
