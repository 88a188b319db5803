import { expect, test } from "vitest";
import { Refusal } from "../src/lib/api";
import { refusalText, whyText } from "../src/lib/refusals";

const texts: Record<string, string> = {
  "refused-bad-record": "No vale.",
  "record-fault-cut-off": "Le falta el final.",
  "refused-bad-option": "Una de las opciones no es válida en este juego.",
  "option-caras": "Caras de los dados",
  "table-settings-talk": "Charla",
};
const t = (id: string, values?: Record<string, unknown>): string => (id === "refused-this-option" ? `«${String(values?.option)}» no` : (texts[id] ?? id));

test("an option that is refused is named by its words, never by its id", () => {
  const said = (what: string): string => refusalText(new Refusal("bad-option", "", "", what), t);
  expect(said("caras")).toBe("«Caras de los dados» no");
  expect(said("talk")).toBe("«Charla» no");
  expect(said("dados")).toBe(texts["refused-bad-option"]);
  expect(said("")).toBe(texts["refused-bad-option"]);
});

test("what is wrong with a record is said, and not only that something is", () => {
  const said = (what: string): string => refusalText(new Refusal("bad-record", "", "", what), t);
  expect(said("cut-off: its end is missing: a record ends ...")).toBe("Le falta el final.");
  expect(said("a fault that has no words yet")).toBe("No vale.");
});

test("a rule is told with its section and the page about it, unless it is of no chapter", () => {
  const why = (section: string) => whyText({ type: "refused", id: 1, code: "rule", rule: "core.wrong-phase", section, done: 0 }, t, (of) => Number(of) + 3);
  expect([why("4"), why("0")].map(({ note, page }) => [note, page])).toEqual([["section", 7], ["", 0]]);
});
