import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Closeup } from "../src/lib/closeup.svelte";
import { Presses } from "../src/lib/presses";

const at = (type: string, clientX: number, more = {}): PointerEvent => Object.assign(new Event(type), { clientX, clientY: 0, ...more }) as PointerEvent;

describe("presses", () => {
  let page: EventTarget;
  beforeEach(() => {
    page = new EventTarget();
    vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  });
  afterEach(() => void vi.unstubAllGlobals());

  function pressed() {
    const told: unknown[] = [];
    const presses = new Presses();
    const end = presses.begin(at("pointerdown", 10), (_, strayed) => told.push(strayed), (event) => told.push(event?.type));
    return { told, presses, end };
  }

  test("a press is followed until the pointer is lifted, and ends once", () => {
    const { told, presses } = pressed();
    for (const [type, x] of [["pointermove", 15], ["pointermove", 30], ["pointerup", 30], ["pointermove", 40], ["pointerup", 40]] as const) page.dispatchEvent(at(type, x));
    presses.stop();
    expect(told).toEqual([false, true, "pointerup"]);
  });

  test("nothing is followed any more once its place has gone", () => {
    const { told, presses, end } = pressed();
    presses.stop();
    end();
    page.dispatchEvent(at("pointermove", 30));
    page.dispatchEvent(at("pointerup", 30));
    expect(told).toEqual([undefined]);
  });
});

test("a card that a finger rests on is not shown large once its hand has gone", () => {
  vi.useFakeTimers();
  const shown = [false, true].map((gone) => {
    const look = new Closeup<number>();
    look.on(3).onpointerdown(at("pointerdown", 0, { pointerType: "touch" }));
    if (gone) look.stop();
    vi.runAllTimers();
    return look.shown;
  });
  vi.useRealTimers();
  expect(shown).toEqual([3, null]);
});
