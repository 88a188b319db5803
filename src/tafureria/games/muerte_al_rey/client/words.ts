import type { Lang } from "$client/lib/contract";
import { CASES, CAUSES, theNamed } from "./pieces";

/** The name of what stands in a field of an event; sides, causes and reasons are keys of the sentences. */
export function piece(field: string, value: number | string, lang: Lang): string {
  const n = Number(value);
  if (field === "card" || field === "cards" || field === "with_card") return theNamed(n, lang);
  if (field === "side") return ["espadas", "bastos"][n] ?? "-";
  if (field === "cause") return CAUSES[n] ?? "-";
  if (field === "reason") return CASES[n] ?? "-";
  return String(value);
}

export { decisive } from "./ending";
