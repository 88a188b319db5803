import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Lang } from "$client/lib/contract";

// The page's settings ask the browser for the system's preferences.
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("document", { documentElement: { dataset: {}, style: {} }, querySelectorAll: () => [] });
const { alone, Gloss } = await import("$client/after/gloss.svelte");

/** Every choice of all games. */
const pinned = import.meta.glob<string>("$games/*/pinned/notation.txt", { query: "?raw", import: "default", eager: true });
const choices = Object.entries(pinned).map(
  ([path, text]) => [/games\/([^/]+)\//.exec(path)![1]!.replaceAll("_", "-"), text.trim().split("\n").map((line) => line.replace(/^\d+ /, ""))] as const,
);
const nameOf = (seat: number): string => `Ana ${"ABCDEFGHIJ"[seat]}`;
/** What occurs only in notation: cards ("7e"), ids ("a-tierra", "b>c"). */
const RAW = /\b\d+[oceb]\b|[a-z]>[a-z]|\b[a-z]+-[cm]\b|\{|ciudad-real/;

describe.each(["es", "en"] as const)("choices in words (%s)", (lang: Lang) => {
  it.each(choices)("%s: each has words of its own, as a player reads them", async (game, notations) => {
    const gloss = new Gloss();
    await gloss.use(game, lang);
    const said = notations.map((one) => gloss.of(one, { lang, nameOf }));
    expect(said.filter((one, at) => one === notations[at] || RAW.test(one))).toEqual([]);
    // Both decks of Taifa have cards of the same name; nobody holds both.
    expect(new Set(said).size).toBe(new Set(notations.map((one) => one.replace(/-[cm]\b/, ""))).size);
  });
});

describe("what a choice names", () => {
  const gloss = new Gloss();
  beforeAll(() => gloss.use("muerte-al-rey", "es"));
  it("is a person where the table is seen, else the card of theirs that lies open", () => {
    expect(gloss.of("acusa 2e", { lang: "es", nameOf })).toBe("acusar al 2 de espadas");
    expect(gloss.of("acusa 2e", { lang: "es", nameOf, view: { identities: [24, 25] } })).toBe("acusar a Ana B");
    expect(alone(gloss.of("entrega 12o", { lang: "es", nameOf }))).toBe("Entregar el rey de oros");
  });
  it("is its notation where a game has no words for it", () => {
    expect(new Gloss().of("3x4", { lang: "es", nameOf })).toBe("3x4");
  });
});
