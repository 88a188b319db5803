import type { Sight } from "./fold";
import { doer } from "./story";
import type { Told } from "./wire";

/** Milliseconds for which the lines are shown. */
export const ALL = 10_000;
/** The last line appears at most this many milliseconds after the first. */
const TOLD = 5600;
const LINES = 8;
/** About as many words as people read in `ALL`, at 270 words a minute. */
const WORDS = 45;

/** The last of these lines, as many as people can read in `ALL`, and the milliseconds from one to the next. */
export function briefly(lines: readonly string[]): { shown: readonly string[]; each: number } {
  let first = lines.length;
  for (let words = 0; first > 0 && lines.length - first < LINES; first -= 1) {
    words += lines[first - 1]!.split(/\s+/).length;
    if (words > WORDS && first < lines.length) break;
  }
  const shown = lines.slice(first);
  return { shown, each: Math.min(700, TOLD / Math.max(1, shown.length)) };
}

/** What was told after the last deed of the seat, which no event in *given* is; nothing if it has done nothing yet. */
export function sinceDeed(sight: Pick<Sight, "story" | "position">, given: readonly string[] = []): readonly Told[] {
  const last = sight.story.findLastIndex((told) => doer(told.event) === sight.position.seat && !given.includes(String(told.event["on"])));
  return last < 0 || sight.position.seat < 0 ? [] : sight.story.slice(last + 1);
}
