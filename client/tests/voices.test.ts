import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fitting, isSayable } from "../../src/tafureria/games/moros_y_cristianos/client/saying";
import { CHARACTERS, concerns, spoken } from "../src/lib/phrases";

const phrases = [
  { name: "spare", kind: "promise", about: "seat" },
  { name: "stand", kind: "promise", about: "side" },
  { name: "no-copas", kind: "claim", about: "" },
];

test("what is said to a seat alone or about it concerns it, and nothing else", () => {
  const heard = (phrase: string, to: number | null = null, you = 1): boolean => concerns({ phrase, to }, phrases, you);
  expect(["spare 1", "spare 2", "stand 1", "no-copas"].map((phrase) => heard(phrase))).toEqual([true, false, false, false]);
  expect(heard("no-copas", 1)).toBe(true);
  expect([heard("spare 1", null, -1), heard("no-copas", null, -1)]).toEqual([false, false]);
});

test("a computer player has the words of its character, and a person the plain ones", () => {
  const g = (id: string, args?: Record<string, unknown>): string => `${id} ${args?.["character"]}`;
  const seats = ["person", "computer", "computer", "computer", "computer", "computer", "computer"].map((kind) => ({ kind }));
  const said = (seat: number): string => spoken({ seat, text: "", phrase: "no-copas" }, g, String, seats);
  expect([0, 1, 6].map(said)).toEqual(["phrase-no-copas ", "phrase-no-copas grasping", "phrase-no-copas grasping"]);
  const core = readFileSync(new URL("../../src/tafureria/core/phrase.py", import.meta.url), "utf8");
  expect([...core.matchAll(/ Character\("(\w+)"/g)].map((one) => one[1])).toEqual(CHARACTERS);
});

test("of all phrases of Moros y cristianos, those of alliances are at hand until one has a side, then those of the fight", () => {
  const game = readFileSync(new URL("../../src/tafureria/games/moros_y_cristianos/phrases.py", import.meta.url), "utf8");
  const names = [...game.matchAll(/^[A-Z_]+: Final = "([a-z-]+)"$/gm)].map((one) => one[1]!);
  const at = (side: string, teams = false): readonly string[] => fitting({ teams, seats: [{ side }] as never }, 0);
  const held = [...at(""), ...at("moros")].map((one) => one.split(" ")[0]!);
  expect(new Set([...held, "spare"])).toEqual(new Set(names));
  expect([at("").length, at("moros").length]).toEqual([4, 4]);
  expect(at("", true)).toEqual(at("moros"));
  const phases = /IN_BATTLE: Final = \((.*)\)/.exec(game)![1]!.match(/\w+/g)!;
  expect(phases.map((phase) => isSayable({ phase, combat: ["fe"] }))).toEqual(phases.map(() => true));
  expect([isSayable({ phase: "pick", combat: ["fe"] }), isSayable({ phase: "play", combat: [] })]).toEqual([false, false]);
});
