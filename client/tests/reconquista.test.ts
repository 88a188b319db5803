import { describe, expect, it } from "vitest";
import { arrow } from "$games/la_reconquista/client/arrow";
import { arrange } from "$games/la_reconquista/client/labels";
import { NUMBER, PROVINCES } from "$games/la_reconquista/client/pieces";
import { beats } from "$games/la_reconquista/client/beats";
import type { View } from "$games/la_reconquista/client/types";
import { aim as aimAt, FINGER, type Aim } from "$client/lib/touch";

/** Map units per pixel on a phone 390 pixels wide: for the whole map, and magnified eight times. */
const WHOLE = 1000 / 390;
const LEAST = WHOLE / 8;
const aim = (tap: { x: number; y: number }, tapped: number, may: number[], unit: number, least: number): Aim => aimAt(tap, tapped, may, unit, least, PROVINCES);
const at = (id: string): number => NUMBER.get(id)!;
const on = (id: string) => PROVINCES[at(id)]!;

describe("a finger on the map", () => {
  it("means the province touched where it stands alone, however small", () => {
    expect(aim(on("caceres"), at("caceres"), PROVINCES.map((p) => p.number), WHOLE, LEAST)).toEqual({ place: at("caceres"), closer: 0 });
    expect(aim(on("andorra"), at("andorra"), [at("andorra"), at("sevilla")], WHOLE, LEAST)).toEqual({ place: at("andorra"), closer: 0 });
  });

  it("means the small one beside it, when nothing can be done with the one touched", () => {
    const near = { x: on("alava").x, y: on("alava").y + 18 * WHOLE };
    expect(aim(near, at("la-rioja"), [at("alava")], WHOLE, LEAST)).toEqual({ place: at("alava"), closer: 0 });
    expect(aim(on("sevilla"), at("sevilla"), [at("alava")], WHOLE, LEAST)).toEqual({ place: at("sevilla"), closer: 0 });
  });

  it("asks to look closer where several are meant, and then does not ask again", () => {
    const may = ["vizcaya", "alava", "guipuzcoa", "cantabria"].map(at);
    const first = aim(on("vizcaya"), at("vizcaya"), may, WHOLE, LEAST);
    expect(first.place).toBe(-1);
    expect(first.closer).toBeLessThan(WHOLE);
    expect(aim(on("vizcaya"), at("vizcaya"), may, first.closer, LEAST)).toEqual({ place: at("vizcaya"), closer: 0 });
  });

  it("can mean every province within two touches, whatever may be done with the others", () => {
    const all = PROVINCES.map((p) => p.number);
    for (const p of PROVINCES) {
      const first = aim(p, p.number, all, WHOLE, LEAST);
      const unit = first.closer || WHOLE;
      expect(first.closer ? aim(p, p.number, all, unit, LEAST).place : first.place).toBe(p.number);
      expect(first.closer === 0 || p.r > FINGER * unit - 0.01 || unit === LEAST).toBe(true);
    }
  });
});

describe("an arrow of an attack", () => {
  const points = (d: string) => d.slice(1, -1).split("L").map((pair) => pair.split(" ").map(Number) as [number, number]);

  it("keeps its shape however short it is: the head is in front of the shaft, and the aim stays free", () => {
    for (const long of [16, 24, 36, 60, 200]) {
      const along = points(arrow({ x: 0, y: 0 }, { x: long, y: 0 }, 10, 26)).map(([x]) => x);
      // Nine points of one side of the shaft, three of the head, nine back.
      const [shaft, head] = [along.slice(0, 9), along.slice(9, 12)];
      expect(shaft).toEqual([...shaft].sort((a, b) => a - b));
      expect(Math.min(...shaft)).toBeGreaterThan(-2);
      expect(head[1]).toBeGreaterThan(Math.max(...shaft));
      expect(head[1]).toBeLessThan(long);
    }
  });
});

describe("names and numbers on the chart", () => {
  const whole = (k: number) => ({ x: -6 * k, y: -14 * k, w: 1012 * k, h: 800 * k });
  const board = PROVINCES.map((_, place) => (place % 3 ? 0 : 12));

  it("gives way where there is little room: only names that matter are written, and every disc stays", () => {
    const own = new Set([at("toledo"), at("sevilla")]);
    const set = arrange({ k: 0.38, letters: 1, board, sheet: whole(0.38), weight: (place) => (own.has(place) ? 1 : 0) });
    expect(set.tokens).toHaveLength(20);
    expect(set.names.every((one) => own.has(one.place))).toBe(true);
  });

  it("writes no name across a disc or an arrow", () => {
    const [from, to] = [at("cuenca"), at("madrid")];
    const set = arrange({ k: 1.4, letters: 1, board, sheet: whole(1.4), weight: (place) => (place === to ? 3 : place === from ? 2 : 0), arrows: [[from, to]] });
    const spot = (place: number): [number, number] => {
      const token = set.tokens.find((one) => one.place === place);
      return [PROVINCES[place]!.x * 1.4 + (token?.x ?? 0), PROVINCES[place]!.y * 1.4 + (token?.y ?? 0)];
    };
    const [a, b] = [spot(from), spot(to)];
    const middle = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as const;
    for (const one of set.names) {
      const [x, y] = [PROVINCES[one.place]!.x * 1.4 + one.x, PROVINCES[one.place]!.y * 1.4 + one.y];
      const half = Math.max(...one.lines.map((line) => line.length)) * one.size * 0.2;
      expect(Math.abs(x - middle[0]) > half || Math.abs(y - middle[1]) > one.size * 0.4).toBe(true);
    }
  });
});

describe("how it is told", () => {
  const view = (more: object): View => ({ own: [3, 4], owner_seats: [], board: [], phase: "turn", attack: null, ...more }) as unknown as View;
  const tell = (event: Record<string, unknown>, before: View, after: View) => beats(before, [{ position: 1, passing: false, event }] as never, { after, you: 0, says: () => true });

  it("shows that a province changes hands to those who know it, and to nobody else", () => {
    const over = { on: "attack-over", seat: 1, place: 4, owner_seat: 0 };
    expect(tell(over, view({}), view({ own: [3] }))).toMatchObject([{ long: 2, scene: { kind: "hands", place: 4, seat: 1, owner: 0 }, view: { own: [3], attack: null } }]);
    expect(tell(over, view({ own: [3] }), view({ own: [3] }))[0]!.scene).toBe(undefined);
  });

  it("shows a battle to those who fight it, a player who is out, and a draw that another proposes", () => {
    const fought = { on: "fought", seat: 0, place: 9, owner_seat: 1 };
    expect(tell(fought, view({}), view({ attack: { place: 9 } }))).toMatchObject([{ scene: { kind: "battle" }, view: { attack: { place: 9 } } }]);
    expect(tell({ on: "eliminated", seat: 2 }, view({}), view({}))).toMatchObject([{ long: 2, scene: { kind: "out", seat: 2 } }]);
    expect(tell({ on: "draw-proposed", seat: 1 }, view({}), view({}))).toMatchObject([{ long: "full", scene: { kind: "draw", seat: 1 } }]);
    expect(tell({ on: "draw-proposed", seat: 0 }, view({}), view({}))[0]!.scene).toBe(undefined);
  });

  it("holds the end until it is touched, with the owners that it reveals and how it came about", () => {
    const [end] = tell({ on: "ended", seats: [0, 2], ending: 2, owner_seats: [0, 2] }, view({}), view({ owner_seats: [0, 2] }));
    expect(end).toMatchObject({ held: true, scene: { kind: "end", winners: [0, 2], how: "acuerdo" }, view: { owner_seats: [0, 2] } });
  });
});
