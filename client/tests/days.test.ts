import { expect, test } from "vitest";
import { dayFromNow, dayInWords } from "../src/lib/days";

test("a day is written as the house writes it, over the end of a month and of a year", () => {
  const late = new Date(2026, 11, 30, 23, 59);
  expect([0, 1, 2].map((days) => dayFromNow(days, late))).toEqual(["2026-12-30", "2026-12-31", "2027-01-01"]);
});

test("a day is the same in words wherever the device is", () => {
  expect(dayInWords("2026-08-03", "es")).toBe("3 de agosto");
  expect(dayInWords("2026-08-03", "en")).toBe("August 3");
});
