import type { Lang } from "./contract";

/** The reader's own kind of a language of the house, for numbers and dates: the first of their languages that fits. */
export function localeFor(lang: Lang | string, wanted: readonly string[] = navigator.languages ?? []): string {
  // Whatever follows the language, `Intl` takes it or falls back to the language; a list of what it has takes long to make.
  return wanted.find((tag) => tag.split("-")[0]!.toLowerCase() === lang) ?? lang;
}

/** A share from 0 to 1 in hundredths: "45 %" in Spain, "45%" in Mexico. */
export const percent = (share: number, lang: Lang | string): string => new Intl.NumberFormat(localeFor(lang), { style: "percent" }).format(share);

/** A place in a ranking: "1.º", "1st". */
export function ordinal(n: number, lang: Lang | string): string {
  if (lang !== "en") return `${n}.º`;
  const ends: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };
  return `${n}${ends[new Intl.PluralRules("en", { type: "ordinal" }).select(n)] ?? "th"}`;
}
