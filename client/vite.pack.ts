import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const WORTH = /\.(js|css|html|svg|json)$/;
const LEAST = 1024;

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

/** Puts `.br` and `.gz` beside every text of the build, packed as tight as can be: once, not at every visit. */
export function pack(folder: string): Plugin {
  return {
    name: "pack",
    apply: "build",
    closeBundle() {
      for (const path of files(folder).filter((one) => WORTH.test(one))) {
        const text = readFileSync(path);
        if (text.length < LEAST) continue;
        writeFileSync(`${path}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}
