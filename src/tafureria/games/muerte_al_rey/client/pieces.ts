/** Cards as the view numbers them, `suit * 12 + rank - 1`. */
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

/** With its article, as in sentences: "el 2 de oros", "la sota de copas"; "the 2 of oros". */
export function theNamed(id: number, lang: Lang): string {
  const article = lang === "en" ? "the" : face(id).rank === 10 ? "la" : "el";
  return `${article} ${named(id, lang)}`;
}

/** "el 2 de oros y el 5 de copas". */
export function namedAll(ids: readonly number[], lang: Lang): string {
  const names = ids.map((id) => theNamed(id, lang));
  const last = names.pop();
  return names.length ? `${names.join(", ")} ${lang === "es" ? "y" : "and"} ${last}` : (last ?? "-");
}

/** The side of an identity card: 0 espadas, 1 bastos. */
export const sideOf = (identity: number): number => Math.floor(identity / 12) - 2;

/** The king of oros counts for the espadas, the king of copas for the bastos. */
export const isKing = (id: number): boolean => id === 11 || id === 23;

export const CAUSES = ["rey-hallado", "rey-perdido", "traicion", "doble-traicion"] as const;
export const CASES = [
  "ganador-eliminado", "ganador", "ganador-con-rey", "hallador", "hallador-con-rey",
  "perdedor", "perdedor-con-rey", "perdedor-con-rey-eliminado", "denunciante", "traidor", "ajeno",
] as const;

/** Points as a score sheet writes them: a real minus, and a plus. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0");
