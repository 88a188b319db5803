// Prepares the modules of a folder with the interpreter that will run them: node tools/engine.mjs PYODIDE FOLDER
// Of the standard library and of other packages only those modules stay that are loaded when everything of ours is.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
const [pyodide, folder] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const python = await loadPyodide({ checkAPIVersion: false });
python.FS.mkdirTree("/stage");
python.mountNodeFS("/stage", folder);
try {
  await python.runPythonAsync(readFileSync(new URL("engine_stage.py", import.meta.url), "utf8") + "\nawait main()");
} catch (error) {
  console.error(error.message); // without the source of the interpreter, which is one line of a megabyte
  process.exit(1);
}
process.exit(0);
