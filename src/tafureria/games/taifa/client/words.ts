import type { Around, Lang } from "$client/lib/contract";
import { AREAS, areaName, areaOf, cardName, CARDS, designOf, kingdomName, kingdomOf, KINGDOMS, REASONS } from "./pieces";

const SIDES: Record<Lang, readonly string[]> = { es: ["ataque", "defensa"], en: ["attack", "defence"] };
/** Areas, and the kingdoms and cards that are called the same in both languages. */
export const spanish = [...AREAS.slice(1).map(({ name }) => name), ...[...KINGDOMS, ...CARDS].flatMap(({ es, en }) => (es === en ? [es] : []))];
const DECKS: Record<Lang, readonly string[]> = { es: ["musulmán", "cristiano"], en: ["Muslim", "Christian"] };

/** The name of the value in a field of an event. */
export function piece(field: string, value: number | string, lang: Lang): string {
  const n = Number(value);
  if (field === "kingdom" || field === "other" || field === "kingdoms") return kingdomName(n, lang);
  if (field === "area" || field === "areas") return areaName(n);
  if (field === "card" || field === "cards" || field === "back") return cardName(n, lang);
  if (field === "side" || field === "sides") return SIDES[lang][n] ?? "-";
  if (field === "deck") return DECKS[lang][n] ?? "-";
  if (field === "why") return REASONS[n] ?? "-";
  return String(value);
}

/** The name of a seat: its kingdom with its person, "Valencia (Berenguer)". */
export function player(view: Readonly<Record<string, unknown>>, seat: number, name: string, lang: Lang): string {
  const { order = [], seats = [] } = view as { order?: readonly number[]; seats?: readonly number[] };
  const kingdom = order[seats.indexOf(seat)];
  return kingdom === undefined ? name : `${kingdomName(kingdom, lang)} (${name})`;
}

/** Those who have won, also a kingdom that nobody at the table played; `null` where the winners' seats say it all. */
export function winners(decided: Readonly<Record<string, unknown>>, { lang, nameOf }: Around): string[] | null {
  const { kingdoms, kingdoms_seats: seats } = decided as { kingdoms?: readonly number[]; kingdoms_seats?: readonly number[] };
  return kingdoms?.map((kingdom, n) => ((seats?.[n] ?? -1) < 0 ? kingdomName(kingdom, lang) : `${kingdomName(kingdom, lang)} (${nameOf(seats![n]!)})`)) ?? null;
}

/** The name of what a choice is about: an area, a kingdom, a card, or dice that a card adds. */
export function choice(verb: string, what: string, { lang }: Around): string {
  if (verb === "ataca" || verb === "area") return areaName(areaOf(what));
  if (verb === "reino" || verb === "incursion" || verb === "regala") return kingdomName(kingdomOf(what), lang);
  const [slug = "", dice, side] = what.split(" ");
  const card = designOf(slug) < 0 ? slug : cardName(designOf(slug), lang);
  if (dice === undefined) return card;
  return `${card} (${dice}, ${SIDES[lang][side === "defensa" ? 1 : 0]})`;
}
