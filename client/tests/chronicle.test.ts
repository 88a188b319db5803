import { expect, test } from "vitest";
import { deeds, luckOf, soundness, tallies, victories } from "../src/chronicle/tally";
import type { ChronicleGame } from "../src/lib/wire";

const game = (name: string, won: boolean, decisions: Partial<NonNullable<ChronicleGame["decisions"]>> | null = null): ChronicleGame => ({
  table: "t", game: name, you: 1, seats: [], ending: "", ended: 0, result: { winners: won ? [1] : [0], scores: [0, 0] },
  decisions: decisions && { judged: 10, mistakes: 0, cost: 0, luck: null, error: 0, worst: [], finest: [], ...decisions },
});

test("games are counted by game, the one played most first", () => {
  const found = tallies([game("taifa", true), game("moros", false, { mistakes: 2 }), game("moros", true)]);
  expect(found.map((one) => [one.game, one.played, one.won, one.analysed, one.mistakes])).toEqual([
    ["moros", 2, 1, 1, 2],
    ["taifa", 1, 1, 0, 0],
  ]);
});

test("shares go from the first game to the last; one game makes no line", () => {
  // Latest first, as the house sends them.
  expect(victories([game("moros", true), game("taifa", true), game("moros", false)])).toEqual([
    { game: "moros", points: [{ at: 0, share: 0 }, { at: 2, share: 0.5 }] },
  ]);
  expect(soundness([game("moros", true, { mistakes: 5 }), game("moros", true), game("moros", true, {})])).toEqual([
    { game: "moros", points: [{ at: 0, share: 1 }, { at: 2, share: 0.75 }] },
  ]);
});

test("luck is added up where it was measured, and its errors as errors are", () => {
  const found = luckOf([game("moros", true, { luck: 0.3, error: 0.03 }), game("moros", false, { luck: -0.1, error: 0.04 }), game("moros", true)]);
  expect([found.games, found.won]).toEqual([2, 1]);
  expect(found.luck).toBeCloseTo(0.2);
  expect(found.error).toBeCloseTo(0.05);
});

test("of the single decisions of all games those come first that mattered most", () => {
  const deed = (step: number, gap: number) => ({ step, round: 1, notation: "a", other: "b", gap, error: 0.01 });
  const games = [game("moros", true, { worst: [deed(9, 0.05), deed(4, 0.02)] }), game("taifa", false, { worst: [deed(7, 0.03)] }), game("moros", true)];
  expect(deeds(games, "worst", 2).map((one) => [one.game.game, one.deed.step])).toEqual([["moros", 9], ["taifa", 7]]);
  expect(deeds(games, "finest", 2)).toEqual([]);
});
