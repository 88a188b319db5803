import type { Lang } from "./contract";

export const SUITS = ["oros", "copas", "espadas", "bastos"] as const;
export type SuitName = (typeof SUITS)[number];

const RANKS: Record<Lang, Record<number, string>> = {
  es: { 1: "as", 10: "sota", 11: "caballo", 12: "rey" },
  en: { 1: "ace", 10: "sota", 11: "caballo", 12: "king" },
};

/** The name of a card: "as de oros", "7 de copas"; in English "ace of oros", "sota of copas". */
export function cardName(suit: SuitName, rank: number, lang: Lang): string {
  const name = RANKS[lang][rank] ?? String(rank);
  return lang === "es" ? `${name} de ${suit}` : `${name} of ${suit}`;
}

/** The card of a notation, numbered `suit * 12 + rank - 1`; -1 for none. */
export function cardId(text: string): number {
  const card = parseCard(text);
  return card ? SUITS.indexOf(card.suit) * 12 + card.rank - 1 : -1;
}

/** Reads the notation of a Spanish card: "7e" is the seven of espadas. */
export function parseCard(text: string): { suit: SuitName; rank: number } | null {
  const match = /^(\d{1,2})([oceb])$/.exec(text);
  if (!match) return null;
  const suit = SUITS.find((name) => name[0] === match[2]);
  const rank = Number(match[1]);
  return suit && rank >= 1 && rank <= 12 ? { suit, rank } : null;
}
