// Compresses files of the built site by zopfli, to five parts in a hundred less than web hosts make of them:
// `node pack.mjs [--quick] a_bg.wasm solved/b.bin`, in its folder, makes a_bg.bin and solved/b.bin, which the page and the
// thinker unpack. Hosts leave such files as they are. Who edits does not wait: `--quick` compresses as it comes.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import zopfli from "@gfx/zopfli";

const [quick, names] = [process.argv[2] === "--quick", process.argv.slice(2).filter((name) => name !== "--quick")];
for (const name of names) {
  const bytes = readFileSync(name);
  const packed = quick ? gzipSync(bytes) : await zopfli.gzipAsync(bytes, { numiterations: 15, blocksplittingmax: 0 });
  rmSync(name);
  writeFileSync(name.replace(/\.wasm$/, ".bin"), packed);
}
