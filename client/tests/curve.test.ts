import { expect, test } from "vitest";
import { across, band, down, line, rounds, spread } from "../src/after/curve";

const frame = { width: 200, height: 100, left: 20, right: 30, top: 10, bottom: 20, steps: 10 };
const point = (step: number, chance: number, round: number | null = null, settled = true) => ({
  step, settled, round, chances: [chance, 1 - chance], errors: [0.1, 0], playouts: 100,
});

test("a game goes from edge to edge, and what chance has yet to do lies just before it", () => {
  expect([across(frame, 0), across(frame, 10)]).toEqual([20, 170]);
  expect(across(frame, 5, false)).toBeLessThan(across(frame, 5));
  expect([down(frame, 1), down(frame, 0)]).toEqual([10, 80]);
});

test("a line goes through all points, and its band goes there and back within the frame", () => {
  const curve = [point(0, 0.5), point(10, 1)];
  expect(line(frame, curve, 0)).toBe("20.0,45.0 170.0,10.0");
  expect(band(frame, curve, 0)).toBe("20.0,31.3 170.0,10.0 170.0,23.7 20.0,58.7");
  expect(band(frame, curve, 1)).toBe("20.0,45.0 170.0,80.0 170.0,80.0 20.0,45.0");
});

test("rounds follow each other to the end; a game without rounds has none", () => {
  expect(rounds(frame, [point(0, 0.5, 1), point(4, 0.5, 2)])).toEqual([
    { name: 1, from: 20, to: 80 },
    { name: 2, from: 80, to: 170 },
  ]);
  expect(rounds(frame, [point(0, 0.5)])).toEqual([]);
});

test("marks keep their distance and stay above the edge", () => {
  expect(spread([10, 12, 90], 20, 95)).toEqual([10, 30, 90]);
  expect(spread([90, 92, 94], 20, 95)).toEqual([55, 75, 95]);
});
