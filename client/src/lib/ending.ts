import type { Told } from "./wire";

/** The last event of that kind for which the test holds. */
export function lastly(story: readonly Told[], on: string, test: (event: Told["event"]) => boolean = () => true): Told | undefined {
  return story.findLast((told) => told.event["on"] === on && test(told.event));
}

/** The event of that kind with the largest number in a field; of equal ones the last. */
export function greatest(story: readonly Told[], on: string, field: string, test: (event: Told["event"]) => boolean): Told | undefined {
  let best: Told | undefined;
  for (const told of story)
    if (told.event["on"] === on && test(told.event) && (!best || Number(told.event[field]) >= Number(best.event[field]))) best = told;
  return best;
}

/** What was told before an event, which is part of the story. */
export function before(story: readonly Told[], told: Told | undefined): readonly Told[] {
  return told ? story.slice(0, story.indexOf(told)) : [];
}

/** Is the seat in a field of an event among these? */
export const by =
  (seats: readonly number[], field = "seat") =>
  (event: Told["event"]): boolean =>
    seats.includes(Number(event[field]));

/** Those that are there. */
export const present = (...told: readonly (Told | undefined)[]): Told[] => told.filter((one) => one !== undefined);
