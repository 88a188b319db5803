import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Held, LONGEST, SHORTEST } from "$client/lib/held.svelte";
import { lasting } from "$games/espada_negra/client/scene";

describe("a moment of ceremony", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([[1, SHORTEST], [700, 700], [60_000, LONGEST]])("asked for %d ms, is held for %d", (asked, held) => {
    const one = new Held<string>();
    one.hold("king", asked);
    vi.advanceTimersByTime(held - 1);
    expect(one.now).toBe("king");
    vi.advanceTimersByTime(1);
    expect(one.now).toBeNull();
  });

  it("ends when it is told to, and the next has its own time", () => {
    const one = new Held<string>();
    one.hold("first", 1000);
    one.end();
    expect(one.now).toBeNull();
    one.hold("second", 1000);
    vi.advanceTimersByTime(999);
    expect(one.now).toBe("second");
  });

  it("opens the seals of any number of bidders in its time", () => {
    for (let seats = 2; seats <= 8; seats += 1) {
      const all = lasting({ entries: Array.from({ length: seats }, (_, seat) => ({ seat, value: seat, top: false })) } as never);
      expect(all).toBeGreaterThanOrEqual(SHORTEST);
      expect(all).toBeLessThanOrEqual(LONGEST);
    }
  });
});
