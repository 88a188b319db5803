import type { Lang } from "$client/lib/contract";
import { name } from "./pieces";

const ENDINGS = ["", "conquista", "acuerdo", "pases", "sin-ataques", "rondas"];
const PLACES = new Set(["card", "place", "to", "attack_cards", "defence_cards"]);

/** The name of what stands in a field of an event. Provinces have one name in both languages. */
export function piece(field: string, value: number | string, lang: Lang): string {
  void lang;
  if (PLACES.has(field)) return name(Number(value));
  if (field === "ending") return ENDINGS[Number(value)] ?? String(value);
  return String(value);
}

export { decisive } from "./ending";
