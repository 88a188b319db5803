import { describe, expect, it } from "vitest";
import { ALL, briefly } from "$client/lib/since";

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

  it("tells one line whole, however long, and nothing of nothing", () => {
    expect(briefly(["so ".repeat(80)]).shown).toHaveLength(1);
    expect(briefly([]).shown).toEqual([]);
  });
});
