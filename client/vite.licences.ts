import { existsSync, readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join, resolve } from "node:path";
import type { Plugin } from "vite";

/** Name of the file in the build; the first page links to it. */
export const FILE = "licencias.txt";
const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;
const TEXTS = /^(licen[cs]e|copying|notice|ofl)([-.].*)?$/i;
/** Tools that put some code of their own into a build; what they themselves contain is listed after this line. */
const TOOLS = ["vite", "rolldown"];
const OF_OTHERS = "# Licenses of bundled dependencies";

/** The folder of the package that a module belongs to; empty for the product's own. */
export function packageOf(module: string): string {
  return PACKAGE.exec(module.replaceAll("\\", "/").replace(/^\0/, ""))?.[0] ?? "";
}

/**
 * The name and licence texts of a package. Some come without; *standard* names the licences whose texts the product has.
 * Throws when there is no text, since then the package may not be shipped.
 */
export function licenceOf(folder: string, standard: string[]): string {
  const { name, version, license = "" } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Record<string, string>;
  const texts = readdirSync(folder).filter((file) => TEXTS.test(file)).sort();
  if (!texts.length && !standard.includes(license)) throw new Error(`${name} comes without the text of its licence`);
  const said = texts.map((file) => readFileSync(join(folder, file), "utf8").split(OF_OTHERS)[0]!.trim());
  return [`${name} ${version} (${license})`, ...(said.length ? said : [`The text of ${license} is below.`])].join("\n\n");
}

/** The folder of an installed package, as seen from this folder or from another package. */
function installed(name: string, from: string): string {
  return packageOf(createRequire(join(from, "package.json")).resolve(name));
}

/** Writes the licence texts of all packages in the build, of what the wheel contains (*others*) and of the product itself. */
export function licences(own: string, others: string): Plugin {
  let root = "";
  return {
    name: "licences",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((one) => (one.type === "asset" ? one.originalFileNames.map((name) => resolve(root, name)) : []));
      const vite = installed("vite", root);
      const used = new Set([...this.getModuleIds(), ...files].map(packageOf).filter((one) => one && existsSync(join(one, "package.json"))));
      for (const tool of TOOLS) used.add(tool === "vite" ? vite : installed(tool, vite));
      const names = readdirSync(others).sort().map((file) => basename(file, ".txt"));
      const all = [
        `Tafurería\n\n${readFileSync(own, "utf8").trim()}`,
        ...[...used].sort().map((one) => licenceOf(one, names)),
        ...names.map((name) => `${name}\n\n${readFileSync(join(others, `${name}.txt`), "utf8").trim()}`),
      ];
      this.emitFile({ type: "asset", fileName: FILE, source: all.join(`\n\n${"=".repeat(80)}\n\n`) + "\n" });
    },
  };
}
