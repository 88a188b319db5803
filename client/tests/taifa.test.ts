import { describe, expect, it } from "vitest";
import { aim, FINGER } from "$client/lib/touch";
import { hits, raid, win } from "$games/taifa/client/odds";
import { LAND, SPOTS } from "$games/taifa/client/pieces";
import { beats, next, sceneOf, type Scene } from "$games/taifa/client/scene";
import type { View } from "$games/taifa/client/types";

const told = (event: Record<string, unknown>) => ({ position: 1, event }) as never;
const start: Scene = {
  owners: [-2, 0, 1, -1], garrisons: new Set([2]), bonus: [0, 0], castles: [1, 1], cards: [3, 3], army: [[], [57]], posted: [[], []],
  at: 0, who: 0, from: -1, attack: null, defence: null, shown: [],
};

describe("exact odds", () => {
  it("agrees with counting every throw", () => {
    expect(hits(2)).toEqual([0.25, 0.5, 0.25]);
    expect(win(1, 0)).toBe(0.5);
    expect(win(2, 1)).toBe(0.5);
    expect(win(5, 2)).toBeCloseTo(0.7734, 4);
    expect(raid(3)).toBe(0.875);
  });
});

describe("the story, beat after beat", () => {
  it("moves castles, garrisons, bonus and cards as events tell", () => {
    let scene = next(start, told({ on: "conquered", reino: 0, area: 2, otro: 1 }), [0, 1]);
    expect(scene.owners[2]).toBe(0);
    expect([...scene.garrisons]).toEqual([]);
    expect(scene.castles).toEqual([2, 0]);
    scene = next(scene, told({ on: "freed", reino: 1, area: 2, otro: 0 }), [0, 1]);
    expect(scene.castles).toEqual([1, 0]);
    scene = next(scene, told({ on: "bonus", reino: 1, change: 1, value: 1 }), [0, 1]);
    expect(scene.bonus).toEqual([0, 1]);
    scene = next(scene, told({ on: "attacks", reino: 1, area: 3, otro: null, card: null, cards: [57] }), [0, 1]);
    expect(scene.army[1]).toEqual([]);
    expect(start.owners[2]).toBe(1);
  });

  it("gives a beat to what is worth one", () => {
    const film = beats(start, [told({ on: "die", side: 0, face: 4 }), told({ on: "rolled", reino: 0, side: 0, faces: [4], hits: 1 })], [0, 1]);
    expect(film).toHaveLength(1);
    expect(film[0]!.scene.attack).toEqual({ dice: [4], kingdom: 0 });
  });

  it("starts from what is seen", () => {
    const view = { owners: [-2, 0], garrisons: [1], bonus: [1], castles: [1], cards: [2], army: [[]], posted: [[]], target: 1, active: 0,
      attacker: 0, attack_dice: [4], defence_dice: [], defender: 1 } as unknown as View;
    expect(sceneOf(view).attack).toEqual({ dice: [4], kingdom: 0 });
  });
});

describe("a finger on the map of a phone", () => {
  const whole = LAND.size[0]! / 366;
  const least = whole / 5;
  const all = SPOTS.map((_, area) => area).slice(1);

  it("means every area within two touches, each of 44 pixels", () => {
    for (const area of all) {
      const first = aim(SPOTS[area]!, area, all, whole, least, SPOTS);
      const unit = first.closer || whole;
      expect(first.closer ? aim(SPOTS[area]!, area, all, unit, least, SPOTS).place : first.place).toBe(area);
      if (first.closer) expect(SPOTS[area]!.r).toBeGreaterThanOrEqual(FINGER * unit - 0.01);
    }
  });

  it("means the lit area beside the one touched, and nothing else far from all", () => {
    const [one, far] = [SPOTS[17]!, SPOTS[1]!];
    expect(aim({ x: one.x + 20 * whole, y: one.y }, 99, [17], whole, least, SPOTS)).toEqual({ place: 17, closer: 0 });
    expect(aim(far, 1, [17], whole, least, SPOTS)).toEqual({ place: 1, closer: 0 });
  });
});
