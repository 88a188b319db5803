import type { Around, Lang } from "$client/lib/contract";
import { CONDITION_NAMES, conditionName, modelName, modelOf } from "./pieces";
import type { ModelView } from "./types";

/** The name of the value in a field of an event. */
export function piece(field: string, value: number | string, lang: Lang): string {
  if (field === "card") return modelName(modelOf(Number(value)), lang);
  if (field === "model") return modelName(String(value), lang);
  if (field === "conditions") return conditionName(CONDITION_NAMES[Number(value)] ?? "", lang);
  return String(value);
}

/** The name of what a choice is about: who gets a tied card, a spy, or how many berserkers of which card. */
export function choice(verb: string, what: string, { lang, nameOf, view }: Around): string {
  if (verb === "nombra") return nameOf(Number(what));
  const { models = [] } = (view ?? {}) as { models?: readonly ModelView[] };
  const called = (found: ModelView | undefined, else_: string): string => (found ? modelName(found.name, lang) : else_);
  if (verb === "senala") return called(models.find((one) => one.spy_slot === Number(what)), what);
  if (verb !== "ataca") return what;
  return what
    .split(" ")
    .map((one) => `${Number.parseInt(one)} × ${called(models.find((model) => model.berserker_slot === "abc".indexOf(one.at(-1)!)), one.at(-1)!)}`)
    .join(", ");
}
