import type { FluentBundle } from "@fluent/bundle";
import type { Args, Lang, Translate } from "$client/lib/contract";
import { bundle, format } from "$client/lib/words.svelte";

const files = import.meta.glob<string>("$locale/laboratory/*.ftl", { query: "?raw", import: "default" });

/** The words of the laboratory, which only those who open it load. */
class LaboratoryWords {
  #bundle = $state.raw<FluentBundle>();

  /** Loads them in that language; the ones before stay in use until they are there. */
  async use(lang: Lang): Promise<void> {
    const path = Object.keys(files).find((one) => one.endsWith(`/${lang}.ftl`));
    this.#bundle = bundle(lang, path ? await files[path]!() : "");
  }

  get ready(): boolean {
    return this.#bundle !== undefined;
  }

  /** A message; a missing one is shown as its id, so that the gap is noticed. */
  say: Translate = (id, args?: Args) => format(this.#bundle, id, args) ?? id;
}

export const laboratoryWords = new LaboratoryWords();
export const say: Translate = (id, args) => laboratoryWords.say(id, args);
