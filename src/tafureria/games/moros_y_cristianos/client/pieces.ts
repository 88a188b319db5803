/** Cards as the view numbers them: `suit * 12 + rank - 1`, suits oros, copas, espadas, bastos. */
import { cardName, SUITS, type SuitName } from "$client/lib/cards";
import type { Lang } from "$client/lib/contract";

export interface Face {
  id: number;
  suit: SuitName;
  rank: number;
  /** As the notation writes it: `7e`. */
  text: string;
}

export function face(id: number): Face {
  const suit = SUITS[Math.floor(id / 12)] ?? "oros";
  const rank = (id % 12) + 1;
  return { id, suit, rank, text: `${rank}${suit[0]}` };
}

export function named(id: number, lang: Lang): string {
  const { suit, rank } = face(id);
  return cardName(suit, rank, lang);
}

/** Points of a card (§2.2): only to show and foresee them, never to decide. */
export function worth(id: number): number {
  const { suit, rank } = face(id);
  if (suit === "copas") return 0;
  return rank === 1 ? 3 : rank >= 10 ? 2 : 1;
}

export const isKnight = (id: number): boolean => id >= 24;
export const isCopa = (id: number): boolean => id >= 12 && id < 24;

/** The dimensions of the declaration (§2.4), each with its default value first. */
export const DIMENSIONS = [
  { name: "objetivo", values: ["fe", "botin", "tesoro"] },
  { name: "tipo", values: ["fuerza", "astucia"] },
  { name: "duracion", values: ["asalto", "refuerzos"] },
  { name: "orden", values: ["ataque", "contraataque"] },
  { name: "cantidad", values: ["heroes", "tropa"] },
] as const;

export const VALUES: readonly string[] = DIMENSIONS.flatMap((dimension) => dimension.values);
