import { Refusal } from "./api";
import type { Translate } from "./contract";
import type { Refused } from "./wire";

/** Any refusal in words. */
export function refusalText(error: unknown, t: Translate): string {
  const known = error instanceof Refusal;
  if (known && error.rule) return t(`rule-${error.rule.replaceAll(".", "-")}`);
  const id = `refused-${known ? error.code : "unreachable"}`;
  const text = t(id);
  return text === id ? t("refused-other", { code: known ? error.code : "?" }) : text;
}

/** Why a choice is not allowed, and where that stands in the rules. */
export function whyText(refused: Refused, t: Translate): { text: string; note: string } {
  const text = refusalText(new Refusal(refused.code, refused.rule), t);
  const section = refused.rule && refused.section && refused.section !== "0" ? t("section", { section: refused.section }) : "";
  return { text, note: section };
}
