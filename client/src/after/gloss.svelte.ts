import type { FluentBundle } from "@fluent/bundle";
import type { Around, GameWords, Lang } from "$client/lib/contract";
import { bundle, format, gameOf, words as page } from "$client/lib/words.svelte";
import * as outside from "virtual:outside";

const files = { ...import.meta.glob<string>("$games/*/gloss/*.ftl", { query: "?raw", import: "default" }), ...outside.glosses };
const named = { ...import.meta.glob<GameWords>("$games/*/client/words.ts"), ...outside.pieces };
const VERB = /^\p{L}+/u;

function pick<T>(all: Record<string, T>, game: string, end = ""): T | undefined {
  return Object.entries(all).find(([path]) => gameOf(path) === game && path.endsWith(end))?.[1];
}

/** The choices of a game in words, "play the 7 of espadas", for places where no table shows them. */
export class Gloss {
  #bundle = $state.raw<FluentBundle>();
  #words = $state.raw<GameWords>();

  async use(game: string, lang: Lang): Promise<void> {
    const [text, words] = await Promise.all([pick(files, game, `/${lang}.ftl`)?.(), pick(named, game)?.()]);
    this.#bundle = bundle(lang, text ?? "");
    this.#words = words;
    page.know(words?.spanish ?? []);
  }

  /** A choice in words, or its notation if the game has no words for it. Must agree with `tafureria/gloss.py`. */
  of(notation: string, around: Around): string {
    const verb = VERB.exec(notation)?.[0] ?? "";
    const rest = notation.slice(verb.length).trim();
    const plain = verb ? verb.normalize("NFD").replace(/[\u0300-\u036f]/g, "") : "number";
    const what = this.#words?.choice?.(plain, rest, around) ?? rest;
    const said = format(this.#bundle, `move-${plain}`, { what, n: rest ? rest.split(" ").length : 0 }) ?? notation;
    // "a" and "de" contract with the article of a Spanish name.
    return around.lang === "es" ? said.replace(/\ba el /g, "al ").replace(/\bde el /g, "del ") : said;
  }
}

/** A text with a capital letter, for use on its own. */
export const alone = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
