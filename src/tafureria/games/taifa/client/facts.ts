/** What can be worked out from a view: dice that are certain on each side of a deed. No Svelte or DOM. */
import { AREAS, CARDS, cardOf, isChristian, LAND, MUSLIM_KINGDOMS } from "./pieces";
import type { View } from "./types";

const ALCAZARES = cardOf("M17");
const CRUZADOS = cardOf("C15");

export const slot = (view: View, kingdom: number): number => view.order.indexOf(kingdom);
export const isAutoma = (view: View, kingdom: number): boolean => kingdom >= 0 && (view.seats[slot(view, kingdom)] ?? -1) < 0;
const inFront = (view: View, card: number): number => view.order[view.permanents.findIndex((cards) => cards.includes(card))] ?? -1;

/** Defensive value of an area: a 2 counts as 3 for the owner of Alcázares. */
export function value(view: View, area: number): number {
  const printed = AREAS[area]?.defence ?? 0;
  const owner = view.owners[area] ?? -1;
  return printed === 2 && owner >= 0 && owner === inFront(view, ALCAZARES) ? 3 : printed;
}

/** Whose capital an area is. */
export const CAPITALS: Readonly<Record<number, number>> = { 9: 5, 11: 0, 22: 1, 39: 2, 42: 4, 51: 3 };

/** Deployed strength of an automa. */
export const strength = (cards: readonly number[]): number => cards.reduce((sum, design) => sum + (CARDS[design]?.strength ?? 0), 0);

const links = LAND.links as [number, number][];
const beside = (area: number): number[] => links.filter((pair) => pair.includes(area)).map(([a, b]) => (a === area ? b : a));
/** Garrisons that the owner of an area may spend on it. */
export function garrisons(view: View, area: number): number {
  const owner = view.owners[area] ?? -1;
  if (owner < 0) return 0;
  const near = [area, ...beside(area)];
  const own = near.filter((a) => view.garrisons.includes(a) && view.owners[a] === owner && !view.spent.includes(a));
  return isAutoma(view, owner) ? Number(own.includes(area)) : own.length;
}

/** Where two kingdoms meet: areas of *other* beside one of *own*, or, if none are, those of third parties that lie between them. */
export function meeting(view: View, own: number, other: number): { touch: boolean; areas: number[] } {
  const meets = (area: number, owner: number): boolean => beside(area).some((a) => view.owners[a] === owner);
  const touching = view.board.filter((area) => view.owners[area] === other && meets(area, own));
  if (touching.length) return { touch: true, areas: touching };
  return { touch: false, areas: view.board.filter((area) => view.owners[area] !== own && meets(area, own) && meets(area, other)) };
}

/** Dice of Troops against an owner: their strengths, plus one each for crusaders. */
export function troopDice(view: View, designs: readonly number[], owner: number): number {
  const crusade = view.permanents.some((cards) => cards.includes(CRUZADOS)) && MUSLIM_KINGDOMS.includes(owner);
  return designs.reduce((sum, d) => sum + (CARDS[d]?.strength ?? 0) + (crusade && isChristian(d) && CARDS[d]?.strength ? 1 : 0), 0);
}

/** A Response with which to reckon: its card (-1 unknown), and the dice that it adds to the defence. */
export interface Answer {
  card: number;
  dice: number;
}
/** As many dice as no attack beats. */
export const AMBUSH = 99;
const AMBUSHES = cardOf("M05");
const SORTIES: readonly number[] = [cardOf("M04"), cardOf("C05")];
const EL_CID = cardOf("C01");

/**
 * The one Response to expect, as the house's players reckon (`defence` in `players/facts.py`): an automa's oldest that it can
 * use, which lies open; one die from somebody who holds more than one card.
 */
export function expected(view: View, owner: number, strength: number): Answer | null {
  if (owner < 0) return null;
  if (!isAutoma(view, owner)) return (view.cards[slot(view, owner)] ?? 0) > 1 ? { card: -1, dice: 1 } : null;
  if (strength < 3) return null;
  for (const card of view.posted[slot(view, owner)] ?? []) {
    const facts = CARDS[card];
    if (card === AMBUSHES) return { card, dice: AMBUSH };
    if (SORTIES.includes(card)) return { card, dice: 2 };
    if (facts?.defends) return { card, dice: facts.defends };
    if (facts?.dice && !(card === EL_CID && view.kingdom === 0)) return { card, dice: facts.dice };
  }
  return null;
}

/** Visible dice on both sides of the current deed, and how many cards lie face down. */
export function inSight(view: View): { attack: number; defence: number; hidden: number } {
  let attack = view.event_dice;
  let defence = view.deed === "judgment" ? 4 : view.target ? value(view, view.target) + view.spent.length : 0;
  let hidden = 0;
  const troops: number[] = [];
  for (const [, card = -1, side = 0, dice = 0] of view.laid) {
    if (card < 0) hidden += 1;
    else if (CARDS[card]?.strength) troops.push(card);
    else if (CARDS[card]?.defends) defence += CARDS[card].defends;
    else if (side === 0) attack += dice;
    else defence += dice;
  }
  for (const card of view.removed) troops.splice(troops.indexOf(card), 1);
  attack += troopDice(view, troops, view.defender);
  if (view.deed === "incursion") return { attack: attack + 1, defence: 0, hidden };
  return { attack, defence, hidden };
}
