import type { FluentBundle } from "@fluent/bundle";
import type { Lang } from "$client/lib/contract";
import { bundle, format, gameOf } from "$client/lib/words.svelte";

const files = import.meta.glob<string>("$games/*/gloss/*.ftl", { query: "?raw", import: "default" });

/** What the moves of a game mean in words, for choices that stand on no table any more. */
export class Gloss {
  #bundle = $state.raw<FluentBundle>();

  async use(game: string, lang: Lang): Promise<void> {
    const path = Object.keys(files).find((one) => gameOf(one) === game && one.endsWith(`/${lang}.ftl`));
    this.#bundle = bundle(lang, path ? await files[path]!() : "");
  }

  /** A move in words; its notation where the game has none. Must agree with `tafureria/mcp/telling.py`. */
  of(notation: string): string {
    const [verb = "", ...rest] = notation.split(" ");
    const plain = verb.normalize("NFD").replace(/[\u0300-\u036f]/g, "");
    return format(this.#bundle, `move-${plain}`, { what: rest.join(" "), n: rest.length }) ?? notation;
  }
}
