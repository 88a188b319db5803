/** Cards as the view numbers them, `suit * 12 + rank - 1`, and how seats lie round the cloth. */
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

/** "2 de oros y 5 de copas". */
export function namedAll(ids: readonly number[], lang: Lang): string {
  const names = ids.map((id) => named(id, lang));
  const last = names.pop();
  return names.length ? `${names.join(", ")} ${lang === "es" ? "y" : "and"} ${last}` : (last ?? "-");
}

/** The side of an identity card: 0 espadas, 1 bastos. */
export const sideOf = (identity: number): number => Math.floor(identity / 12) - 2;

/** The king of oros counts for the espadas, that of copas for the bastos. */
export const isKing = (id: number): boolean => id === 11 || id === 23;

export const CAUSES = ["rey-hallado", "rey-perdido", "traicion", "doble-traicion"] as const;
export const CASES = [
  "ganador-eliminado", "ganador", "ganador-con-rey", "hallador", "hallador-con-rey",
  "perdedor", "perdedor-con-rey", "perdedor-con-rey-eliminado", "denunciante", "traidor", "ajeno",
] as const;

/** Points as a score sheet writes them: a real minus, and a plus. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0");

export interface Spot {
  row: number;
  column: number;
}

/** How many seats along the top (and bottom) and down each side, by number of seats. */
const RINGS: Record<number, [number, number]> = { 6: [3, 0], 8: [3, 1], 10: [4, 1], 12: [4, 2], 14: [5, 2], 16: [5, 3] };

export const ringOf = (seats: number): [number, number] => RINGS[seats] ?? [Math.max(2, Math.ceil(seats / 2)), 0];

/** Grid spots clockwise round the cloth, the first in the middle of the near edge. */
export function spots(seats: number): Spot[] {
  const [across, down] = ringOf(seats);
  const rows = Math.max(down, 1) + 2;
  const ring: Spot[] = [];
  for (let column = across; column >= 1; column -= 1) ring.push({ row: rows, column });
  for (let row = down; row >= 1; row -= 1) ring.push({ row: row + 1, column: 1 });
  for (let column = 1; column <= across; column += 1) ring.push({ row: 1, column });
  for (let row = 1; row <= down; row += 1) ring.push({ row: row + 1, column: across });
  const near = Math.floor(across / 2);
  return [...ring.slice(near), ...ring.slice(0, near)];
}
