import type { Told } from "./wire";

/** The last event of that kind for which the test holds. */
export function lastly(story: readonly Told[], on: string, test: (event: Told["event"]) => boolean = () => true): Told | undefined {
  return story.findLast((told) => told.event["on"] === on && test(told.event));
}

/** The event of that kind with the largest number in a field; among equals, the last one. */
export function greatest(story: readonly Told[], on: string, field: string, test: (event: Told["event"]) => boolean): Told | undefined {
  let best: Told | undefined;
  for (const told of story)
    if (told.event["on"] === on && test(told.event) && (!best || Number(told.event[field]) >= Number(best.event[field]))) best = told;
  return best;
}

/** What the story tells before one of its events. */
export function before(story: readonly Told[], told: Told | undefined): readonly Told[] {
  return told ? story.slice(0, story.indexOf(told)) : [];
}

/** A test of whether the seat in a field of an event is among these. */
export const by =
  (seats: readonly number[], field = "seat") =>
  (event: Told["event"]): boolean =>
    seats.includes(Number(event[field]));

/** Those that are not `undefined`. */
export const present = (...told: readonly (Told | undefined)[]): Told[] => told.filter((one) => one !== undefined);
