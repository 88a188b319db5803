/** The contents of the box for the browser: names and values, from `box.json` (made by `bench/taifa_client.py`). */
import type { Lang } from "$client/lib/contract";
import type { Spot } from "$client/lib/touch";
import box from "./box.json";
import land from "./land.json";

export interface CardFacts {
  id: string;
  slug: string;
  kind: string;
  strength: number;
  /** Most dice that a Response adds to any roll. */
  dice: number;
  /** Dice that a Response always adds to the defence. */
  defends: number;
  /** Whether it can be laid in an attack without a choice of dice. */
  laid: boolean;
  offensive: boolean;
  es: string;
  en: string;
}
export const CARDS: readonly CardFacts[] = box.cards;
export const AREAS = box.areas;
export const KINGDOMS = box.kingdoms;
/** The kingdoms of the scenario: the Almoravid Empire and El Cid. */
export const [SOUTH, CID] = [6, 7] as const;
export const REASONS: readonly string[] = box.reasons;
export const LAND = land;
/** The middle of each area by number, with half the distance to the nearest other one. */
export const SPOTS: readonly Spot[] = [{ x: NaN, y: NaN, r: 0 }, ...land.places.map(([x, y]) => ({ x: x!, y: y!, r: room(x!, y!) }))];
/** Designs from here on belong to the Christian deck. */
export const FIRST_CHRISTIAN = CARDS.findIndex((card) => card.id.startsWith("C"));
export const MUSLIM_KINGDOMS: readonly number[] = KINGDOMS.flatMap((kingdom, number) => (kingdom.muslim ? [number] : []));
const BY_ID = new Map(CARDS.map((card, design) => [card.id, design]));
const BY_SLUG = new Map(CARDS.map((card, design) => [card.slug, design]));

/** The design with a card number of the box, such as `M17`. */
export const cardOf = (id: string): number => BY_ID.get(id) ?? -1;
export const cardName = (design: number, lang: Lang): string => CARDS[design]?.[lang] ?? "?";
const SYLLABLE = /(?<=\p{L}{3})(?<![bcdfgptlr](?=[lr]))(?=(?:[bcfgp]l|[bcdfgpt]r|[bcdfglmnprst])[aeiouáéíóú]\p{L}{2,})/gu;
/** The name for a narrow card, with soft hyphens in long words: browsers seldom know how to hyphenate Spanish. */
export const dividedName = (design: number, lang: Lang): string =>
  cardName(design, lang).replace(/\p{L}{11,}/gu, (word) => word.replace(SYLLABLE, "\u00ad"));
export const kingdomName = (kingdom: number, lang: Lang): string => KINGDOMS[kingdom]?.[lang] ?? "-";
export const kingdomSlug = (kingdom: number): string => KINGDOMS[kingdom]?.slug ?? "";
export const areaName = (area: number): string => AREAS[area]?.name ?? "-";
export const areaSlug = (area: number): string => AREAS[area]?.slug ?? "";
export const cardSlug = (design: number): string => CARDS[design]?.slug ?? "";
export const designOf = (slug: string): number => BY_SLUG.get(slug) ?? -1;
export const areaOf = (slug: string): number => AREAS.findIndex((area) => area.slug === slug);
export const kingdomOf = (slug: string): number => KINGDOMS.findIndex((kingdom) => kingdom.slug === slug);
export const isChristian = (design: number): boolean => design >= FIRST_CHRISTIAN;

/** An action's notation, split into its parts. */
export interface Way {
  notation: string;
  verb: string;
  slug: string;
  /** For `dados`: how many, and for which side. */
  dice: number;
  side: string;
}
export function way(notation: string): Way {
  const [verb = "", slug = "", dice = "0", side = ""] = notation.split(" ");
  return { notation, verb, slug, dice: Number(dice), side };
}

/** Half the distance from a place to the nearest other one. */
function room(x: number, y: number): number {
  const ways = land.places.map(([a, b]) => Math.hypot(a! - x, b! - y));
  return Math.min(...ways.filter((way) => way > 0)) / 2;
}
