import { readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import { fitting, isSayable } from "../../src/tafureria/games/moros_y_cristianos/client/saying";
import type { SeatInfo } from "../src/lib/contract";
import { Muted } from "../src/lib/muted.svelte";
import { PerTable } from "../src/lib/perTable";
import { cameOf, CHARACTERS, concerns, spoken } from "../src/lib/phrases";
import { settings } from "../src/lib/settings.svelte";

vi.mock("../src/lib/settings.svelte", () => ({ settings: { voices: "all" } }));

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) });
  return () => void vi.unstubAllGlobals();
});

const phrases = [
  { name: "spare", kind: "promise", about: "seat" },
  { name: "stand", kind: "promise", about: "side" },
  { name: "no-copas", kind: "claim", about: "" },
];

test("what is said to a seat alone or about it concerns it, and nothing else", () => {
  const heard = (phrase: string, to: number | null = null, you = 1): boolean => concerns({ phrase, to }, phrases, you);
  expect(["spare 1", "spare 2", "stand 1", "no-copas"].map((phrase) => heard(phrase))).toEqual([true, false, false, false]);
  expect(heard("no-copas", 1)).toBe(true);
  expect([heard("spare 1", null, -1), heard("no-copas", null, -1)]).toEqual([false, false]);
});

test("of a line is told what was kept or broken, and nothing of what came to nothing", () => {
  const g = (id: string, args?: Record<string, unknown>): string => `${id} ${String(args?.["came"])}`;
  expect(["kept", "broken", "void", ""].map((verdict) => cameOf({ phrase: "spare 1", verdict }, g))).toEqual(["came-spare kept", "came-spare broken", "", ""]);
});

test("a computer player has the words of its character, and a person the plain ones", () => {
  const g = (id: string, args?: Record<string, unknown>): string => `${id} ${args?.["character"]}`;
  const seats = ["person", "computer", "computer", "computer", "computer", "computer", "computer"].map((kind) => ({ kind }));
  const said = (seat: number): string => spoken({ seat, text: "", phrase: "no-copas" }, g, String, seats);
  expect([0, 1, 6].map(said)).toEqual(["phrase-no-copas ", "phrase-no-copas grasping", "phrase-no-copas grasping"]);
  const core = readFileSync(new URL("../../src/tafureria/core/phrase.py", import.meta.url), "utf8");
  expect([...core.matchAll(/ Character\("(\w+)"/g)].map((one) => one[1])).toEqual(CHARACTERS);
});

test("of all phrases of Moros y cristianos, those of alliances are at hand until one has a side, then those of the fight", () => {
  const game = readFileSync(new URL("../../src/tafureria/games/moros_y_cristianos/phrases.py", import.meta.url), "utf8");
  const names = [...game.matchAll(/^[A-Z_]+: Final = "([a-z-]+)"$/gm)].map((one) => one[1]!);
  const at = (side: string, teams = false): readonly string[] => fitting({ teams, seats: [{ side }] as never }, 0);
  const held = [...at(""), ...at("moros")].map((one) => one.split(" ")[0]!);
  expect(new Set([...held, "spare"])).toEqual(new Set(names));
  expect([at("").length, at("moros").length]).toEqual([4, 4]);
  expect(at("", true)).toEqual(at("moros"));
  const phases = /IN_BATTLE: Final = \((.*)\)/.exec(game)![1]!.match(/\w+/g)!;
  expect(phases.map((phase) => isSayable({ phase, combat: ["fe"] }))).toEqual(phases.map(() => true));
  expect([isSayable({ phase: "pick", combat: ["fe"] }), isSayable({ phase: "play", combat: [] })]).toEqual([false, false]);
});

test("of each table something is kept, and of too many the one that was used last", () => {
  const kept = new PerTable<number>("x");
  for (let n = 0; n < 30; n += 1) kept.set(`t${n}`, n);
  kept.set("t0", 100);
  kept.set("t30", 30);
  expect(["t0", "t1", "t2", "t30"].map((table) => kept.of(table))).toEqual([100, undefined, 2, 30]);
});

test("somebody is muted by name and seat, and a computer player by how much of them one wants", () => {
  const seats = ["person", "computer", "person"].map((kind, seat): SeatInfo => ({ seat, kind: kind as SeatInfo["kind"], name: "", here: true, you: seat === 2 }));
  const muted = new Muted("t", () => [{ name: "spare", kind: "promise", about: "seat" }]);
  const mutes = (seat: number, name: string, phrase = ""): boolean => muted.mutes({ seat, name, phrase, to: null }, seats);
  muted.add({ seat: 0, name: "Ana" });
  expect([mutes(0, "Ana"), mutes(-1, "Ana"), mutes(0, "Bea")]).toEqual([true, false, false]);
  expect([new Muted("t", () => []).count, new Muted("other", () => []).count]).toEqual([1, 0]);
  const told = (["all", "few", "none"] as const).map((voices) => {
    settings.voices = voices;
    return ["spare 2", "spare 0"].map((phrase) => mutes(1, "", phrase));
  });
  expect(told).toEqual([[false, false], [false, true], [true, true]]);
  // What a person says in phrases is not what computer players say.
  expect(mutes(0, "Bea", "spare 1")).toBe(false);
  settings.voices = "all";
});
