import type { Result } from "$client/lib/contract";
import { by, lastly, present } from "$client/lib/ending";
import type { Told } from "$client/lib/wire";

/** The last area that a winner took; if no seat won, the last area that changed hands. */
export function decisive(story: readonly Told[], over: Result): Told[] {
  return present(lastly(story, "conquered", over.winners.length ? by(over.winners, "kingdom_seat") : undefined));
}
