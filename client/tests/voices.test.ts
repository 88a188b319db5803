import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
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
