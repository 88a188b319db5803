import type { Result } from "$client/lib/contract";
import type { Told } from "$client/lib/wire";

/** How a card was taken: what was paid, or the attack. */
const COST: Readonly<Record<string, string>> = { sold: "paid", "attack-won": "attack" };

/** What the winner gave most for: a card that was paid, or else one that was attacked. Nothing if the victory is shared. */
export function decisive(story: readonly Told[], over: Result): Told[] {
  const [winner, ...more] = over.winners;
  if (winner === undefined || more.length) return [];
  const dearest = (on: string): Told[] =>
    story
      .filter(({ event }, place) => event.on === on && event["seat"] === winner && story.slice(place + 1).find((next) => ["gained", "discarded"].includes(String(next.event.on)))?.event["seat"] === winner)
      .sort((a, b) => Number(b.event[COST[on]!]) - Number(a.event[COST[on]!]))
      .slice(0, 1);
  const paid = dearest("sold");
  return paid.length ? paid : dearest("attack-won");
}
