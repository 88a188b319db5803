import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin, Rollup } from "vite";
import { folders } from "./vite.outside.ts";

/** The parts that addresses lead to, by the first word below a table's address, or of the address itself. */
const PAGES: Record<string, string> = {
  mesa: "src/pages/Table.svelte",
  repaso: "src/pages/Replay.svelte",
  sala: "src/pages/Hall.svelte",
  aprender: "src/lesson/Learn.svelte",
  reglas: "src/lesson/Rules.svelte",
};
const LANGUAGES = ["es", "en"];
const here = fileURLToPath(new URL(".", import.meta.url));

/** A chunk's own files and those that it imports at once: scripts, then styles. */
function needed(chunks: Map<string, Rollup.OutputChunk>, first: string, known: Set<string>): string[] {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const waiting = [first];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const chunk = chunks.get(name);
    if (!chunk || scripts.has(name) || known.has(name)) continue;
    scripts.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) if (!known.has(style)) styles.add(style);
    waiting.push(...chunk.imports);
  }
  return [...scripts, ...styles];
}

/**
 * Writes `wanted.json`: the files that a page, a game at it and a language will ask for, so that the house can have
 * them loaded with the page's first bytes instead of one after the other: each waits for the one that names it.
 */
export function wanted(games: string): Plugin {
  return {
    name: "wanted",
    apply: "build",
    // After chunks of nothing but styles have gone.
    generateBundle: { order: "post", handler(_, bundle) {
      const chunks = new Map(Object.values(bundle).flatMap((one) => (one.type === "chunk" ? [[one.fileName, one] as const] : [])));
      const entry = [...chunks.values()].find((one) => one.isEntry && one.name === "index");
      const known = new Set(entry ? needed(chunks, entry.fileName, new Set()) : []);
      const of = (module: string): string[] => {
        const found = [...chunks.values()].find((one) => one.moduleIds.includes(module) || one.moduleIds.includes(`${module}?raw`));
        return found ? needed(chunks, found.fileName, known) : [];
      };
      const words = (folder: string): Record<string, string[]> => Object.fromEntries(LANGUAGES.map((lang) => [lang, of(join(folder, "locale", `${lang}.ftl`))]));
      const titles = (lang: string): string[] => of(`\0virtual:titles/${lang}`);
      const shared = words(dirname(games));
      const out = {
        pages: Object.fromEntries(Object.entries(PAGES).map(([page, file]) => [page, of(join(here, file))])),
        words: Object.fromEntries(LANGUAGES.map((lang) => [lang, [...(shared[lang] ?? []), ...titles(lang)]])),
        games: Object.fromEntries(
          folders(games)
            .map((folder) => [basename(folder).replaceAll("_", "-"), { table: of(join(folder, "client", "Table.svelte")), words: words(folder) }] as const)
            .filter(([, game]) => game.table.length),
        ),
      };
      this.emitFile({ type: "asset", fileName: "wanted.json", source: JSON.stringify(out) });
    } },
  };
}
