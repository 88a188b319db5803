// Runs Python in the interpreter of a site, with its modules: node in_engine.mjs FOLDER CODE
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
const [folder, code] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`));
const engine = JSON.parse(readFileSync(`${folder}/engine.json`));
const python = await loadPyodide({ indexURL: `${folder}/`, stdLibURL: `${folder}/stdlib.zip`, lockFileContents: engine.lock, checkAPIVersion: false });
const source = readFileSync(new URL("../../client/src/site/engine.ts", import.meta.url), "utf8");
python.runPython(source.match(/const UNPACK = `([^`]*)`/)[1])(new Uint8Array(readFileSync(`${folder}/modules.xz`)));
try {
  python.runPython(code);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
process.exit(0);
