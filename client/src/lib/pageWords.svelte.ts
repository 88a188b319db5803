import type { FluentBundle } from "@fluent/bundle";
import type { Args, Lang, Translate } from "./contract";
import { bundle, format } from "./words.svelte";

/** The words of one page, which only those who open it load. */
export class PageWords {
  #bundle = $state.raw<FluentBundle>();
  readonly #files: Record<string, () => Promise<string>>;

  constructor(files: Record<string, () => Promise<string>>) {
    this.#files = files;
  }

  /** Loads them in that language; the ones before stay in use until they are there. */
  async use(lang: Lang): Promise<void> {
    const path = Object.keys(this.#files).find((one) => one.endsWith(`/${lang}.ftl`));
    this.#bundle = bundle(lang, path ? await this.#files[path]!() : "");
  }

  get ready(): boolean {
    return this.#bundle !== undefined;
  }

  /** A message; a missing one is shown as its id, so that the gap is noticed. */
  say: Translate = (id, args?: Args) => format(this.#bundle, id, args) ?? id;
}
