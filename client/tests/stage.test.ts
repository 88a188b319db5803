import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Beat } from "$client/lib/contract";
import { FASTER, HASTE, joined, LONG, PATIENCE, plainly, Stage } from "$client/lib/stage.svelte";
import type { Down, Position, TableFrame, Told } from "$client/lib/wire";

const event = (on: string, more: object = {}): Told => ({ position: 1, event: { on, ...more }, passing: false }) as Told;
const at = (position: number, told: readonly Told[] = [event(`e${position}`)], more: Partial<Position> = {}): Position => ({
  type: "position", seat: 0, position, view: { position }, legal: [], notation: [], waiting: [1], told, fresh: false, pause: 0, silence: 0, masked: false, ...more,
}) as Position;
const table = { type: "table" } as TableFrame;
const tags = (told: readonly Told[]): unknown[] => told.map((one) => one.event.on);

interface Set {
  pace: number;
  acts: boolean;
  same: boolean;
  seat: number;
  touched: boolean;
  beats: (frame: Position) => readonly Beat[];
}

/** A stage that notes which frames it shows, and what appears. */
function staged(more: Partial<Set> = {}): { stage: Stage; shown: unknown[]; heard: unknown[]; skipped: unknown[]; set: Set } {
  const set: Set = { pace: 1, acts: false, same: false, seat: 0, touched: true, beats: (frame) => frame.told.map((one) => ({ told: [one] })), ...more };
  const [shown, heard, skipped]: unknown[][] = [[], [], []];
  let view: unknown = { position: 0 };
  const stage = new Stage({
    show(frame: Down) {
      shown!.push(frame.type === "position" ? frame.position : frame.type);
      if (frame.type === "position") view = frame.view;
    },
    beats: (frame) => set.beats(frame),
    seat: () => set.seat,
    pace: () => set.pace,
    view: () => view,
    touched: () => set.touched,
    acts: () => set.acts,
    same: () => set.same,
    alone: () => true,
    heard: (told) => heard!.push(...tags(told)),
    skipped: (told) => skipped!.push(...tags(told)),
  });
  return { stage, shown: shown!, heard: heard!, skipped: skipped!, set };
}

describe("the stage", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  test("tells every beat in order, and shows no position before what leads to it", () => {
    const { stage, shown, heard } = staged();
    stage.take(at(1, [event("a"), event("b"), event("c")]), false);
    for (const frame of [at(2), table, at(3)]) stage.take(frame, false);
    expect([shown, heard, tags(stage.told)]).toEqual([[], ["a"], ["a"]]);
    vi.advanceTimersByTime(1000);
    expect([shown, heard, tags(stage.told)]).toEqual([[], ["a", "b"], ["a", "b"]]);
    vi.advanceTimersByTime(1000);
    // The last beat shows where it leads to, but nobody is asked to act before it has ended.
    expect([shown, heard, stage.locked, tags(stage.told)]).toEqual([[1], ["a", "b", "c"], true, []]);
    vi.advanceTimersByTime(1000);
    expect([shown, heard]).toEqual([[1, 2], ["a", "b", "c", "e2"]]);
    vi.advanceTimersByTime(2000);
    expect([shown, stage.locked, stage.now]).toEqual([[1, 2, "table", 3], false, null]);
  });

  test("never cuts a film, however much arrives", () => {
    const { stage, heard } = staged();
    let spent = 0;
    for (let n = 1; n <= 60; n += 1) spent += spent >= LONG ? HASTE.plain : spent >= PATIENCE ? FASTER : 1;
    const whole = 1000 * spent;
    for (let n = 1; n <= 60; n += 1) stage.take(at(n), false);
    vi.advanceTimersByTime(whole - 1);
    expect([heard.length, stage.running]).toEqual([60, true]);
    vi.advanceTimersByTime(1);
    expect(stage.running).toBe(false);
  });

  test("tells a player who has waited for long the rest faster, but what decides something as long as ever", () => {
    const { stage, set } = staged({ beats: (frame) => frame.told.map((one) => ({ told: [one], firm: frame.position % 2 === 0 })) });
    for (let n = 1; n <= 8; n += 1) stage.take(at(n), false);
    const lasts: unknown[] = [];
    for (let n = 1; n <= 8; n += 1) {
      lasts.push(stage.now?.seconds);
      stage.step();
    }
    expect(lasts).toEqual([1, 1, 1, 1, FASTER, 1, FASTER, 1]);
    // Whoever may act begins to wait anew.
    set.acts = true;
    stage.take(at(9), false);
    stage.step();
    set.acts = false;
    stage.take(at(10, [event("a")]), false);
    stage.take(at(11), false);
    expect(stage.now?.seconds).toBe(1);
    // A watcher is never asked, and waits for nothing.
    set.seat = -1;
    const watched = staged({ seat: -1 });
    for (let n = 1; n <= 60; n += 1) watched.stage.take(at(n, undefined, { seat: -1 }), false);
    vi.advanceTimersByTime(59_999);
    expect(watched.stage.running).toBe(true);
  });

  test("tells a player who has waited for very long what leads to an outcome together with it, and all of it in order", () => {
    const { stage, shown, heard } = staged({ beats: (frame) => frame.told.map((one) => ({ told: [one], firm: one.event["firm"] === true, view: { [String(one.event.on)]: true } })) });
    const outcomes = Array.from({ length: LONG }, (_, n) => event(`o${n}`, { firm: true }));
    stage.take(at(1, outcomes), false);
    stage.take(at(2, [event("a"), event("b"), event("won", { firm: true }), event("c"), event("d")]), false);
    for (const _ of outcomes) stage.step();
    expect([tags(stage.now!.told), stage.now!.seconds, stage.now!.brief, heard.slice(LONG), shown]).toEqual([["a", "b", "won"], HASTE.firm, 2, ["a", "b", "won"], [1]]);
    expect(stage.view).toMatchObject({ a: true, b: true, won: true });
    stage.step();
    expect([tags(stage.now!.told), stage.now!.seconds, stage.ahead]).toEqual([["c", "d"], HASTE.plain, 0]);
    stage.step();
    expect([heard.slice(LONG), shown, stage.now]).toEqual([["a", "b", "won", "c", "d"], [1, 2], null]);
  });

  test("a scene keeps the position behind it off the table, and changes the view only as it says", () => {
    const beats = (): Beat[] => [{ told: [event("a")], view: { dice: 5 } }, { told: [event("b")], scene: "castle", long: 2 }];
    const { stage, shown } = staged({ beats });
    stage.take(at(1), false);
    expect(stage.view).toEqual({ position: 0, dice: 5 });
    vi.advanceTimersByTime(1000);
    expect([stage.now?.scene, stage.now?.seconds, stage.view, shown]).toEqual(["castle", 2, { position: 0, dice: 5 }, []]);
    vi.advanceTimersByTime(2000);
    expect([stage.view, shown]).toEqual([null, [1]]);
  });

  test("what is held waits for a touch, and for some seconds where nobody will touch it", () => {
    const beats = (): Beat[] => [{ told: [event("end")], scene: "end", held: true, long: 3 }];
    const { stage, shown, set } = staged({ beats });
    stage.take(at(1), false);
    vi.advanceTimersByTime(600_000);
    expect(shown).toEqual([]);
    stage.touch();
    expect(shown).toEqual([1]);
    set.touched = false;
    stage.take(at(2), false);
    vi.advanceTimersByTime(8000);
    expect(shown).toEqual([1, 2]);
  });

  test("tells a film again to the same seat only", () => {
    const { stage, set } = staged();
    stage.take(at(1, [event("a"), event("b")]), false);
    vi.advanceTimersByTime(2000);
    expect(stage.repeats).toBe(true);
    set.seat = 1;
    expect(stage.repeats).toBe(false);
    stage.again();
    expect(stage.running).toBe(false);
  });

  test("at once, positions are shown as they come", () => {
    const { stage, shown, heard } = staged({ pace: 0 });
    stage.take(at(1, [event("a"), event("b")]), false);
    stage.take(at(2), false);
    expect([shown, heard, stage.running]).toEqual([[1, 2], ["a", "b", "e2"], false]);
  });

  test.each([[2, 2000], [1, 1000], [0.35, 350]])("at a pace of %d a plain beat takes %d ms", (pace, long) => {
    const { stage, shown } = staged({ pace });
    stage.take(at(1), false);
    stage.take(at(2), false);
    vi.advanceTimersByTime(long - 1);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([1, 2]);
  });

  test("pause, step and skip; whoever skips is told what they have not seen", () => {
    const { stage, shown, heard, skipped } = staged();
    stage.toggle();
    for (const n of [1, 2, 3, 4]) stage.take(at(n), false);
    vi.advanceTimersByTime(60_000);
    expect([shown, stage.ahead]).toEqual([[], 4]);
    stage.toggle();
    stage.toggle();
    expect([heard, stage.paused]).toEqual([["e1"], true]);
    vi.advanceTimersByTime(60_000);
    stage.step();
    expect([heard, stage.paused]).toEqual([["e1", "e2"], true]);
    stage.toggle();
    stage.skip();
    expect([shown, skipped, stage.paused, stage.waiting]).toEqual([[1, 2, 3, 4], ["e3", "e4"], false, 0]);
  });

  test("up to me: all at once until the visitor may act, then what was skipped", () => {
    const { stage, shown, skipped, set } = staged();
    for (let n = 1; n <= 22; n += 1) stage.take(at(n), false);
    expect(stage.long).toBe(true);
    stage.untilMine();
    expect([shown.length, skipped.length, stage.hurrying]).toEqual([22, 0, true]);
    set.acts = true;
    stage.take(at(23), false);
    expect([shown.length, skipped.length, stage.hurrying, stage.long]).toEqual([23, 22, false, false]);
  });

  test("a choice that stays the same can be made meanwhile, another waits", () => {
    const { stage, set } = staged({ same: true });
    stage.take(at(1), false);
    expect([stage.running, stage.locked]).toEqual([true, false]);
    stage.flush();
    set.same = false;
    stage.take(at(2), false);
    expect(stage.locked).toBe(true);
  });

  test("small beats of the same kind are told together, also those of several positions", () => {
    const { stage, shown } = staged({ beats: (frame) => frame.told.map((one) => ({ told: [one], kind: "step" })) });
    stage.take(at(1), false);
    for (const n of [2, 3, 4]) stage.take(at(n), false);
    vi.advanceTimersByTime(1000);
    expect([shown, stage.now?.told.length]).toEqual([[1, 2, 3, 4], 3]);
  });

  test("the last film can be told again, and changes nothing", () => {
    const { stage, shown, heard } = staged();
    stage.take(at(1, [event("a"), event("b")]), false);
    vi.advanceTimersByTime(2000);
    stage.again();
    expect([stage.now?.told.map(({ event }) => event.on), stage.locked]).toEqual([["a"], false]);
    vi.advanceTimersByTime(2000);
    expect([shown, heard, stage.running]).toEqual([[1], ["a", "b"], false]);
  });
});

describe("the beats of a film", () => {
  test("tell all events once, in order", () => {
    const film = joined([{ told: [event("a")], long: "none" }, { told: [event("b")] }, { told: [event("c")], kind: "k" }, { told: [event("d")], kind: "k" }, { told: [event("e")], long: "none" }]);
    expect(film.map(({ told }) => tags(told))).toEqual([["a", "b"], ["c", "d", "e"]]);
  });

  test("of a game that says nothing are its events with words, except what the visitor has just done", () => {
    const told = [event("bid", { seat: 0 }), event("hidden"), event("won", { seat: 0 }), event("dealt"), event("dealt"), event("dealt")];
    const film = plainly(told, ({ event }) => event.on !== "hidden", 0);
    expect(film.map(({ long }) => long)).toEqual(["none", "none", "plain", "plain", "plain", "plain"]);
    expect(joined(film).map(({ told }) => tags(told))).toEqual([["bid", "hidden", "won"], ["dealt", "dealt", "dealt"]]);
  });
});
