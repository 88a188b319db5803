import type { Around, Lang } from "$client/lib/contract";
import { name, NUMBER, PROVINCES } from "./pieces";

const ENDINGS = ["", "conquista", "acuerdo", "pases", "sin-ataques", "rondas"];
const PLACES = new Set(["card", "place", "to", "attack_cards", "defence_cards"]);

export const spanish = PROVINCES.map((province) => province.name);

/** The name of the value in a field of an event. Provinces have one name in both languages. */
export function piece(field: string, value: number | string, lang: Lang): string {
  void lang;
  if (PLACES.has(field)) return name(Number(value));
  if (field === "ending") return ENDINGS[Number(value)] ?? String(value);
  return String(value);
}

/** The name of what a choice is about: a province, or a step from one to its neighbour. */
export function choice(_verb: string, what: string, { lang }: Around): string {
  const [from = "", to] = what.split(">").map((one) => (NUMBER.has(one) ? name(NUMBER.get(one)!) : one));
  return to === undefined ? from : lang === "es" ? `de ${from} a ${to}` : `from ${from} to ${to}`;
}
