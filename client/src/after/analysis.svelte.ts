import { analysis } from "$client/lib/api";
import type { Analysis } from "$client/lib/wire";

/** Milliseconds before the analysis is requested, so that visitors who leave at once cost the house nothing. */
const SOON = 2000;

/** The analysis of one finished game, which is fetched as it grows for as long as somebody looks at it. */
export class Analysing {
  found = $state.raw<Analysis | null>(null);
  /** Whether a request failed: the house is busy or unreachable, or the rules of the game have changed since. */
  failed = $state(false);
  #left = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    private readonly eyes: string,
  ) {
    this.#timer = setTimeout(() => void this.#look(), SOON);
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
  }

  async #look(): Promise<void> {
    while (!this.#left && !this.found?.complete) {
      try {
        const answer = await analysis(this.table, this.eyes, this.found?.done ?? 0);
        if (answer.analysis) this.found = answer.analysis;
      } catch {
        this.failed = true;
        return;
      }
    }
  }
}
