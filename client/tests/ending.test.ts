import { describe, expect, test } from "vitest";
import { decisive as attack } from "../../src/tafureria/games/la_reconquista/client/ending";
import { decisive as battle } from "../../src/tafureria/games/moros_y_cristianos/client/ending";
import { decisive as hunt } from "../../src/tafureria/games/muerte_al_rey/client/ending";
import { decisive as count } from "../../src/tafureria/games/espada_negra/client/ending";
import { decisive as siege } from "../../src/tafureria/games/taifa/client/ending";
import type { Told } from "../src/lib/wire";

const story = (...events: readonly Record<string, unknown>[]): Told[] =>
  events.map((event, position) => ({ position, event: event as Told["event"], passing: false }));
const over = (winners: number[], scores: number[] = []) => ({ ending: "x", winners, scores });
const tags = (told: readonly Told[]): unknown[] => told.map((one) => [one.event["on"], one.position]);

describe("what decided a game", () => {
  test("Moros y cristianos: the battle in which the winner scored most", () => {
    const told = story(
      { on: "outcome" }, { on: "scored", seat: 0, points: 9 }, { on: "outcome" }, { on: "scored", seat: 1, points: 20 },
      { on: "outcome" }, { on: "scored", seat: 0, points: 4 },
    );
    expect(tags(battle(told, over([0])))).toEqual([["outcome", 0], ["scored", 1]]);
  });

  test("La reconquista: how the last attack of the winner went only where this seat was told", () => {
    const end = [{ on: "attack-over", seat: 2, place: 7, owner_seat: 1 }, { on: "eliminated", seat: 1 }];
    expect(tags(attack(story(...end), over([2])))).toEqual([["attack-over", 0], ["eliminated", 1]]);
    const known = story({ on: "fought", seat: 2, place: 7 }, ...end);
    expect(tags(attack(known, over([2])))).toEqual([["fought", 0], ["eliminated", 2]]);
    expect(attack(known, over([1, 2]))).toEqual([]);
    expect(tags(attack(story({ on: "draw-proposed", seat: 1 }), { ...over([1, 2]), ending: "acuerdo" }))).toEqual([["draw-proposed", 0]]);
  });

  test("¡Muerte al rey!: the end of the game that brought the winner most", () => {
    const told = story(
      { on: "king-found", seat: 3 }, { on: "scored", seat: 3, points: 4 }, { on: "king-lost", seat: 1 }, { on: "scored", seat: 3, points: 1 },
    );
    expect(tags(hunt(told, over([3])))).toEqual([["king-found", 0], ["scored", 1]]);
  });

  test("Espada Negra: the card for which the winner gave most, if they got it", () => {
    const sale = (seat: number, paid: number, got: boolean) => [{ on: "sold", seat, paid }, got ? { on: "gained", seat } : { on: "discarded" }];
    const told = story(...sale(1, 4, true), ...sale(1, 6, true), ...sale(1, 9, false), ...sale(0, 8, true));
    expect(tags(count(told, over([1])))).toEqual([["sold", 2]]);
    expect(count(told, over([0, 1]))).toEqual([]);
    expect(tags(count(story({ on: "attack-won", seat: 2, attack: 3 }, { on: "gained", seat: 2 }), over([2])))).toEqual([["attack-won", 0]]);
  });

  test("Taifa: the last area that the winner took", () => {
    const told = story({ on: "conquered", kingdom_seat: 0 }, { on: "conquered", kingdom_seat: 1 });
    expect(tags(siege(told, over([0])))).toEqual([["conquered", 0]]);
    expect(tags(siege(told, over([])))).toEqual([["conquered", 1]]);
  });
});
