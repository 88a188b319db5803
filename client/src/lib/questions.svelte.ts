import type { Sight } from "./fold";
import type { Deduced, Down, Hinted, Position, RefusedFrame, Up } from "./wire";

interface Hooks {
  send: (message: Up) => boolean;
  /** The id of the next message. */
  next: () => number;
  sight: () => Sight | null;
  /** That seat, where messages must name it. */
  named: (seat: number) => number | null;
}

/** What this page asks the house about the position that is shown; each question but `why` is open once at a time. */
export class Questions {
  /** What a master would do; `null` if nobody asked or the position has passed. */
  advice = $state.raw<Hinted | null>(null);
  /** Id of the request for `advice` that has no answer yet; 0 for none. */
  asking = $state(0);
  /** What may be true of the hidden side of the game, at the last position for which that was requested. */
  board = $state.raw<Deduced | null>(null);
  /** Id of the request for `board` that has no answer yet; 0 for none. */
  deducing = $state(0);
  #notations = new Map<number, string>();

  constructor(private readonly hooks: Hooks) {}

  #about(): { id: number; position: number; seat: number | null } | null {
    const position = this.hooks.sight()?.position;
    return position ? { id: this.hooks.next(), position: position.position, seat: this.hooks.named(position.seat) } : null;
  }

  /** Asks why a choice is not legal. */
  why = (notation: string): void => {
    const about = this.#about();
    if (!about) return;
    this.#notations.set(about.id, notation);
    this.hooks.send({ type: "why", ...about, notation });
  };

  /** The choice about which `why` was asked in that message; empty if it was another message. */
  notation(id: number): string {
    return this.#notations.get(id) ?? "";
  }

  /** Asks what a master would do; the answer is `advice`. */
  hint(): void {
    const about = this.asking ? null : this.#about();
    if (about && this.hooks.send({ type: "hint", ...about })) this.asking = about.id;
  }

  /** Removes the advice. */
  unhint(): void {
    this.advice = null;
    this.asking = 0;
  }

  /** Asks what can still be true at the position that is shown; the answer is `board`. */
  deduce(): void {
    const about = this.deducing ? null : this.#about();
    if (about && this.hooks.send({ type: "deduce", ...about })) this.deducing = about.id;
  }

  /** Takes an answer; returns whether the frame is one. */
  hear(frame: Down): boolean {
    if (frame.type === "hinted" && frame.id === this.asking) [this.asking, this.advice] = [0, frame];
    if (frame.type === "deduced" && frame.id === this.deducing) [this.deducing, this.board] = [0, frame];
    return frame.type === "hinted" || frame.type === "deduced";
  }

  /** Takes a refusal; returns whether nobody needs to hear of it: the deduction board asks by itself, and will ask again. */
  refused({ id }: RefusedFrame): boolean {
    if (id === this.asking) this.asking = 0;
    const bothers = !id || id !== this.deducing;
    if (!bothers) this.deducing = 0;
    return !bothers;
  }

  /** That position is shown to its seat: advice is about one decision, and the seat may be facing another one now. */
  shown(frame: Position): void {
    if (this.advice ? frame.seat === this.advice.seat && !frame.legal.includes(this.advice.choices[0]?.action ?? -1) : frame.fresh) this.unhint();
  }
}
