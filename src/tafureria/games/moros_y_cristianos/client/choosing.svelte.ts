/** The cards chosen from the hand, and a turn that is sent card by card. */
import { face, isKnight } from "./pieces";
import type { View } from "./types";

/** What `Choosing` needs from the table, read again each time. */
export interface Desk {
  view: View;
  legal: ReadonlyMap<string, number>;
  act: (what: string) => void;
  why: (what: string) => void;
}

export class Choosing {
  chosen = $state.raw<readonly number[]>([]);
  /** Steps of a turn that are still to be sent, each as soon as it is legal. */
  plan = $state.raw<readonly string[]>([]);
  #desk: () => Desk;
  /** The view when the latest step was sent: if it is unchanged after the answer, the step was refused. */
  #sentFrom: View | null = null;

  constructor(desk: () => Desk) {
    this.#desk = desk;
  }

  get verb(): string {
    return this.#desk().view.phase === "treasure" ? "esconde" : "juega";
  }

  /** Adds or removes a card; one knight too many replaces the one chosen first. */
  toggle(id: number): void {
    const { view } = this.#desk();
    if (this.chosen.includes(id)) {
      this.chosen = this.chosen.filter((one) => one !== id);
      return;
    }
    const knights = this.chosen.filter(isKnight);
    const full = isKnight(id) && view.phase === "play" && knights.length >= Math.max(1, view.knights_left);
    // Two knights of a turn must be of the same side.
    const other = isKnight(id) ? knights.filter((one) => one >= 36 !== id >= 36) : [];
    const over = new Set(other.length ? other : full ? knights.slice(0, 1) : []);
    this.chosen = [...this.chosen.filter((one) => !over.has(one)), id];
  }

  /** Sends knights first, then oros, then copas, since a copa may ask for its target. */
  send(last: string): void {
    const { view } = this.#desk();
    const order = [...this.chosen].sort((a, b) => Number(isKnight(b)) - Number(isKnight(a)) || a - b);
    // A player who still owes a knight may play copas first and wait for their effect.
    const owes = last === "fin" && view.must && !this.chosen.some(isKnight);
    const cards = order.map((id) => `${this.verb} ${face(id).text}`);
    this.plan = owes ? cards : [...cards, last];
    this.chosen = [];
    this.#step();
  }

  /** Called at each position: discards what is out of date, or sends the next step. */
  moveOn(picks: boolean, aims: boolean): void {
    const { view, legal } = this.#desk();
    if (this.chosen.some((id) => !view.hand.includes(id))) this.chosen = this.chosen.filter((id) => view.hand.includes(id));
    if (aims) return;
    if (!picks) {
      if (this.plan.length) this.plan = [];
      if (this.chosen.length) this.chosen = [];
    } else if (this.plan.length) {
      if (legal.size && view === this.#sentFrom) this.plan = [];
      else this.#step();
    }
  }

  #step(): void {
    const { view, legal, act, why } = this.#desk();
    const [next, ...rest] = this.plan;
    if (!next || legal.size === 0) return;
    if (!legal.has(next)) {
      this.plan = [];
      why(next);
      return;
    }
    this.plan = rest;
    this.#sentFrom = view;
    act(next);
  }
}
