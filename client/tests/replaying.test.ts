import { expect, test } from "vitest";
import { chapter } from "../src/lib/replaying";
import type { Replay, Step } from "../src/lib/wire";

const step = (seat: number, ...told: string[]): Step => ({
  seat, notation: "", views: [{}], told: told.map((on) => ({ on, seat })), position: 0,
});
const game: Replay = {
  table: "t", game: "g", options: {}, eyes: "all", seats: [], yours: [], commitment: "", next: 0, kept: false,
  steps: [step(-1, "dealt"), step(0, "played", "quiet"), step(1, "played")],
  talk: [{ number: 1, seat: 0, name: "Ana", text: "hola", to: null, at: 0, phrase: "", verdict: "", ears: [], step: 1 }, { number: 2, seat: 1, name: "Bea", text: "adiós", to: null, at: 0, phrase: "", verdict: "", ears: [], step: 1 }],
  over: { type: "over", ending: "", returns: [], scores: [], winners: [], key: "", decided: null },
};

test("sentences and talk stand in the order in which they came, each with its step", () => {
  const t = (id: string, args?: Record<string, string | number>): string => (id === "event-quiet" ? "-" : `${id} ${args?.["seat"]}`);
  const lines = chapter(game, t, (_, value) => String(value), (seat) => `s${seat}`, "es");
  expect(lines.map((line) => [line.step, line.text])).toEqual([
    [0, "Event-dealt -"], [1, "Event-played s0"], [1, "Ana: hola"], [1, "Bea: adiós"], [2, "Event-played s1"],
  ]);
});
