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
    expect(tags(battle(told, over([0])))).toEqual([["outcome", 0]]);
  });

  test("La reconquista: how the last attack of the winner went only where this seat was told", () => {
    const end = [{ on: "attack-over", seat: 2, place: 7, owner_seat: 1 }, { on: "eliminated", seat: 1 }];
    expect(tags(attack(story(...end), over([2])))).toEqual([["attack-over", 0], ["eliminated", 1]]);
    const known = story({ on: "fought", seat: 2, place: 7 }, ...end);
    expect(tags(attack(known, over([2])))).toEqual([["fought", 0], ["eliminated", 2]]);
    expect(attack(known, over([1, 2]))).toEqual([]);
  });

  test("¡Muerte al rey!: the end of the game that brought the winner most", () => {
    const told = story(
      { on: "king-found", seat: 3 }, { on: "scored", seat: 3, points: 4 }, { on: "king-lost", seat: 1 }, { on: "scored", seat: 3, points: 1 },
    );
    expect(tags(hunt(told, over([3])))).toEqual([["king-found", 0]]);
  });

  test("Espada Negra: what the winner and the next counted", () => {
    const told = story(...[0, 1, 2].map((seat) => ({ on: "victory-counted", seat })));
    expect(tags(count(told, over([1], [5, 9, 7])))).toEqual([["victory-counted", 1], ["victory-counted", 2]]);
  });

  test("Taifa: the last area that the winner took", () => {
    const told = story({ on: "conquered", kingdom_seat: 0 }, { on: "conquered", kingdom_seat: 1 });
    expect(tags(siege(told, over([0])))).toEqual([["conquered", 0]]);
    expect(tags(siege(told, over([])))).toEqual([["conquered", 1]]);
  });
});
