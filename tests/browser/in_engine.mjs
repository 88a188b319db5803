// Runs Python in the interpreter of a site, with its modules: node in_engine.mjs FOLDER CODE
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";
const [folder, code] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`));
const engine = JSON.parse(readFileSync(`${folder}/engine.json`));
const unpacked = mkdtempSync(join(tmpdir(), "stdlib-"));
const stdLibURL = join(unpacked, "stdlib.zip");
writeFileSync(stdLibURL, gunzipSync(readFileSync(`${folder}/stdlib.packed`)));
const python = await loadPyodide({ indexURL: `${folder}/`, stdLibURL, lockFileContents: engine.lock, checkAPIVersion: false });
rmSync(unpacked, { recursive: true });
const source = readFileSync(new URL("../../client/src/site/engine.ts", import.meta.url), "utf8");
python.runPython(source.match(/const UNPACK = `([^`]*)`/)[1])(new Uint8Array(readFileSync(`${folder}/modules.xz`)));
try {
  python.runPython(code);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
process.exit(0);
