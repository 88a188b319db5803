import * as outside from "virtual:outside";
import type { Lang } from "$client/lib/contract";
import { gameOf } from "$client/lib/words.svelte";
import { termsOf, type Term } from "./terms";

const files = { ...import.meta.glob<string>("$games/*/locale/terms/*.ftl", { query: "?raw", import: "default" }), ...outside.terms };

/** The glossaries of the games opened so far, in the language in use. */
class Glossaries {
  #terms = $state.raw<Record<string, Term[]>>({});
  #asked = new Set<string>();

  /** The terms of a game; none until they are loaded. */
  of(game: string, lang: Lang): Term[] {
    const key = `${game} ${lang}`;
    if (game && !this.#asked.has(key)) {
      this.#asked.add(key);
      const path = Object.keys(files).find((one) => gameOf(one) === game && one.endsWith(`/${lang}.ftl`));
      if (path) void files[path]!().then((source) => (this.#terms = { ...this.#terms, [key]: termsOf(lang, source) }));
    }
    return this.#terms[key] ?? [];
  }
}

export const glossaries = new Glossaries();
