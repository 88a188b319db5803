import { describe, expect, it } from "vitest";
import { ALL, briefly, sinceDeed } from "$client/lib/since";

const words = (lines: readonly string[]): number => lines.join(" ").split(" ").length;

describe("since your last turn", () => {
  it("stands there for ten seconds at most, and all is told well before", () => {
    expect(ALL).toBeLessThanOrEqual(10_000);
    const { shown, each } = briefly(Array.from({ length: 40 }, (_, n) => `Ana ${n}`));
    expect(shown).toHaveLength(8);
    expect(shown.at(-1)).toBe("Ana 39");
    expect(shown.length * each).toBeLessThan(6000);
  });

  it("has no more words than one reads in that time, the latest lines of all", () => {
    const { shown } = briefly(Array.from({ length: 40 }, (_, n) => `Berta plays the card number ${n} on the field of the moors`));
    expect(words(shown)).toBeLessThanOrEqual(45);
    expect(shown).toHaveLength(3);
  });

  it("begins with a deed: what a seat was dealt is none, so before its first turn there is no last one", () => {
    const told = (on: string, seat: number) => ({ position: 0, passing: false, event: { on, seat } });
    const sight = (...story: ReturnType<typeof told>[]) => ({ story, position: { seat: 2 } as never });
    const dealt = [told("identified", 2), told("dealt", 2), told("accused", 0)];
    expect(sinceDeed(sight(...dealt), ["identified", "dealt"])).toEqual([]);
    expect(sinceDeed(sight(...dealt, told("accused", 2), told("accused", 1)), ["identified", "dealt"])).toEqual([told("accused", 1)]);
    // A watcher has done nothing, whatever the table has.
    expect(sinceDeed({ ...sight(told("turn-began", -1), told("accused", 1)), position: { seat: -1 } as never })).toEqual([]);
  });

  it("tells one line whole, however long, and nothing of nothing", () => {
    expect(briefly(["so ".repeat(80)]).shown).toHaveLength(1);
    expect(briefly([]).shown).toEqual([]);
  });
});
