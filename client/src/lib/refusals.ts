import { Refusal } from "./api";
import type { Translate } from "./contract";
import type { RefusedFrame } from "./wire";

/** A refusal in words. */
export function refusalText(error: unknown, t: Translate): string {
  const known = error instanceof Refusal;
  if (known && error.rule) return t(`rule-${error.rule.replaceAll(".", "-")}`);
  if (known && error.code === "bad-option") {
    const ids = [`option-${error.what}`, `table-settings-${error.what}`];
    const option = ids.map((one) => (t(one) === one ? "" : t(one))).find(Boolean);
    if (option) return t("refused-this-option", { option });
  }
  if (known && error.code === "bad-record") {
    const fault = `record-fault-${error.what.split(":")[0]!}`;
    if (t(fault) !== fault) return t(fault);
  }
  const id = `refused-${known ? error.code : "unreachable"}`;
  const text = t(id);
  return text === id ? t("refused-other", { code: known ? error.code : "?" }) : text;
}

/**
 * Why a choice is not allowed, the section of the rules, and the page of the rules that explains it (0: none).
 * @param about the page about a section
 */
export function whyText(refused: RefusedFrame, t: Translate, about: (section: string) => number): { text: string; note: string; page: number } {
  const text = refusalText(new Refusal(refused.code, refused.rule), t);
  const section = refused.rule && refused.section && refused.section !== "0" ? t("section", { section: refused.section }) : "";
  const page = section ? about(refused.section) : 0;
  return { text, note: section, page };
}
