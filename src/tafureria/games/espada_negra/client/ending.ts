import type { Result } from "$client/lib/contract";
import { by, lastly, present } from "$client/lib/ending";
import type { Told } from "$client/lib/wire";

/** The victory counted for the winner and for the runner-up. */
export function decisive(story: readonly Told[], over: Result): Told[] {
  const rest = over.scores.map((score, seat) => ({ score, seat })).filter((one) => !over.winners.includes(one.seat));
  const next = rest.sort((a, b) => b.score - a.score)[0];
  return present(
    lastly(story, "victory-counted", by(over.winners)),
    next && lastly(story, "victory-counted", by([next.seat])),
  );
}
