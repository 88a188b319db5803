/** The results of a hundred playouts, as squares and as a verdict that respects their error. */
import type { Otherwise } from "$client/lib/wire";

/** Standard errors to either side: 95%. */
export const SURE = 1.96;

/** How many squares show games that were won, and how many show games that were played. */
export function squares(share: number, games: number): { won: number; played: number } {
  return { won: Math.round(share * games), played: games };
}

/** Whether the other choice was better or worse by more than the error; `even` if nobody can tell. */
export function verdict(found: Otherwise): "better" | "worse" | "even" {
  if (Math.abs(found.gap) <= SURE * found.error) return "even";
  return found.gap > 0 ? "better" : "worse";
}

/** The choices to offer as buttons: those that an analysis has tried, then the first of the others. */
export function offered(others: readonly string[], tried: readonly string[], most: number): string[] {
  const known = tried.filter((one) => others.includes(one));
  const rest = others.filter((one) => !known.includes(one));
  // A list that fits is shown in its own order.
  return others.length <= most ? [...others] : [...known, ...rest].slice(0, most);
}
