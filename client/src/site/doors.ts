import type { Lang } from "$client/lib/contract";

/**
 * The addresses of a site besides its page: one for each language, where the same page begins in that language, and what
 * can be read there without the engine. All are relative to the folder of the site, which is the base of the page.
 */

const root = (): URL => new URL(".", document.baseURI);

/** The language that the address of the page names; empty at the address of the site itself. */
export function languageHere(path = location.pathname, below = root().pathname): Lang | "" {
  const found = /^(es|en)\/(index\.html)?$/.exec(path.slice(below.length));
  return path.startsWith(below) && found ? (found[1] as Lang) : "";
}

/** Where the address names a language, it names this one from now on. */
export function showLanguage(lang: Lang): void {
  const now = languageHere();
  if (now && now !== lang) history.replaceState(null, "", new URL(`${lang}/${location.hash}`, root()));
}

/** The rules of all games, to be read. */
export const rulesIn = (lang: Lang): string => (lang === "es" ? "reglas/" : "rules/");
/** The documentation. */
export const docsIn = (lang: Lang): string => (lang === "es" ? "docs/es/" : "docs/");
