import { analysis } from "$client/lib/api";
import type { Analysis } from "$client/lib/wire";

/** A moment after the end: whoever goes on at once costs the house nothing. */
const SOON = 2000;

/** The analysis of one finished game as it grows, for as long as somebody looks. */
export class Analysing {
  found = $state.raw<Analysis | null>(null);
  /** It cannot be had, or no more of it: the house is busy or away, or the game is played by other rules now. */
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
