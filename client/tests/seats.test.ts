import { expect, test } from "vitest";
import { absence, seatInfos, stateOf } from "../src/lib/seats";
import type { SeatEntry, TableCard } from "../src/lib/wire";

const t = (id: string, args?: Record<string, string | number>): string => [id, ...Object.values(args ?? {})].join(" ");
const seat = (at: number, more: Partial<SeatEntry> = {}): SeatEntry => ({ seat: at, kind: "person", name: "Ana", here: true, away: false, shield: "", until: "", ...more });

test("equal names are told apart by the letter of the seat, and free seats have none", () => {
  const names = (...seats: SeatEntry[]): string[] => seatInfos(seats, 0, t).map((one) => one.name);
  expect(names(seat(0), seat(1, { name: "Bea" }), seat(2))).toEqual(["Ana (A)", "Bea", "Ana (C)"]);
  expect(names(seat(0, { name: "computer-1" }), seat(1, { kind: "computer", name: "jugador" }))).toEqual(["computer-1 (A)", "computer-1 (B)"]);
  expect(names(seat(0), seat(1, { kind: "open", name: "" }), seat(2, { kind: "open", name: "" }))).toEqual(["Ana", "seat-open", "seat-open"]);
});

test("nobody is known who played a game that was brought", () => {
  const brought = [0, 1].map((at) => seat(at, { kind: "open", name: "" }));
  expect(seatInfos(brought, -1, t).map((one) => one.name)).toEqual(["seat-name A", "seat-name B"]);
});

test("a card says whose turn it is, and until when that person is away", () => {
  const card = (more: Partial<TableCard>): TableCard => ({ table: "t", game: "g", status: "playing", you: 0, seats: [seat(0), seat(1, { name: "Bea" })], your_turn: false, waits_for: 1, ...more });
  const said = (more: Partial<TableCard>): string => stateOf(card(more), t, "en");
  expect(said({ your_turn: true })).toBe("house-your-turn");
  expect(said({})).toBe("house-waits-for Bea");
  expect(said({ seats: [seat(0), seat(1, { name: "Bea", away: true })] })).toBe("house-waits-for Bea");
  expect(said({ seats: [seat(0), seat(1, { name: "Bea", until: "2026-08-03" })] })).toBe("away-until Bea August 3");
  expect(said({ waits_for: -1 })).toBe("status-playing");
});

test("whoever is absent is back on a day, played for, or just away", () => {
  const said = (more: Partial<SeatEntry>): string => absence(seatInfos([seat(0, more)], -1, t)[0]!, t, "en");
  expect([said({ until: "2026-08-03", away: true }), said({ away: true }), said({})]).toEqual(["seat-until August 3", "seat-stand-in", "seat-away"]);
});
