import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CAP, Gate } from "$client/lib/gate.svelte";
import type { Down, Position } from "$client/lib/wire";

const at = (position: number, more: Partial<Position> = {}): Position => ({ type: "position", seat: 0, position, fresh: false, silence: 0, told: [], waiting: [], ...more }) as unknown as Position;
const table = { type: "table" } as Down;

/** The gate of a phone in a hall, and what it has let through; telling a position takes *seconds*. */
function gated(seconds = 0, hall = true): { gate: Gate; passed: unknown[] } {
  const passed: unknown[] = [];
  const gate = new Gate({ pass: (frame) => void passed.push(frame.type === "position" ? frame.position : frame.type), seconds: () => seconds });
  gate.leaveTelling(true);
  gate.hall(hall);
  return { gate, passed };
}

describe("a phone in a hall", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
  afterEach(() => void vi.useRealTimers());

  test("shows nothing before the big screen has told it, and then at once", () => {
    const { gate, passed } = gated(60);
    gate.take(at(1, { fresh: true }));
    gate.take(at(2));
    gate.take(table);
    gate.take(at(3));
    vi.advanceTimersByTime(30_000);
    expect(passed).toEqual([1]);
    gate.shown(0, 2);
    expect(passed).toEqual([1, 2, "table"]);
    gate.shown(1, 3); // another seat at this device
    expect(passed).toEqual([1, 2, "table"]);
    gate.shown(0, 3);
    expect(passed).toEqual([1, 2, "table", 3]);
    expect(gate.queue).toEqual([]);
  });

  test("does not wait for what the screen has told already", () => {
    const { gate, passed } = gated();
    gate.shown(0, 5);
    gate.take(at(5));
    expect(passed).toEqual([5]);
  });

  test("waits no longer than telling takes and the cap, whatever the screen says", () => {
    const { gate, passed } = gated(3);
    gate.take(at(1));
    gate.take(at(2));
    vi.advanceTimersByTime(CAP + 2990);
    gate.shown(0, 0);
    expect(passed).toEqual([]);
    vi.advanceTimersByTime(10);
    expect(passed).toEqual([1]);
    vi.advanceTimersByTime(CAP + 3000);
    expect(passed).toEqual([1, 2]);
  });

  test("waits for the cap when the screen has gone, and then no more", () => {
    const { gate, passed } = gated(60);
    gate.take(at(1));
    gate.hall(false);
    vi.advanceTimersByTime(CAP - 1);
    expect(passed).toEqual([]);
    vi.advanceTimersByTime(1);
    gate.take(at(2));
    expect(passed).toEqual([1, 2]);
  });

  test("lets all that waits through four seconds after the screen has gone", () => {
    const { gate, passed } = gated(60);
    for (const position of [1, 2, 3]) gate.take(at(position));
    vi.advanceTimersByTime(20_000);
    gate.hall(false);
    gate.hall(false); // the table changes once more
    vi.advanceTimersByTime(CAP - 1);
    expect(passed).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(passed).toEqual([1, 2, 3]);
  });

  test("a screen that comes back in time is waited for again", () => {
    const { gate, passed } = gated(60);
    gate.take(at(1));
    gate.hall(false);
    vi.advanceTimersByTime(CAP - 1);
    gate.hall(true);
    vi.advanceTimersByTime(30_000);
    expect(passed).toEqual([]);
    gate.shown(0, 1);
    expect(passed).toEqual([1]);
  });

  test("says which frames have waited, since these are shown at once", () => {
    const waited: boolean[] = [];
    const gate = new Gate({ pass: (_, has) => void waited.push(has), seconds: () => 0 });
    gate.leaveTelling(true);
    gate.take(at(1));
    gate.hall(true);
    gate.take(at(2));
    gate.shown(0, 2);
    gate.take(at(3));
    gate.flush();
    expect(waited).toEqual([false, true, true]);
  });

  test("lets through at once where silence is an answer, and all of it when it follows no more", () => {
    const { gate, passed } = gated(60);
    gate.take(at(1, { silence: 3 }));
    gate.take(at(2));
    expect(passed).toEqual([1]);
    gate.leaveTelling(false);
    expect(passed).toEqual([1, 2]);
  });

  test("a fresh position comes after all that waited", () => {
    const { gate, passed } = gated(60);
    gate.take(at(1));
    gate.take(at(7, { fresh: true }));
    expect(passed).toEqual([1, 7]);
  });
});
