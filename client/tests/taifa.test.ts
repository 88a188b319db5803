import { describe, expect, it } from "vitest";
import { aim, FINGER } from "$client/lib/touch";
import { hits, raid, win } from "$games/taifa/client/odds";
import { frontiers, shapeOf } from "$games/taifa/client/geo";
import { marks } from "$games/taifa/client/layout";
import { AREAS, CARDS, LAND, SPOTS } from "$games/taifa/client/pieces";
import { joined } from "$client/lib/stage.svelte";
import { SCENES } from "$games/taifa/client/art/scenes";
import { beats, next, sceneOf, type Scene } from "$games/taifa/client/beats";
import { AMBUSH, expected, garrisons, meeting } from "$games/taifa/client/facts";
import { standing, turns } from "$games/taifa/client/ending";
import type { View } from "$games/taifa/client/types";

const told = (event: Record<string, unknown>) => ({ position: 1, event }) as never;
const start: Scene = {
  owners: [-2, 0, 1, -1], garrisons: new Set([2]), bonus: [0, 0], castles: [1, 1], cards: [3, 3], army: [[], [57]], posted: [[], []],
  at: 0, who: 0, from: -1, raided: -1, attack: null, defence: null, shown: [], card: -1, laid: [], won: -2, held: false,
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
    let scene = next(start, told({ on: "conquered", kingdom: 0, area: 2, other: 1 }), [0, 1]);
    expect(scene.owners[2]).toBe(0);
    expect([...scene.garrisons]).toEqual([]);
    expect(scene.castles).toEqual([2, 0]);
    scene = next(scene, told({ on: "freed", kingdom: 1, area: 2, other: 0 }), [0, 1]);
    expect(scene.castles).toEqual([1, 0]);
    scene = next(scene, told({ on: "bonus-moved", kingdom: 1, change: 1, value: 1 }), [0, 1]);
    expect(scene.bonus).toEqual([0, 1]);
    scene = next(scene, told({ on: "attacks", kingdom: 1, area: 3, other: null, card: null, cards: [57] }), [0, 1]);
    expect(scene.army[1]).toEqual([]);
    expect(start.owners[2]).toBe(1);
  });

  it("knows whom a raid is against, and leaves no fight behind when a turn ends", () => {
    const raided = next(start, told({ on: "incursion-began", kingdom: 0, other: 1, card: 57 }), [0, 1]);
    expect([raided.from, raided.raided, raided.at]).toEqual([0, 1, 0]);
    expect(next(raided, told({ on: "attacks", kingdom: 0, area: 2, cards: [57] }), [0, 1]).raided).toBe(-1);
    const fought = { ...raided, at: 2, attack: { dice: [4], kingdom: 0 }, held: true };
    expect(next(fought, told({ on: "turn-ended", turn: 1, passes: 6 }), [0, 1])).toMatchObject({ at: 0, raided: -1, attack: null, laid: [], held: false });
  });

  it("says the turn that has begun, without the truce of the one before", () => {
    const view = { owners: [-2, 1], garrisons: [], bonus: [0, 0], castles: [0, 1], cards: [1, 2], army: [[], []], posted: [[], []], target: 0, active: 0, attacker: -1,
      attack_dice: [], defence_dice: [], defender: -1, laid: [], order: [0, 1], kingdom: 0, hand: [], deed: "", turn: 1, truce: 1 } as unknown as View;
    const film = beats(view, [{ on: "passed", kingdom: 1 }, { on: "turn-began", turn: 2 }].map(told), { after: view, you: 0, says: () => true });
    expect(film.map((beat) => [beat.view?.turn, beat.view?.truce])).toEqual([[1, 1], [2, -1]]);
  });

  it("gives a beat to each event with words, each with the table as it is then", () => {
    const view = { owners: [-2, 1], garrisons: [], bonus: [0, 0], castles: [0, 1], cards: [2, 2], army: [[], []], posted: [[], []], target: 1, active: 0,
      attacker: 0, attack_dice: [], defence_dice: [], defender: 1, laid: [], order: [0, 1], kingdom: 0 } as unknown as View;
    const events = [{ on: "die", side: 0, face: 4 }, { on: "rolled", kingdom: 0, side: 0, faces: [4], hits: 1 }, { on: "conquered", kingdom: 0, area: 1, other: 1 }];
    const film = beats(view, events.map(told), { after: view, you: 0, says: ({ event }) => event.on !== "die" });
    expect(film.map(({ long }) => long)).toEqual([0.2, 0.3, 1.5]);
    expect(film.map(({ scene }) => scene?.owners[1])).toEqual([1, 1, 0]);
  });

  it("puts cards into the hand as they are drawn", () => {
    const view = { owners: [-2, 1], garrisons: [], bonus: [0, 0], castles: [0, 1], cards: [1, 2], army: [[], []], posted: [[], []], target: 0, active: 0,
      attacker: -1, attack_dice: [], defence_dice: [], defender: -1, laid: [], order: [0, 1], kingdom: 0, hand: [7] } as unknown as View;
    const events = [{ on: "turn-began", turn: 2 }, { on: "drew", kingdom: 0, card: 4 }, { on: "drew", kingdom: 1, card: null }, { on: "passed", kingdom: 1 }];
    const film = beats(view, events.map(told), { after: view, you: 0, says: ({ event }) => event["card"] !== null });
    expect(film.map((beat) => beat.view?.hand)).toEqual([[7], [4, 7], [4, 7], [4, 7]]);
  });

  it("lets the dice fall one by one, and counts only those that have fallen", () => {
    const view = { owners: [-2, 1], garrisons: [], bonus: [0, 0], castles: [0, 1], cards: [2, 2], army: [[], []], posted: [[], []], target: 1, active: 0,
      attacker: 0, attack_dice: [], defence_dice: [], defender: 1, laid: [], order: [0, 1], kingdom: 0 } as unknown as View;
    const events = [[0, 4], [0, 2], [1, 6]].map(([side, face]) => told({ on: "die", side, face }));
    const film = beats(view, events, { after: view, you: 0, says: () => false });
    expect(film.map(({ scene }) => [scene?.attack, scene?.defence])).toEqual([
      [{ dice: [4], kingdom: 0, of: 2 }, null],
      [{ dice: [4, 2], kingdom: 0, of: 2 }, null],
      [{ dice: [4, 2], kingdom: 0, of: 2 }, { dice: [6], kingdom: 1, of: 1 }],
    ]);
    expect(film.every(({ line }) => line?.id === "table-dice-fall")).toBe(true);
  });

  it("tells an attack between others by its dice and its outcome, and all events once", () => {
    const view = { owners: [-2, 1], garrisons: [], bonus: [0, 0], castles: [0, 1], cards: [2, 2], army: [[], []], posted: [[], []], target: 1, active: 0,
      attacker: 0, attack_dice: [], defence_dice: [], defender: 1, laid: [], order: [0, 1, 2], kingdom: 2 } as unknown as View;
    const events = [
      { on: "counted", kingdoms: [] }, { on: "die", side: 0, face: 4 }, { on: "die", side: 0, face: 2 }, { on: "rolled", kingdom: 0, side: 0, faces: [4, 2] },
      { on: "die", side: 1, face: 6 }, { on: "rolled", kingdom: 1, side: 1, faces: [6] }, { on: "held", kingdom: 0, area: 1, other: 1 },
    ];
    const film = joined(beats(view, events.map(told), { after: view, you: 2, says: ({ event }) => event.on !== "die" }));
    expect(film.map(({ told }) => told.map(({ event }) => event.on).join())).toEqual(["counted,die,die,rolled,die", "rolled,held"]);
    expect(film.map(({ scene, firm }) => [(scene as Scene).attack?.dice, (scene as Scene).defence?.dice, Boolean(firm)])).toEqual([[[4, 2], [6], false], [[4, 2], [6], true]]);
  });

  it("starts from what is seen", () => {
    const view = { owners: [-2, 0], garrisons: [1], bonus: [1], castles: [1], cards: [2], army: [[]], posted: [[]], target: 1, active: 0,
      attacker: 0, attack_dice: [4], defence_dice: [], defender: 1, laid: [[0, 57, 0, 0]] } as unknown as View;
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

describe("the map", () => {
  const all = LAND.places.map((_, n) => n + 1);

  it("keeps castles apart and names off each other, at every scale", () => {
    for (const [scale, size, letter] of [[0.39, 0.72, 12.5], [0.86, 1, 13.3], [1.5, 1.4, 16.5]] as const) {
      const found = marks(all, scale, size, letter, () => 0);
      expect(found).toHaveLength(58);
      const named = found.filter((one) => one.named);
      for (const a of named)
        for (const b of named) {
          const apart = Math.abs(a.y + a.ny - b.y - b.ny) > letter * 0.5 || Math.abs(a.x + a.nx - b.x - b.nx) > letter * 1.6;
          expect(a === b || apart, `${a.area} and ${b.area} at ${scale}`).toBe(true);
        }
      if (scale > 0.8) expect(named.length).toBeGreaterThanOrEqual(56);
    }
  });

  it("draws a frontier only where the owner changes", () => {
    expect(shapeOf(36)).toMatch(/^M.*Z$/);
    expect(frontiers(Array.from({ length: 59 }, () => 0))).toBe("");
    expect(frontiers(Array.from({ length: 59 }, (_, n) => n % 2))).not.toBe("");
  });
});

describe("the pictures", () => {
  it("there is one of its own for each of the 61 cards", () => {
    expect(CARDS.filter((card) => !SCENES[card.id])).toEqual([]);
    expect(new Set(Object.values(SCENES)).size).toBe(61);
  });
});

describe("the end", () => {
  const view = { order: [0, 2, 5], seats: [0, -1, -1], castles: [1, 2, 2], bonus: [0, 1, 2], owners: [-2, 0, 2, 5, 5, 2] } as unknown as View;
  it("ranks everybody, whoever played them, and the winners first", () => {
    const over = { ending: "", scores: [1], winners: [], decided: { kingdoms: [2] } };
    expect(standing(view, over).map((one) => [one.kingdom, one.seat, one.place, one.won])).toEqual([[2, -1, 1, true], [5, -1, 2, false], [0, 0, 3, false]]);
  });
  it("puts El Cid or the Almoravids first, however many castles others have", () => {
    const cid = { order: [6, 0, 7], seats: [-1, -1, 0], castles: [5, 9, 6], bonus: [0, 0, 0] } as unknown as View;
    const first = (winners: number[]): number => standing(cid, { ending: "", scores: [6], winners, decided: {} }).find((one) => one.won)!.kingdom;
    expect([first([0]), first([])]).toEqual([7, 6]);
  });
  it("plays the map back turn by turn", () => {
    const story = [
      { on: "turn-began", turn: 1 }, { on: "conquered", kingdom: 5, area: 3, other: 0 },
      { on: "turn-began", turn: 2 }, { on: "freed", area: 4, other: 2 }, { on: "conquered", kingdom: 5, area: 4, other: null },
    ].map(told);
    const [first, second] = turns(view, story);
    expect([first!.number, first!.owners, first!.changed]).toEqual([1, [-2, 0, 2, 5, 2, 2], [3]]);
    expect([second!.changed, second!.ahead, second!.castles.get(5)]).toEqual([[4], [2, 5], 2]);
    expect(turns(view, []).map((one) => one.changed)).toEqual([[]]);
  });
});

describe("what a defence is expected to add, as the house's players reckon", () => {
  const at = (id: string): number => CARDS.findIndex((card) => card.id === id);
  const view = (more: object): View => ({ order: [0, 2], seats: [0, -1], kingdom: 0, cards: [5, 5], posted: [[], []], garrisons: [], spent: [], owners: [], ...more }) as unknown as View;
  it("takes the oldest open Response of a bot that helps, against strength 3 and more", () => {
    const posted = (...ids: string[]): View => view({ posted: [[], ids.map(at)] });
    expect(expected(posted("M06", "M01", "M03"), 2, 5)).toEqual({ card: at("M01"), dice: 2 });
    expect(expected(posted("M04"), 2, 3)).toEqual({ card: at("M04"), dice: 2 });
    expect(expected(posted("M05", "M01"), 2, 9)).toEqual({ card: at("M05"), dice: AMBUSH });
    expect(expected(posted("C01", "C03"), 2, 4)).toEqual({ card: at("C03"), dice: 2 });
    expect(expected(posted("M01"), 2, 2)).toBe(null);
    expect(expected(view({}), -1, 5)).toBe(null);
  });
  it("takes one die from a person with cards, and their garrisons around, but only its own of a bot", () => {
    const people = { seats: [0, 1] };
    expect(expected(view(people), 2, 1)).toEqual({ card: -1, dice: 1 });
    expect(expected(view({ ...people, cards: [5, 1] }), 2, 9)).toBe(null);
    const [[a, b]] = LAND.links as [[number, number]];
    const owners = [-2, ...SPOTS.slice(1).map(() => -1)];
    owners[a] = owners[b] = 2;
    expect(garrisons(view({ ...people, owners, garrisons: [a, b] }), a)).toBe(2);
    expect(garrisons(view({ owners, garrisons: [a, b] }), a)).toBe(1);
  });
});

describe("where two kingdoms meet", () => {
  const named = (...names: string[]): number[] => names.map((name) => AREAS.findIndex((area) => area.name === name)).sort((a, b) => a - b);
  const owned = (owner: number, ...names: string[]): [number, number][] => named(...names).map((area) => [area, owner]);
  const view = (...land: [number, number][][]): View => {
    const owners = AREAS.map(() => -1);
    for (const [area, owner] of land.flat()) owners[area] = owner;
    return { owners, board: AREAS.map((_, area) => area).slice(1) } as unknown as View;
  };
  it("names the areas through which one reaches the other, or what lies between", () => {
    expect(meeting(view(owned(7, "Cuenca"), owned(0, "Toledo")), 7, 0)).toEqual({ touch: false, areas: named("Calatrava") });
    expect(meeting(view(owned(7, "Cuenca"), owned(0, "Calatrava", "Toledo")), 7, 0)).toEqual({ touch: true, areas: named("Calatrava") });
    expect(meeting(view(owned(7, "Cuenca"), owned(0, "Lisboa")), 7, 0).areas).toEqual([]);
  });
});
