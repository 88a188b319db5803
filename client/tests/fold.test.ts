import { describe, expect, test } from "vitest";
import { choices, eyes, fold, NOTHING } from "../src/lib/fold";
import type { Position, Said, Told, TableFrame } from "../src/lib/wire";

const told = (position: number): Told => ({ position, event: { on: "played" }, passing: false });
const at = (position: number, seat = 0, more: Partial<Position> = {}): Position => ({
  type: "position", seat, position, view: {}, legal: [], notation: [], waiting: [], told: [told(position)], fresh: false, pause: 0, silence: 0, masked: false, ...more,
});

describe("fold", () => {
  test("the story grows by what each position tells", () => {
    const state = [at(1, 0, { fresh: true }), at(2), at(3)].reduce(fold, NOTHING);
    expect(state.sights[0]!.story.map((one) => one.position)).toEqual([1, 2, 3]);
    expect(state.sights[0]!.position.position).toBe(3);
  });

  test("a fresh position forgets what was told before", () => {
    const state = [at(1), at(2), at(9, 0, { fresh: true })].reduce(fold, NOTHING);
    expect(state.sights[0]!.story.map((one) => one.position)).toEqual([9]);
  });

  test("what is of the moment only stays out of the story", () => {
    const passing = { ...told(2), passing: true };
    expect([at(1), at(2, 0, { told: [passing] })].reduce(fold, NOTHING).sights[0]!.story.length).toBe(1);
  });

  test("talk comes once and in order, whatever is repeated", () => {
    const line = (number: number) => ({ number, seat: 0, name: "Ana", text: "hola", to: null, at: 0, phrase: "", verdict: "", ears: [] });
    const said = [[line(2)], [line(1), line(2)]].map((lines): Said => ({ type: "said", lines }));
    const state = said.reduce(fold, NOTHING);
    expect(state.talk.map((one) => one.number)).toEqual([1, 2]);
  });

  test("who gets a seat watches no more, even if it is not their turn", () => {
    const table = (yours: number[]) => ({ type: "table", status: "playing", yours }) as unknown as TableFrame;
    const seated = [table([]), at(3, -1), table([2]), at(5, 2)].reduce(fold, NOTHING);
    expect(eyes(seated, -1)).toBe(2);
  });

  test("who gives up a seat sees no more from it", () => {
    const table = (yours: number[]) => ({ type: "table", status: "playing", yours }) as unknown as TableFrame;
    const seated = [table([1]), at(0, 1)].reduce(fold, NOTHING);
    expect(eyes(seated, null)).toBe(1);
    const left = fold(seated, table([]));
    expect(left.sights).toEqual({});
    expect(eyes(fold(left, at(0, -1)), null)).toBe(-1);
  });

  test("after the end a seat still sees what it has seen", () => {
    const table = (status: string, yours: number[]) => ({ type: "table", status, yours }) as unknown as TableFrame;
    const state = [table("playing", [1]), at(3, 1), table("over", [])].reduce(fold, NOTHING);
    expect(state.sights[1]!.position.position).toBe(3);
  });

  test("at a shared device the page turns to the seat that must act", () => {
    const state = [at(1, 0, { waiting: [2] }), at(1, 2, { waiting: [2] })].reduce(fold, NOTHING);
    expect(eyes(state, 0)).toBe(2);
    // It stays where it is if that one must act too, or if none of them must.
    const both = [at(1, 0, { waiting: [0, 2] }), at(1, 2, { waiting: [0, 2] })].reduce(fold, NOTHING);
    expect([eyes(both, 2), eyes(both, null)]).toEqual([2, 0]);
    const none = [at(1, 0), at(1, 2)].reduce(fold, NOTHING);
    expect([eyes(none, 2), eyes(none, 1)]).toEqual([2, 0]);
    expect(eyes(NOTHING, null)).toBe(null);
    expect(eyes([at(1, 0, { waiting: [1] })].reduce(fold, NOTHING), null)).toBe(0);
  });

  test("choices are found by notation", () => {
    expect(choices(at(1, 0, { legal: [4, 7], notation: ["juega 7e", "fin"] })).get("fin")).toBe(7);
  });
});
