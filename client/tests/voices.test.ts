import { expect, test } from "vitest";
import { concerns } from "../src/lib/phrases";

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
