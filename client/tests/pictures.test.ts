import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { PATTERNS } from "$client/ui/Shield.svelte";
import { CHARGES, DIVISIONS } from "$client/lib/arms";
import { SCENES } from "$games/espada_negra/client/pictures";

const folder = new URL("../../src/tafureria/games/espada_negra/", import.meta.url);
const sheet = readFileSync(new URL("client/pictures.svg", folder), "utf-8");
const drawn = (model: string): string => sheet.match(new RegExp(`<symbol id="en-${model}"[^]*?</symbol>`))?.[0] ?? "";

describe("the pictures of Espada Negra", () => {
  it("are there for every scene that is asked for", () => {
    for (const model of Object.keys(SCENES)) expect(drawn(model), model).not.toBe("");
  });

  it("take no more than 2.5 KB each, compressed", () => {
    for (const model of Object.keys(SCENES)) expect(gzipSync(drawn(model)).length, model).toBeLessThanOrEqual(2560);
  });

  it("are there for every model of every pack: a scene, and a face within it", () => {
    const packs = readdirSync(new URL("data/", folder)).filter((one) => one.endsWith(".toml") && one !== "conditions.toml");
    const models = packs.flatMap((pack) =>
      [...readFileSync(new URL(`data/${pack}`, folder), "utf-8").matchAll(/^\[\[model\]\]\s+name = "([^"]+)"/gm)].map(([, name]) => name!));
    expect(models.length).toBeGreaterThan(8);
    expect(models.filter((one) => !(one in SCENES))).toEqual([]);
    for (const [model, face] of Object.entries(SCENES)) {
      const [x, y, width, height] = face.split(" ").map(Number) as [number, number, number, number];
      expect(width, model).toBe(height);
      expect(Math.min(x, y, 200 - x - width, 220 - y - height), model).toBeGreaterThanOrEqual(0);
    }
  });
});

describe("never colour alone", () => {
  it("gives every seat a pattern of its own on its shield, beside its letter", () => {
    expect(PATTERNS).toHaveLength(16);
    expect(new Set(PATTERNS).size).toBe(16);
  });

  it("gives shields that people choose divisions and charges that differ in form", () => {
    for (const forms of [Object.values(DIVISIONS), Object.values(CHARGES).map(String)]) expect(new Set(forms).size).toBe(forms.length);
  });
});
