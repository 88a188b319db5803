import { expect, test } from "vitest";
import { localeFor, ordinal, percent } from "../src/lib/locale";

test.each([
  ["es", ["es-MX", "es"], "es-MX"],
  ["es", ["en-GB", "es-AR"], "es-AR"],
  ["en", ["es-ES", "en-GB", "en-US"], "en-GB"],
  ["en", ["de-DE", "fr"], "en"],
  ["es", [], "es"],
  ["es", ["ca-ES", "eu"], "es"],
])("numbers in %s for a reader of %j are those of %s", (lang, wanted, locale) => expect(localeFor(lang, wanted)).toBe(locale));

test("shares and places are written as each language does", () => {
  expect(percent(0.452, "es").replace(/\s/, " ")).toBe("45 %");
  expect(percent(0.452, "en")).toBe("45%");
  expect([1, 2, 3, 4, 11, 12, 21, 22].map((n) => ordinal(n, "en"))).toEqual(["1st", "2nd", "3rd", "4th", "11th", "12th", "21st", "22nd"]);
  expect(ordinal(1, "es")).toBe("1.º");
});
