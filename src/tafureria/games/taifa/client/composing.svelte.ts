/** An attack being put together: the chosen cards of the hand, and the dice they would give. */
import { AMBUSH, type Answer, expected, garrisons, inSight, troopDice, value } from "./facts";
import { win } from "./odds";
import { areaSlug, CARDS, cardSlug } from "./pieces";
import type { View } from "./types";

/** A card in hand; the key tells two of the same design apart. */
export interface Held {
  key: string;
  design: number;
}

export function held(hand: readonly number[]): Held[] {
  const seen = new Map<number, number>();
  return hand.map((design) => {
    const nth = (seen.get(design) ?? 0) + 1;
    seen.set(design, nth);
    return { key: `${design}.${nth}`, design };
  });
}

/** Can the card be laid in an attack on what this kingdom owns? */
export function useful(design: number, owner: number): boolean {
  const card = CARDS[design];
  return Boolean(card?.strength || (card?.dice && !(card.slug === "el-cid" && owner === 0)));
}

export interface Sums {
  attack: number;
  base: number;
  guard: number;
  /** Dice of the defence, with what it is expected to add; an ambush has none. */
  against: number;
  answer: Answer | null;
  /** Chance of winning if nobody answers, and with the garrisons and the Response that are to be expected. */
  plain: number;
  worst: number;
  troops: number[];
  extras: { design: number; dice: number }[];
  enough: boolean;
}

export class Composing {
  picked = $state.raw<ReadonlySet<string>>(new Set());
  dice = $state.raw<Readonly<Record<string, number>>>({});

  /** A new attack starts with the strongest Troop. */
  begin(cards: readonly Held[], fresh: boolean): void {
    const best = [...cards].sort((a, b) => (CARDS[b.design]?.strength ?? 0) - (CARDS[a.design]?.strength ?? 0))[0];
    this.picked = new Set(fresh && best && CARDS[best.design]?.strength ? [best.key] : []);
    this.dice = {};
  }
  toggle(key: string): void {
    const now = new Set(this.picked);
    if (!now.delete(key)) now.add(key);
    this.picked = now;
  }
  roll(key: string, dice: number): void {
    this.dice = { ...this.dice, [key]: dice };
  }
  count(card: Held): number {
    return this.dice[card.key] ?? CARDS[card.design]?.dice ?? 0;
  }

  sums(view: View, area: number, cards: readonly Held[], fresh: boolean): Sums {
    const owner = view.owners[area] ?? -1;
    const chosen = cards.filter((card) => this.picked.has(card.key));
    const troops = chosen.map((card) => card.design).filter((design) => CARDS[design]?.strength);
    const extras = chosen.filter((card) => CARDS[card.design]?.dice).map((card) => ({ design: card.design, dice: this.count(card) }));
    const already = fresh ? 0 : inSight(view).attack;
    const attack = already + troopDice(view, troops, owner) + extras.reduce((sum, one) => sum + one.dice, 0);
    const base = value(view, area);
    const guard = garrisons(view, area);
    const answer = expected(view, owner, attack);
    const dice = answer?.dice ?? 0;
    return {
      attack, base, guard, answer, against: base + guard + (dice < AMBUSH ? dice : 0), troops, extras,
      plain: win(attack, base),
      worst: win(attack, base + guard + dice),
      enough: fresh ? troops.length > 0 : already > 0 || troops.length > 0,
    };
  }

  /** The actions that carry out the attack, in order. */
  steps(area: number, cards: readonly Held[], fresh: boolean, hand: number): string[] {
    const chosen = cards.filter((card) => this.picked.has(card.key));
    const steps = chosen.map((card) => {
      const facts = CARDS[card.design]!;
      return facts.dice ? `dados ${facts.slug} ${this.count(card)} ataque` : `carta ${cardSlug(card.design)}`;
    });
    if (fresh) steps.unshift(`ataca ${areaSlug(area)}`);
    // Once the whole hand is laid, laying ends by itself.
    if (chosen.length < hand) steps.push("basta");
    return steps;
  }
}
