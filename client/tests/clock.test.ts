import { expect, test } from "vitest";
import { clockText, remaining, span } from "../src/lib/clock";

test("the shorter of the two clocks counts", () => {
  expect(remaining({ type: "clock", running: [2], move: [60], left: [0, 0, 45] }, 2, 5)).toBe(40);
  expect(remaining({ type: "clock", running: [0], move: [60], left: [0] }, 0, 70)).toBe(0);
  expect(remaining({ type: "clock", running: [0], move: [0], left: [0] }, 0, 1)).toBe(Infinity);
  // What runs for another seat does not count.
  expect(remaining({ type: "clock", running: [0], move: [60], left: [0, 90] }, 1, 5)).toBe(85);
});

test("short times are told to the second, long ones are not", () => {
  expect([42, 725, 12_000, 187_200].map(clockText)).toEqual(["0:42", "12:05", "3 h 20", "2 d 4 h"]);
  // What is left of a second is still time, and minutes beside hours have two digits.
  expect([0.2, 59.5, 3600, 11_100, 86_400].map(clockText)).toEqual(["0:01", "1:00", "1 h 00", "3 h 05", "1 d 0 h"]);
});

test("a duration is told in the unit that it fills", () => {
  const told = [0, 30, 60, 600, 3600, 86_400, 259_200].map(span).map(({ n, unit }) => `${n} ${unit}`);
  expect(told).toEqual(["0 none", "30 second", "1 minute", "10 minute", "1 hour", "1 day", "3 day"]);
});
