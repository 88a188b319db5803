import type { FluentBundle } from "@fluent/bundle";
import * as outside from "virtual:outside";
import type { Args, Lang } from "$client/lib/contract";
import { bundle, format, gameOf } from "$client/lib/words.svelte";

const files = { ...import.meta.glob<string>("$games/*/locale/lessons/*.ftl", { query: "?raw", import: "default" }), ...outside.lessons };

/** The messages of a game's lessons and hints, which are loaded only for those who learn it. */
export class LessonWords {
  #bundle = $state.raw<FluentBundle>();

  /** Loads the messages in that language; the previous ones stay in use until then. */
  async use(game: string, lang: Lang): Promise<void> {
    const path = Object.keys(files).find((one) => gameOf(one) === game && one.endsWith(`/${lang}.ftl`));
    const source = path ? await files[path]!() : "";
    this.#bundle = bundle(lang, source);
  }

  get ready(): boolean {
    return this.#bundle !== undefined;
  }

  /** A message; empty if there is none. */
  say(id: string, args?: Args): string {
    return format(this.#bundle, id, args) ?? "";
  }
}
