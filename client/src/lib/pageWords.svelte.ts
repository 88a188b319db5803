import type { FluentBundle } from "@fluent/bundle";
import type { Args, Lang, Translate } from "./contract";
import { bundle, format } from "./words.svelte";

/** The messages of one page, which are loaded only when it is opened. */
export class PageWords {
  #bundle = $state.raw<FluentBundle>();
  readonly #files: Record<string, () => Promise<string>>;

  /** @param files how to load each `LANG.ftl` */
  constructor(files: Record<string, () => Promise<string>>) {
    this.#files = files;
  }

  /** Loads the messages in that language; the previous ones stay in use until then. */
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
