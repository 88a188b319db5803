import type { Around, Lang } from "$client/lib/contract";
import { cardId } from "$client/lib/cards";
import { named, VALUES } from "./pieces";

const VALUE_NAMES: Record<Lang, Record<string, string>> = {
  es: {
    fe: "por la fe", botin: "a por el botín", tesoro: "tesoro oculto", fuerza: "de fuerza", astucia: "de astucia", asalto: "asalto",
    refuerzos: "con refuerzos", ataque: "al ataque", contraataque: "al contraataque", heroes: "héroes", tropa: "tropa",
  },
  en: {
    fe: "for the faith", botin: "for the booty", tesoro: "hidden treasure", fuerza: "by strength", astucia: "by cunning", asalto: "assault",
    refuerzos: "with reinforcements", ataque: "attack", contraataque: "counter-attack", heroes: "heroes", tropa: "troops",
  },
};
const SIDES = ["cristianos", "moros"] as const;

/** A card in a sentence: Spanish names get their article here; English sentences already have it. */
function carded(id: number, lang: Lang): string {
  const name = named(id, lang);
  return lang === "es" ? `${name.startsWith("sota") ? "la" : "el"} ${name}` : name;
}

/** The text for a value in a field of an event; sides keep their ids, which the sentences translate. */
export function piece(field: string, value: number | string, lang: Lang): string {
  const n = Number(value);
  if (field === "card" || field === "cards" || field === "target") return carded(n, lang);
  if (field === "value" || field === "combat") return VALUE_NAMES[lang][VALUES[n] ?? ""] ?? String(value);
  if (field === "side") return SIDES[n] ?? "-";
  return String(value);
}

/** The name of what a choice is about: a card, or a value of the declaration. */
export function choice(verb: string, what: string, { lang }: Around): string {
  if (verb === "declara") return VALUE_NAMES[lang][what] ?? what;
  const card = cardId(what);
  return card < 0 ? what : lang === "es" ? carded(card, lang) : `the ${named(card, lang)}`;
}
