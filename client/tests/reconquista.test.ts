import { describe, expect, it } from "vitest";
import { NUMBER, PROVINCES } from "$games/la_reconquista/client/pieces";
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
