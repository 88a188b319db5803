import { expect, test } from "vitest";
import { stepAt } from "../src/after/curve";
import { isTaken, steered } from "../src/replay/keys";
import { offered, squares, verdict } from "../src/replay/squares";
import type { Otherwise } from "../src/lib/wire";

const outcome = { notation: "", share: 0.5, error: 0.05 };
const found = (gap: number, error: number): Otherwise => ({
  step: 1, seat: 0, eyes: "all", chosen: outcome, other: outcome, gap, error, games: 100, of: 100,
});

test("keys lead through the game and no further than its ends", () => {
  expect(["ArrowLeft", "ArrowRight", "Home", "End", " ", "x"].map((key) => steered(key, 3, 5))).toEqual([2, 4, 0, 5, "run", undefined]);
  expect([steered("ArrowLeft", 0, 5), steered("ArrowRight", 5, 5)]).toEqual([0, 5]);
});

test("nothing under the focus takes a key when there is nothing", () => {
  expect(isTaken(" ", null)).toBe(false);
  const under = (name: string): Element => ({ closest: (names: string) => (names.split(/[,:]\s*/).includes(name) ? {} : null) }) as unknown as Element;
  const taken = (name: string): boolean[] => [" ", "Home", "ArrowLeft", "x"].map((key) => isTaken(key, under(name)));
  expect(taken("select")).toEqual([true, true, false, false]);
  expect(taken("button")).toEqual([true, false, false, false]);
  expect(taken("textarea")).toEqual([true, true, true, true]);
});

test("another choice is called better or worse only beyond the error", () => {
  expect(verdict(found(0.05, 0.04))).toBe("even");
  expect(verdict(found(0.2, 0.04))).toBe("better");
  expect(verdict(found(-0.2, 0.04))).toBe("worse");
});

test("as many squares are filled as games are won", () => {
  expect(squares(0.25, 40)).toEqual({ won: 10, played: 40 });
});

test("a few choices stand in their order; of many, those that were tried come first", () => {
  expect(offered(["a", "b", "c"], ["c"], 3)).toEqual(["a", "b", "c"]);
  expect(offered(["a", "b", "c", "d"], ["c", "x"], 2)).toEqual(["c", "a"]);
});

test("a place of the picture is the step nearest to it", () => {
  const frame = { width: 120, height: 50, left: 10, right: 10, top: 0, bottom: 0, steps: 10 };
  expect([stepAt(frame, 0), stepAt(frame, 61), stepAt(frame, 999)]).toEqual([0, 5, 10]);
});
