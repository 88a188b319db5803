import type { Around, Lang } from "$client/lib/contract";
import { cardId } from "$client/lib/cards";
import { CASES, CAUSES, theNamed } from "./pieces";

const FACES = ["tranquila", "contenta", "inquieta"];
const FACES_EN = ["calm", "pleased", "uneasy"];

/** The text for a value in a field of an event; sides, causes and reasons are keys that the sentences translate. */
export function piece(field: string, value: number | string, lang: Lang): string {
  const n = Number(value);
  if (field === "card" || field === "cards" || field === "with_card") return theNamed(n, lang);
  if (field === "side") return ["espadas", "bastos"][n] ?? "-";
  if (field === "cause") return CAUSES[n] ?? "-";
  if (field === "reason") return CASES[n] ?? "-";
  if (field === "face") return FACES[n] ?? "-";
  return String(value);
}

/** The name of what a choice is about: a card, or whoever has that identity card. */
export function choice(verb: string, what: string, { lang, nameOf, view }: Around): string {
  if (verb === "cara") return lang === "en" ? (FACES_EN[FACES.indexOf(what)] ?? what) : what;
  const card = cardId(what);
  if (card < 0) return what;
  const { identities = [] } = (view ?? {}) as { identities?: readonly number[] };
  const seat = verb === "entrega" || verb === "pierde" ? -1 : identities.indexOf(card);
  return seat < 0 ? theNamed(card, lang) : nameOf(seat);
}
