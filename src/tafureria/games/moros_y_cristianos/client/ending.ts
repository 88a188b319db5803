import type { Result } from "$client/lib/contract";
import { before, by, greatest, lastly, present } from "$client/lib/ending";
import type { Told } from "$client/lib/wire";

/** The battle after which a winner scored most. */
export function decisive(story: readonly Told[], over: Result): Told[] {
  const scored = greatest(story, "scored", "points", by(over.winners));
  return present(lastly(before(story, scored), "outcome"));
}
