import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";

const NAME = "virtual:outside";

/**
 * Folders of games that are installed beside the product, one path per line in `TAFURERIA_OUTSIDE`
 * (`tools/npm.py` asks the registry). The example's folder counts only if it is installed.
 */
export const outside: string[] = (process.env["TAFURERIA_OUTSIDE"] ?? "").split("\n").filter(Boolean);

/** `virtual:outside`: maps of modules by path, like those that `import.meta.glob` makes of the product's own games. */
export function games(): Plugin {
  return {
    name: "outside",
    resolveId: (id) => (id === NAME ? "\0" + id : undefined),
    load(id) {
      if (id !== "\0" + NAME) return undefined;
      const lazy = (file: string, query = ""): string[] =>
        outside
          .filter((folder) => existsSync(join(folder, file)))
          .map((folder) => {
            const what = `import(${JSON.stringify(join(folder, file) + query)})`;
            return `${JSON.stringify(`games/${basename(folder)}/${file}`)}: () => ${what}${query ? ".then((m) => m.default)" : ""}`;
          });
      const emblems = outside.filter((folder) => existsSync(join(folder, "client/Emblem.svelte")));
      return [
        ...emblems.map((folder, n) => `import emblem${n} from ${JSON.stringify(join(folder, "client/Emblem.svelte"))};`),
        `export const tables = {${lazy("client/Table.svelte").join()}};`,
        `export const pieces = {${lazy("client/words.ts").join()}};`,
        `export const beats = {${lazy("client/beats.ts").join()}};`,
        `export const examples = {${lazy("client/Example.svelte").join()}};`,
        `export const deductions = {${lazy("client/Deduction.svelte").join()}};`,
        `export const endings = {${lazy("client/Ending.svelte").join()}};`,
        `export const setups = {${lazy("client/Setup.svelte").join()}};`,
        `export const emblems = {${emblems.map((folder, n) => `${JSON.stringify(`games/${basename(folder)}/`)}: { default: emblem${n} }`).join()}};`,
        ...Object.entries({ locales: "locale", lessons: "locale/lessons", terms: "locale/terms", glosses: "gloss" }).map(
          ([name, below]) => `export const ${name} = {${["es", "en"].flatMap((lang) => lazy(`${below}/${lang}.ftl`, "?raw")).join()}};`,
        ),
      ].join("\n");
    },
  };
}

/** Folders of all games: the product's own below *own*, then those installed beside it. */
export function folders(own: string): string[] {
  return [...readdirSync(own).sort().map((name) => join(own, name)), ...outside];
}

/** The text of a file; empty if there is no file. */
export function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}
