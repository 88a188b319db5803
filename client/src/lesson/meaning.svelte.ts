import type { Term } from "./terms";

/** Which term's meaning is shown, and beside which element. */
class Meaning {
  term = $state.raw<Term | null>(null);
  from = $state.raw<HTMLElement | null>(null);

  open(term: Term, from: HTMLElement): void {
    const again = this.from === from;
    this.term = again ? null : term;
    this.from = again ? null : from;
  }

  close(): void {
    this.from?.focus({ preventScroll: true });
    this.term = null;
    this.from = null;
  }
}

export const meaning = new Meaning();
