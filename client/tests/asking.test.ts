import { expect, test } from "vitest";
import { draftFrom, draftOf, minutesLeft, nameOf, otherwise, wishOf } from "../src/laboratory/asking";
import type { GameCard, OptionCard } from "../src/lib/wire";

const option = (name: string, kind: string, more: Partial<OptionCard>): OptionCard => ({ name, kind, default: false, section: "1", choices: [], least: 0, most: 0, ...more });
const GAME = {
  name: "game",
  seats: [2, 3, 4],
  usual_seats: 3,
  levels: ["aprendiz", "jugador", "maestro"],
  usual_level: "jugador",
  options: [option("teams", "switch", {}), option("pack", "choice", { default: 40, choices: [40, 48] }), option("points", "number", { default: 50, least: 20, most: 80 })],
} as unknown as GameCard;
const g = (id: string): string => ({ "option-teams": "Teams", "option-pack": "Pack", "option-pack-48": "48: eights too" })[id] ?? id;

test("it begins with the book and one thing changed", () => {
  const draft = draftOf(GAME);
  expect(draft.variants.map((one) => one.options["teams"])).toEqual([false, true]);
  expect([draft.seats, draft.player]).toEqual([3, "jugador"]);
});

test("another value is one that the option may have", () => {
  expect(GAME.options.map(otherwise)).toEqual([true, 48, 80]);
  expect(otherwise(option("n", "number", { default: 8, least: 1, most: 8 }))).toBe(1);
});

test("a variant is called by what it changes, and a name never ends early on the command line", () => {
  const name = (options: object, own = ""): string => nameOf(GAME, { name: own, options: { ...draftOf(GAME).variants[0]!.options, ...options } }, g, "Book", "no");
  expect(name({})).toBe("Book");
  expect(name({ teams: true, pack: 48 })).toBe("Teams, Pack 48 eights too");
  expect(name({ teams: true }, " my: own ")).toBe("my own");
  expect(name({}, "x".repeat(90))).toHaveLength(60);
});

test("the house is told what differs from the book, and what was asked can be asked again", () => {
  const draft = draftOf(GAME);
  const wish = wishOf(GAME, draft, ["a", "b"], 7);
  expect(wish.variants).toEqual([{ name: "a", options: {} }, { name: "b", options: { teams: true } }]);
  const again = draftFrom(GAME, wish);
  expect(again.variants.map((one) => one.options)).toEqual(draft.variants.map((one) => one.options));
});

test("the time left is a guess from the time so far", () => {
  expect(minutesLeft(100, 700, 60)).toBe(6);
  expect(minutesLeft(0, 700, 3)).toBe(0);
});
