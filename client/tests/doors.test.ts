import { expect, test } from "vitest";
import { docsIn, languageHere, rulesIn } from "$client/site/doors";

test.each([
  ["/juegos/es/", "es"],
  ["/juegos/en/", "en"],
  ["/juegos/en/index.html", "en"],
  ["/juegos/", ""],
  ["/juegos/index.html", ""],
  ["/juegos/esto/", ""],
  ["/es/", ""],
])("the address %s of a site in /juegos/ names the language '%s'", (path, language) => {
  expect(languageHere(path, "/juegos/")).toBe(language);
});

test("what can be read is relative to the site", () => {
  for (const lang of ["es", "en"] as const) for (const address of [rulesIn(lang), docsIn(lang)]) expect(address).toMatch(/^[a-z].*\/$/);
});
