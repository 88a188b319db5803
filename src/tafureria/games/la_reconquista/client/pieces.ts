/** The board: sixty territories with outlines, names and borders, and the tokens that stand on them. */
import drawing from "../data/map.json";
import graph from "../data/provinces.json";

export interface Province {
  number: number;
  id: string;
  name: string;
  /** One or two letters that stand for the name where it does not fit: the old number plates. */
  code: string;
  d: string;
  x: number;
  y: number;
  /** Radius of the largest circle inside, in units of the map. */
  r: number;
}

const CODES =
  "VI AB A AL AV BA PM B BU CC CA CS CR CO C CU GE GR GU SS H HU J LE L LO LU M MA MU NA OR O P PO SA S SG SE SO T TE TO V VA BI ZA Z " +
  "Mi TM DL BAl BLi BBx Ri Es AA BA Alg AND";
const codes = CODES.split(" ");
// Two provinces would share a plate: the Portuguese one gets a longer sign.
codes[57] = "BxA";

const shapes = drawing.territories as Record<string, { d: string; label: number[]; labelRadius: number }>;

export const WIDTH = drawing.viewBox[2]!;
export const HEIGHT = drawing.viewBox[3]!;
export const PROVINCES: readonly Province[] = graph.territories.map(({ id, name }, number) => {
  const shape = shapes[id]!;
  return { number, id, name, code: codes[number]!, d: shape.d, x: shape.label[0]!, y: shape.label[1]!, r: shape.labelRadius };
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

/** r.4: the normal form of a number of troops: as many fives as fit, then one token for the rest. */
export function tokens(troops: number): number[] {
  const fives = Array.from({ length: Math.floor(troops / 5) }, () => 5);
  return troops % 5 ? [...fives, troops % 5] : fives;
}
