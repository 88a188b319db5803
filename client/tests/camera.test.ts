import { expect, test, vi } from "vitest";
import { Camera, fit, type Limits } from "../src/lib/camera.svelte";

vi.stubGlobal("cancelAnimationFrame", () => undefined);
const whole = { x: 0, y: 0, w: 100, h: 50 };
const free = { left: 0, top: 0, right: 0, bottom: 0 };
function camera(limits: Partial<Limits> = {}): Camera {
  const one = new Camera((width, height) => ({ land: whole, slack: 0, least: fit(whole, width, height), most: 80, ...limits }));
  one.width = 1000;
  one.height = 500;
  one.show(whole);
  return one;
}
/** What is on the screen, in units of the map. */
function seen(one: Camera): number[] {
  const { x, y } = one.under({ x: 0, y: 0 });
  const far = one.under({ x: one.width, y: one.height });
  return [x, y, far.x - x, far.y - y].map((n) => Math.round(n * 1000) / 1000 + 0);
}

test("the point under the wheel stays where it is", () => {
  const one = camera();
  one.closer(2, { x: 800, y: 100 });
  expect(seen(one)).toEqual([40, 5, 50, 25]);
});

test("one never leaves the map, nor sees more than all or less than its share", () => {
  const one = camera();
  one.closer(2, { x: 500, y: 250 });
  one.drag(4000, -4000);
  expect(seen(one)).toEqual([0, 25, 50, 25]);
  one.closer(1000);
  expect(one.k).toBe(80);
  one.closer(0.0001);
  expect(seen(one)).toEqual([0, 0, 100, 50]);
});

test("with slack some of the glass may be empty, but not most of it", () => {
  const one = camera({ slack: 0.4, least: 1 });
  one.drag(4000, 0);
  expect(one.under({ x: 400, y: 0 }).x).toBeCloseTo(0);
});

test("a part is shown between what lies on the edges", () => {
  const one = camera();
  one.show({ x: 40, y: 20, w: 10, h: 5 }, { inset: { ...free, left: 600 } });
  expect(one.k).toBe(40);
  expect(one.under({ x: 800, y: 250 })).toEqual({ x: 45, y: 22.5 });
});

test("a place in sight is left where it is; another is brought to the middle", () => {
  const one = camera({ slack: 0.4 });
  one.show({ x: 40, y: 20, w: 20, h: 10 });
  const stood = seen(one);
  one.reveal({ x: 50, y: 25 }, free, 20, true);
  expect(seen(one)).toEqual(stood);
  one.reveal({ x: 20, y: 25 }, free, 20, true);
  expect(one.under({ x: 500, y: 250 })).toEqual({ x: 20, y: 25 });
});

test("what is drawn follows at rest only, so that moving paints nothing", () => {
  vi.useFakeTimers();
  const one = camera();
  one.closer(2);
  expect([one.k, one.settled]).toEqual([20, 10]);
  vi.runAllTimers();
  expect(one.settled).toBe(20);
  vi.useRealTimers();
});
