import { expect, test } from "vitest";
import { clampView, drag, pinch, zoomAt } from "../src/lib/zoom";

const whole = { x: 0, y: 0, w: 100, h: 50 };

test("the point under the wheel stays where it is", () => {
  const next = zoomAt(whole, 2, { x: 80, y: 10 });
  expect(next).toEqual({ x: 40, y: 5, w: 50, h: 25 });
});

test("one never leaves the picture, nor sees less than its share", () => {
  expect(clampView({ x: -40, y: 90, w: 50, h: 25 }, 100, 50, 4)).toEqual({ x: 0, y: 25, w: 50, h: 25 });
  expect(clampView({ x: 40, y: 20, w: 1, h: 1 }, 100, 50, 4).w).toBe(25);
  expect(clampView({ x: -9, y: -9, w: 900, h: 450 }, 100, 50, 4)).toEqual(whole);
});

test("a drag moves the picture with the finger", () => {
  expect(drag(whole, 10, -5)).toEqual({ x: -10, y: 5, w: 100, h: 50 });
});

test("two fingers that part come closer", () => {
  const next = pinch(whole, { x: 10, y: 0 }, { x: 20, y: 0 }, { x: 0, y: 0 }, { x: 50, y: 25 }, 1);
  expect(next.w).toBe(50);
});
