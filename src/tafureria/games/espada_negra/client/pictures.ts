/** The sheet of drawings: scenes of cards, people of the arcade, hammer, purse, seals. Loaded once, after the table. */
let asked = false;

export function fetchPictures(): void {
  if (asked) return;
  asked = true;
  void import("./pictures.svg?raw").then(({ default: sheet }) => {
    document.body.insertAdjacentHTML("beforeend", sheet);
    const drawn = document.body.lastElementChild;
    // Out of the way but still rendered: patterns of a sheet with `display: none` would stay empty.
    if (drawn instanceof SVGElement) drawn.style.position = "absolute";
  });
}

/** Models with a scene on the sheet, and the box of their face for the thumbnail. */
export const SCENES: Readonly<Record<string, string>> = {
  rey: "64 26 72 72", inquisidor: "62 40 78 78", campesino: "62 28 76 76", campo: "90 10 96 96", guerrero: "64 24 74 74",
  ciudad: "56 22 92 92", caballero: "66 14 74 74", confidente: "54 38 78 78", mercader: "64 38 74 74", monarca: "61 36 78 78",
  labrador: "38 32 78 78", hidalgo: "63 34 80 80", escudero: "58 34 80 80", castro: "56 38 92 92", sicario: "46 38 82 82",
  furioso: "58 44 84 84", pastor: "46 32 80 80", jefe: "60 22 82 82", bardo: "62 36 76 76", dama: "57 22 86 86",
  embajador: "43 32 78 78", maestre: "61 38 78 78",
};
