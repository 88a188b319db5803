import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Pacer } from "../src/lib/pacer.svelte";
import type { Down, Position, TableFrame } from "../src/lib/wire";

const told = (position: number): Position => ({
  type: "position", seat: 0, position, view: {}, legal: [], notation: [], waiting: [1], told: [{ position, event: { on: "x" }, passing: false }],
  fresh: false, pause: 0, silence: 0, masked: false,
}) as Position;
const table = { type: "table" } as TableFrame;

function paced(dwell = 900): { pacer: Pacer; shown: Down[]; set: (to: number) => void } {
  const shown: Down[] = [];
  let now = dwell;
  return { pacer: new Pacer((frame) => shown.push(frame), () => now), shown, set: (to) => (now = to) };
}
const positions = (shown: readonly Down[]): unknown[] => shown.map((frame) => (frame.type === "position" ? frame.position : frame.type));

describe("a pace of one's own", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
  afterEach(() => void vi.useRealTimers());

  test("what comes too soon waits until the position before has been seen, in order", () => {
    const { pacer, shown } = paced();
    for (const frame of [told(1), told(2), table, told(3)]) pacer.take(frame, false);
    expect(positions(shown)).toEqual([1]);
    vi.advanceTimersByTime(900);
    expect(positions(shown)).toEqual([1, 2]);
    vi.advanceTimersByTime(1800);
    expect(positions(shown)).toEqual([1, 2, "table", 3]);
  });

  test("nothing is held back where the visitor may act, or where it must be shown now", () => {
    const { pacer, shown, set } = paced(0);
    pacer.take(told(1), false);
    pacer.take(told(2), false);
    expect(positions(shown)).toEqual([1, 2]);
    set(900);
    pacer.take(told(3), false);
    pacer.take(told(4), false);
    pacer.take(told(5), true);
    expect(positions(shown)).toEqual([1, 2, 3, 4, 5]);
  });

  test("pause, step and skip", () => {
    const { pacer, shown } = paced();
    pacer.toggle();
    for (const n of [1, 2, 3, 4]) pacer.take(told(n), false);
    vi.advanceTimersByTime(60_000);
    expect([positions(shown), pacer.waiting]).toEqual([[], 4]);
    pacer.step();
    expect([positions(shown), pacer.paused]).toEqual([[1], true]);
    pacer.skip();
    expect([positions(shown), pacer.paused, pacer.waiting]).toEqual([[1, 2, 3, 4], false, 0]);
  });

  test("when very much waits, each is shown for less time", () => {
    const { pacer, shown } = paced();
    for (let n = 1; n <= 100; n += 1) pacer.take(told(n), false);
    vi.advanceTimersByTime(50_000);
    expect(shown.length).toBe(100);
  });
});
