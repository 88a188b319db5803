import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { SCENES as DRAWN } from "$games/espada_negra/client/pictures";
import { SCENES } from "$games/taifa/client/art/scenes";

const read = (path: string): string => readFileSync(new URL(`../../src/tafureria/games/${path}`, import.meta.url), "utf-8");
const weight = (text: string): number => brotliCompressSync(text).length;
/**
 * Bounds for a compressed scene in bytes: more than an icon, but light. One figure before plain country needs less than
 * the 1 KB of most scenes.
 */
const [LEAST, MOST] = [700, 2560];

describe("the scenes of Espada Negra", () => {
  const sheet = read("espada_negra/client/pictures.svg");
  it.each(Object.keys(DRAWN))("%s", (model) => {
    const drawn = sheet.match(new RegExp(`<symbol id="en-${model}"[^]*?</symbol>`))?.[0] ?? "";
    expect(weight(drawn)).toBeGreaterThanOrEqual(LEAST);
    expect(weight(drawn)).toBeLessThanOrEqual(MOST);
  });
});

describe("the scenes of Taifa, made of figures that they share", () => {
  const shelf = read("taifa/client/art/Figures.svelte");
  const figures = new Map([...shelf.matchAll(/<symbol id="tf-([\w-]+)"[^]*?<\/symbol>/g)].map(([whole, name]) => [name!, whole]));
  /** The symbols that a horseman adds. */
  const MOUNTS: Readonly<Record<string, string[]>> = { rider: ["destrier", "seat", "heater"], jinete: ["horse", "seat"] };
  const ROLES = ["", "head-", "arm-", "hold-", "back-", "pat-"];

  /** The figures that a scene uses, followed by its own text. */
  function drawn(scene: string): string {
    const words = scene.split(";").flatMap((item) => (item.trim().split(/\s+/)[0] ?? "").split("+"));
    const names = new Set(words.flatMap((word) => [...ROLES.map((role) => role + word), ...(MOUNTS[word] ?? [])]));
    return [...names].map((name) => figures.get(name) ?? "").join("") + scene;
  }

  it("are there for each of its 61 designs", () => expect(Object.keys(SCENES)).toHaveLength(61));
  it.each(Object.keys(SCENES))("%s", (id) => {
    expect(weight(drawn(SCENES[id]!))).toBeGreaterThanOrEqual(LEAST);
    expect(weight(drawn(SCENES[id]!))).toBeLessThanOrEqual(MOST);
  });
});
