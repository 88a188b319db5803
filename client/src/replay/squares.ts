/** How a hundred games came out: as pictures and in words, no surer than they are. */
import type { Otherwise } from "$client/lib/wire";

/** Standard errors to either side: 95%. */
export const SURE = 1.96;

/** Of the squares of all games, those that are filled (won) and those that are played. */
export function squares(share: number, games: number): { won: number; played: number } {
  return { won: Math.round(share * games), played: games };
}

/** Whether the other choice was better or worse beyond the error, or nobody can tell yet. */
export function verdict(found: Otherwise): "better" | "worse" | "even" {
  if (Math.abs(found.gap) <= SURE * found.error) return "even";
  return found.gap > 0 ? "better" : "worse";
}

/** What is offered first among many choices: those that an analysis has tried, then the first of the others. */
export function offered(others: readonly string[], tried: readonly string[], most: number): string[] {
  const known = tried.filter((one) => others.includes(one));
  const rest = others.filter((one) => !known.includes(one));
  // A list that fits is shown in its own order.
  return others.length <= most ? [...others] : [...known, ...rest].slice(0, most);
}
