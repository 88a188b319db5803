import type { Sight } from "./fold";
import { doer } from "./story";
import type { Told } from "./wire";

/** What was told after the last deed of a seat; nothing where it has not done anything yet. */
export function sinceDeed(sight: Sight): readonly Told[] {
  const last = sight.story.findLastIndex((told) => doer(told.event) === sight.position.seat);
  return last < 0 || sight.position.seat < 0 ? [] : sight.story.slice(last + 1);
}
