import type { Result } from "$client/lib/contract";
import { by, lastly, present } from "$client/lib/ending";
import type { Told } from "$client/lib/wire";

/** The last attack of the winner, as far as this seat was told of it, and the last elimination; in a draw, who proposed it. */
export function decisive(story: readonly Told[], over: Result): Told[] {
  if (over.winners.length !== 1) return over.ending === "acuerdo" ? present(lastly(story, "draw-proposed")) : [];
  const attack = lastly(story, "attack-over", by(over.winners));
  const place = attack?.event["place"];
  const fought = lastly(story, "fought", (event) => by(over.winners)(event) && event["place"] === place);
  return present(fought ?? attack, lastly(story, "eliminated"));
}
