import type { Sight } from "./fold";
import { doer } from "./story";
import type { Told } from "./wire";

/** Milliseconds for which it stands there. */
export const ALL = 10_000;
/** The last line begins to be told so long after the first. */
const TOLD = 5600;
const LINES = 8;
/** About as many as one reads in that time, at 270 words a minute. */
const WORDS = 45;

/** The latest of these lines, as many as can be read in the time, and the milliseconds from one to the next. */
export function briefly(lines: readonly string[]): { shown: readonly string[]; each: number } {
  let first = lines.length;
  for (let words = 0; first > 0 && lines.length - first < LINES; first -= 1) {
    words += lines[first - 1]!.split(/\s+/).length;
    if (words > WORDS && first < lines.length) break;
  }
  const shown = lines.slice(first);
  return { shown, each: Math.min(700, TOLD / Math.max(1, shown.length)) };
}

/** What was told after the last deed of a seat; nothing where it has not done anything yet. */
export function sinceDeed(sight: Sight): readonly Told[] {
  const last = sight.story.findLastIndex((told) => doer(told.event) === sight.position.seat);
  return last < 0 || sight.position.seat < 0 ? [] : sight.story.slice(last + 1);
}
