import { expect, test } from "vitest";
import { begin, changed, estimate, hasMaster, inWords, moveMe, presetOf, resize, seated, seatsFor, sharing, wayOf } from "../src/lib/making";
import type { GameCard } from "../src/lib/wire";

const game: GameCard = {
  name: "g", seats: [4, 5, 6], minutes: [20, 60], phases: [], players: ["random", "aprendiz", "jugador", "maestro"], levels: ["aprendiz", "jugador", "maestro"], guests: [],
  options: [{ name: "larga", kind: "switch", default: false, section: "2", choices: [], least: 0, most: 0 }],
  usual_seats: 4,
  usual_preset: "",
  preset_seats: { corta: [4, 5, 6], larga: [5] },
  usual_level: "jugador",
  presets: { corta: {}, larga: { larga: true } },
};

test("one click seats the visitor with computer players of the usual level", () => {
  expect(begin(game, "house")).toMatchObject({
    seats: [{ kind: "me" }, { kind: "computer" }, { kind: "computer" }, { kind: "computer" }], options: { larga: false }, level: "jugador",
  });
  expect(begin(game, "friends").seats[3]).toEqual({ kind: "open" });
});

test("fewer seats never lose the visitor's", () => {
  const seats = moveMe(begin(game, "house").seats, 3);
  expect(seats.map((seat) => seat.kind)).toEqual(["computer", "computer", "computer", "me"]);
  expect(resize(seats, 5).map((seat) => seat.kind)).toEqual(["computer", "computer", "computer", "me", "computer"]);
  expect(resize(resize(seats, 5), 2).map((seat) => seat.kind)).toEqual(["me", "computer"]);
});

test("the visitor moves alone: others at the same screen stay", () => {
  const seats = [{ kind: "me" }, { kind: "me", name: "Bea" }, { kind: "open" }];
  expect(moveMe(seats, 2)).toEqual([{ kind: "open" }, { kind: "me", name: "Bea" }, { kind: "me" }]);
});

test("a master plays where one sits, or would take a free seat", () => {
  const at = (level: string, player?: string) => hasMaster({ ...begin(game, "house"), level, seats: [{ kind: "me" }, { kind: "computer", ...(player ? { player } : {}) }] });
  expect([at("jugador"), at("maestro"), at("jugador", "maestro"), at("maestro", "jugador")]).toEqual([false, true, true, true]);
});

test("two people begin at one screen", () => {
  expect(begin(game, "screen").seats.map((seat) => seat.kind)).toEqual(["me", "me", "computer", "computer"]);
});

test("a way is known by its seats, and a mixture is none of them", () => {
  for (const way of ["house", "friends", "screen"] as const) expect(wayOf(seated(4, way))).toBe(way);
  expect(wayOf([{ kind: "me" }, { kind: "open" }, { kind: "computer" }])).toBe(null);
});

test("what is changed is said in words", () => {
  const g = (id: string): string => (id === "option-larga" ? "Larga" : id);
  expect(inWords(game.options, { larga: true }, g, "no")).toEqual(["Larga"]);
  expect(inWords(game.options, { larga: false }, g, "no")).toEqual([]);
  expect(inWords([{ ...game.options[0]!, default: true }], { larga: false }, g, "no")).toEqual(["Larga: no"]);
});

test("only what differs from the rules as printed travels", () => {
  expect(changed(game.options, { larga: false })).toEqual({});
  expect(changed(game.options, { larga: true })).toEqual({ larga: true });
});

test("a preset shows itself when its values are set", () => {
  expect(presetOf(game, { larga: true })).toBe("larga");
  expect(presetOf(game, { larga: false })).toBe("corta");
  // What a preset does not name must be as in the rules.
  expect(presetOf({ ...game, presets: { corta: {} } }, { larga: true })).toBe(null);
});

test("more people take longer", () => {
  expect([4, 5, 6].map((count) => estimate(game, count))).toEqual([20, 40, 60]);
});

test("a preset seats as many as it allows", () => {
  const seats = begin(game, "house").seats;
  expect([seatsFor(game, "corta", seats).length, seatsFor(game, "larga", seats).length]).toEqual([4, 5]);
});

test("a preset is shared for what it sets beyond a usual table, but not for an amount", () => {
  const more: GameCard = {
    ...game, options: [...game.options, { name: "puntos", kind: "number", default: 50, section: "2", choices: [], least: 1, most: 99 }],
    presets: { corta: { puntos: 20 }, larga: { larga: true, puntos: 90 } },
  };
  expect(sharing(more, { larga: true, puntos: 20 })).toEqual(["larga"]);
  expect(sharing(more, { larga: false, puntos: 20 })).toEqual([]);
});
