import type { Result } from "$client/lib/contract";
import { before, by, greatest, present } from "$client/lib/ending";
import type { Told } from "$client/lib/wire";

const CAUSES = ["king-found", "king-lost", "denounced"];

/** What ended the game in which a winner scored most. */
export function decisive(story: readonly Told[], over: Result): Told[] {
  const scored = greatest(story, "scored", "points", by(over.winners));
  const cause = before(story, scored).findLast((told) => CAUSES.includes(String(told.event["on"])));
  return present(cause);
}
