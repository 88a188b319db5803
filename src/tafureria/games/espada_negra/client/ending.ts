import type { Result } from "$client/lib/contract";
import type { Told } from "$client/lib/wire";
import { CARDS } from "./pieces";

/** How a card was taken: what was paid, or the attack. */
const TAKES = new Set(["sold", "attack-won"]);

/**
 * How the winner took the last card of the kind in which they are furthest ahead of the others: as it was paid, or attacked.
 * Nothing if the victory is shared.
 */
export function decisive(story: readonly Told[], over: Result): Told[] {
  const [winner, ...more] = over.winners;
  if (winner === undefined || more.length) return [];
  const got = story.flatMap(({ event }, place) => (event.on === "gained" && event["seat"] === winner ? [{ place, model: CARDS[Number(event["card"])]!.split("/")[0]! }] : []));
  const others = story.flatMap(({ event }) => (event.on === "gained" && event["seat"] !== winner ? [CARDS[Number(event["card"])]!.split("/")[0]!] : []));
  // The kind of card that the winner has most of, compared with all others together.
  const ahead = (model: string): number => got.filter((one) => one.model === model).length * (over.scores.length - 1) - others.filter((one) => one === model).length;
  const last = [...got].sort((a, b) => ahead(b.model) - ahead(a.model) || b.place - a.place)[0];
  if (!last) return [];
  const took = story.slice(0, last.place).findLast(({ event }) => TAKES.has(String(event.on)) && event["seat"] === winner);
  return took ? [took] : [];
}
