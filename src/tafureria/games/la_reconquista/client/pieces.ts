/** The board: sixty territories with outlines, names and borders, and the tokens that stand on them. */
import drawing from "../data/map.json";
import graph from "../data/provinces.json";

export interface Province {
  number: number;
  id: string;
  name: string;
  d: string;
  x: number;
  y: number;
  /** Radius of the largest circle inside, in units of the map. */
  r: number;
}

const shapes = drawing.territories as Record<string, { d: string; label: number[]; labelRadius: number }>;

export const WIDTH = drawing.viewBox[2]!;
export const HEIGHT = drawing.viewBox[3]!;
export const PROVINCES: readonly Province[] = graph.territories.map(({ id, name }, number) => {
  const shape = shapes[id]!;
  return { number, id, name, d: shape.d, x: shape.label[0]!, y: shape.label[1]!, r: shape.labelRadius };
});
/** The name as the chart and narrow cards write it: the longest loses its second half, from " e " on. */
export function short(place: number): string {
  return name(place).split(" e ")[0]!;
}
/** The ways to write each name on the chart: on one line, and on two if it can be split at a space. */
export const NAMES_IN_LINES: readonly (readonly (readonly string[])[])[] = PROVINCES.map((p) => {
  const name = short(p.number);
  const cut = name.lastIndexOf(" ");
  return cut < 4 ? [[name]] : [[name], [name.slice(0, cut), name.slice(cut + 1)]];
});
export const NUMBER: ReadonlyMap<string, number> = new Map(PROVINCES.map((p) => [p.id, p.number]));
export const LINKS: readonly number[][] = drawing.links.map((link) => link.line);

export const NEAR: readonly ReadonlySet<number>[] = (() => {
  const near = PROVINCES.map(() => new Set<number>());
  for (const { a, b } of graph.borders) {
    near[NUMBER.get(a)!]!.add(NUMBER.get(b)!);
    near[NUMBER.get(b)!]!.add(NUMBER.get(a)!);
  }
  return near;
})();

const outlines = new Map<number, readonly (readonly (readonly [number, number])[])[]>();
/** The outline of a province as polygons. */
export function polygons(place: number): readonly (readonly (readonly [number, number])[])[] {
  let out = outlines.get(place);
  if (!out) {
    // The paths are relative throughout: "Mx yldx dy dx dy...z".
    out = PROVINCES[place]!.d.split("M").slice(1).map((part) => {
      const n = (part.match(/-?\d*\.?\d+/g) ?? []).map(Number);
      const points: [number, number][] = [[n[0]!, n[1]!]];
      for (let i = 2; i + 1 < n.length; i += 2) {
        const [x, y] = points.at(-1)!;
        points.push([x + n[i]!, y + n[i + 1]!]);
      }
      return points;
    });
    outlines.set(place, out);
  }
  return out;
}
/** The smallest box around a province, in units of the map. */
export function box(place: number): { x: number; y: number; w: number; h: number } {
  const points = polygons(place).flat();
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

export function name(place: number): string {
  return PROVINCES[place]?.name ?? "";
}
export function slug(place: number): string {
  return PROVINCES[place]?.id ?? "";
}

/** Without accents or capitals, as people type. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase().replace(/[^a-z0-9]+/g, " ").trim();
}

/** Provinces whose name begins with what was typed, then those that contain it. */
export function find(text: string): Province[] {
  const wanted = plain(text);
  if (!wanted) return [];
  const at = (p: Province): number => {
    const whole = plain(p.name);
    if (whole.startsWith(wanted)) return 0;
    return whole.includes(` ${wanted}`) ? 1 : whole.includes(wanted) ? 2 : 9;
  };
  return PROVINCES.filter((p) => at(p) < 9).sort((a, b) => at(a) - at(b) || a.name.localeCompare(b.name, "es"));
}

/** How many times as large as a token the disc of more than five troops is. */
export const DISC = 1.45;

/** r.4: the normal form of a number of troops: as many fives as fit, then one token for the rest. */
export function tokens(troops: number): number[] {
  const fives = Array.from({ length: Math.floor(troops / 5) }, () => 5);
  return troops % 5 ? [...fives, troops % 5] : fives;
}

/** The names of a province's neighbours, as a list within a sentence. */
export const neighbours = (place: number, lang: string): string => new Intl.ListFormat(lang).format([...NEAR[place]!].map(name).sort((a, b) => a.localeCompare(b, "es")));
