import type { Lang } from "$client/lib/contract";
import { CONDITION_NAMES, conditionName, modelName, modelOf } from "./pieces";

/** The name of what stands in a field of an event. */
export function piece(field: string, value: number | string, lang: Lang): string {
  if (field === "card") return modelName(modelOf(Number(value)), lang);
  if (field === "model") return modelName(String(value), lang);
  if (field === "conditions") return conditionName(CONDITION_NAMES[Number(value)] ?? "", lang);
  return String(value);
}

export { decisive } from "./ending";
