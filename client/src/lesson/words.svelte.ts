import type { FluentBundle } from "@fluent/bundle";
import * as outside from "virtual:outside";
import type { Args, Lang } from "$client/lib/contract";
import { bundle, format, gameOf } from "$client/lib/words.svelte";

const files = { ...import.meta.glob<string>("$games/*/locale/lessons/*.ftl", { query: "?raw", import: "default" }), ...outside.lessons };

/** The words of a game's lessons and hints, which only those who learn it load. */
export class LessonWords {
  #bundle = $state.raw<FluentBundle>();

  /** Load them in that language; the ones before stay in use until they are there. */
  async use(game: string, lang: Lang): Promise<void> {
    const path = Object.keys(files).find((one) => gameOf(one) === game && one.endsWith(`/${lang}.ftl`));
    const source = path ? await files[path]!() : "";
    this.#bundle = bundle(lang, source);
  }

  get ready(): boolean {
    return this.#bundle !== undefined;
  }

  /** A message, or nothing where there is none. */
  say(id: string, args?: Args): string {
    return format(this.#bundle, id, args) ?? "";
  }
}
