import { expect, test } from "vitest";
import { clockText, remaining } from "../src/lib/clock";

test("the shorter of the two clocks counts", () => {
  expect(remaining({ type: "clock", running: [2], move: [60], left: [0, 0, 45] }, 2, 5)).toBe(40);
  expect(remaining({ type: "clock", running: [0], move: [60], left: [0] }, 0, 70)).toBe(0);
  expect(remaining({ type: "clock", running: [0], move: [0], left: [0] }, 0, 1)).toBe(Infinity);
});

test("short times are told to the second, long ones are not", () => {
  expect([42, 725, 12_000, 187_200].map(clockText)).toEqual(["0:42", "12:05", "3 h 20", "2 d 4 h"]);
});
