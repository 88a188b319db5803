import { describe, expect, it } from "vitest";
import { field, find, kind, percent, standing, values } from "$client/lib/deduction";
import type { LikelyFact } from "$client/lib/wire";

const held: LikelyFact[] = [
  { fact: { on: "holds", seat: 1, card: 4 }, share: 0.996, sure: false },
  { fact: { on: "holds", seat: 2, card: 4 }, share: 0.004, sure: false },
  { fact: { on: "king", seat: 2, card: 9 }, share: 1, sure: true },
];

describe("what a seat can know", () => {
  it("calls certain only what follows from what was told, and what is missing impossible", () => {
    expect(held.map(standing)).toEqual(["likely", "likely", "sure"]);
    expect(standing(undefined)).toBe("impossible");
    expect(held.map(percent)).toEqual([99, 1, 100]);
    expect(percent(undefined)).toBe(0);
  });
  it("finds statements by kind and by value", () => {
    expect(kind(held, "holds")).toHaveLength(2);
    expect(values(held, "card")).toEqual([4, 9]);
    expect(find(held, { card: 4, seat: 2 })).toBe(held[1]);
    expect(find(held, { card: 9, seat: 1 })).toBeUndefined();
    expect(field(held[0]!, "place")).toBe(-1);
  });
});
