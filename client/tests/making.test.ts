import { expect, test } from "vitest";
import { begin, changed, estimate, moveMe, presetOf, resize } from "../src/lib/making";
import type { GameCard } from "../src/lib/wire";

const game: GameCard = {
  name: "g", seats: [4, 5, 6], minutes: [20, 60], phases: [], players: ["random", "aprendiz", "jugador", "maestro"], levels: ["aprendiz", "jugador", "maestro"], guests: [],
  options: [{ name: "larga", kind: "switch", default: false, section: "2", choices: [], least: 0, most: 0 }],
  usual_seats: 4,
  usual_preset: "",
  presets: { corta: {}, larga: { larga: true } },
};

test("one click seats the visitor with computer players of the middle level", () => {
  expect(begin(game, "house")).toMatchObject({
    seats: [{ kind: "me" }, { kind: "computer" }, { kind: "computer" }, { kind: "computer" }], options: { larga: false }, level: "jugador",
  });
  expect(begin(game, "friends").seats[3]).toEqual({ kind: "open" });
});

test("fewer seats never lose the visitor's", () => {
  const seats = moveMe(begin(game, "house").seats, 3);
  expect(seats.map((seat) => seat.kind)).toEqual(["computer", "computer", "computer", "me"]);
  expect(resize(resize(seats, 5), 2).map((seat) => seat.kind)).toEqual(["me", "computer"]);
});

test("two people begin at one screen", () => {
  expect(begin(game, "screen").seats.map((seat) => seat.kind)).toEqual(["me", "me", "computer", "computer"]);
});

test("only what differs from the rules as printed travels", () => {
  expect(changed(game.options, { larga: false })).toEqual({});
  expect(changed(game.options, { larga: true })).toEqual({ larga: true });
});

test("a preset shows itself when its values are set", () => {
  expect(presetOf(game, { larga: true })).toBe("larga");
  expect(presetOf(game, { larga: false })).toBe("corta");
});

test("more people take longer", () => {
  expect([4, 5, 6].map((count) => estimate(game, count))).toEqual([20, 40, 60]);
});
