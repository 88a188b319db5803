import { describe, expect, test } from "vitest";
import { cited, pageAbout, search, sections } from "../src/lesson/searching";
import { overlap, place, pointing } from "../src/lesson/targets";
import { runs, termsOf } from "../src/lesson/terms";

const AREA = { left: 0, top: 0, width: 1000, height: 600 };
const SIZE = { width: 400, height: 150 };

describe("where the host stands", () => {
  test("he covers nothing that must be touched, wherever it is", () => {
    for (let left = 0; left <= 900; left += 100)
      for (let top = 0; top <= 500; top += 100) {
        const target = { left, top, width: 100, height: 100 };
        const spot = place(SIZE, AREA, [target], [target], [], null);
        expect(overlap({ ...spot, ...SIZE }, target)).toBe(0);
        expect(spot.left >= 0 && spot.left + SIZE.width <= 1000 && spot.top >= 0 && spot.top + SIZE.height <= 600).toBe(true);
      }
  });

  test("he stays where he is while that covers nothing", () => {
    const target = { left: 0, top: 0, width: 60, height: 60 };
    const before = { left: 350, top: 200 };
    expect(place(SIZE, AREA, [target], [target], [], before)).toEqual(before);
    expect(place(SIZE, AREA, [], [{ left: 500, top: 250, width: 50, height: 50 }], [], before)).not.toEqual(before);
  });

  test("the finger points at the target from where he stands", () => {
    const { x, y, angle } = pointing({ x: 100, y: 100 }, { left: 280, top: 80, width: 40, height: 40 });
    expect([y, angle]).toEqual([100, 0]);
    expect(x).toBeGreaterThanOrEqual(280);
    expect(x).toBeLessThan(300);
  });
});

describe("terms", () => {
  const terms = termsOf("es", "copa = copa, copas\n    .means = Anula.\nfe = por la fe, fe\n    .means = Nada.\nempty = x\n");

  test("an entry needs a meaning", () => {
    expect(terms.map((one) => one.id)).toEqual(["copa", "fe"]);
  });

  test("each term is marked once, in its longest form, and only as a word", () => {
    const text = "Copas, copa: por la fe, café y copado.";
    expect(runs(text, terms).filter((run) => run.term).map((run) => run.text)).toEqual(["Copas", "por la fe"]);
    expect(runs(text, terms).map((run) => run.text).join("")).toBe(text);
  });

  test("without terms a text stays whole", () => {
    expect(runs("copa", [])).toEqual([{ text: "copa", term: null }]);
  });
});

describe("search in the rules", () => {
  const pages = [
    { number: 1, title: "De qué va", body: "Gana quien llega a 50.\n\nLa traición es una opción." },
    { number: 2, title: "La traición", body: "- _Denunciar_: enseñar la carta.\n- Callar." },
  ];

  test("accents and capitals do not matter, and titles come first", () => {
    expect(search(pages, "TRAICION").map((one) => one.page.number)).toEqual([2, 1]);
  });

  test("the sentence is shown", () => {
    expect(search(pages, "denunciar")[0]!.line).toBe("Denunciar: enseñar la carta.");
    expect(search(pages, "50")[0]!.line).toBe("Gana quien llega a 50.");
  });

  test("nothing is found of nothing", () => {
    expect(search(pages, "  ")).toEqual([]);
    expect(search(pages, "moros")).toEqual([]);
  });
});

describe("sections of the book", () => {
  test("a list names them one by one", () => {
    expect(sections("2, 13-15, 9.1-9.3, R")).toEqual(["2", "13", "14", "15", "9.1", "9.2", "9.3"]);
    expect([cited("2, 13-15, R"), cited("R")]).toEqual(["§ 2, 13–15", ""]);
  });

  test("a section leads to the first page about it", () => {
    const pages = [{ number: 1, book: "1, 2" }, { number: 2, book: "2-4" }, { number: 3, book: "10, R" }];
    expect(["2", "4", "10", "R", "5", "1.1"].map((one) => pageAbout(pages, one))).toEqual([1, 2, 3, 3, 0, 0]);
  });
});
