import { basename, join } from "node:path";
import type { Plugin } from "vite";
import { folders, textOf } from "./vite.outside.ts";

const NAME = "virtual:titles/";

/** The Fluent source of one message, without the messages around it. */
export function message(ftl: string, id: string): string {
  const lines = ftl.split("\n");
  const start = lines.findIndex((line) => line.startsWith(`${id} =`));
  if (start < 0) return "";
  let end = start + 1;
  while (end < lines.length && /^(\s+\S|\s*$)/.test(lines[end] ?? "")) end += 1;
  return lines.slice(start, end).join("\n").trimEnd();
}

/**
 * `virtual:titles/LANG`: `title` and `tagline` of every game. The first page needs only these two
 * messages of each game, so the rest is not loaded until a game is opened.
 */
export function titles(games: string): Plugin {
  return {
    name: "titles",
    resolveId: (id) => (id.startsWith(NAME) ? "\0" + id : undefined),
    load(id) {
      if (!id.startsWith("\0" + NAME)) return undefined;
      const lang = id.slice(NAME.length + 1);
      const out: Record<string, string> = {};
      for (const folder of folders(games)) {
        const file = join(folder, "locale", `${lang}.ftl`);
        const ftl = textOf(file);
        if (!ftl) continue;
        this.addWatchFile(file);
        const lines = [message(ftl, "title"), message(ftl, "tagline")];
        // A name that is the same in Spanish is a Spanish name.
        if (message(textOf(join(folder, "locale", "es.ftl")), "title") === lines[0]) lines.push("title-lang = es");
        out[basename(folder).replaceAll("_", "-")] = lines.join("\n");
      }
      return `export default ${JSON.stringify(out)}`;
    },
  };
}
