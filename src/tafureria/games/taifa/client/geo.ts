/** The drawn map: hand-drawn borders instead of straight lines, and those between two kingdoms. No Svelte or DOM. */
import { LAND } from "./pieces";

export const [WIDTH, HEIGHT] = LAND.size as [number, number];

type Point = readonly [number, number];
/** A border between two areas, or between one and the rest of the world (0). */
interface Border {
  a: number;
  b: number;
  line: readonly Point[];
}

/** Displaces a point as an unsteady hand would, always in the same way at the same place. */
function unsteady([x, y]: Point): Point {
  const dx = 4.5 * Math.sin(x * 0.043 + y * 0.091 + 1) + 2.4 * Math.sin(x * 0.17 - y * 0.13);
  const dy = 4.5 * Math.sin(y * 0.047 - x * 0.083 + 2) + 2.4 * Math.sin(y * 0.19 + x * 0.11);
  return [Math.round((x + dx) * 10) / 10, Math.round((y + dy) * 10) / 10];
}

/** The line from one corner to the next, in steps of about ten units. */
function drawn(from: Point, to: Point): Point[] {
  const steps = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 10));
  return Array.from({ length: steps + 1 }, (_, n) => unsteady([from[0] + ((to[0] - from[0]) * n) / steps, from[1] + ((to[1] - from[1]) * n) / steps]));
}

const corners = (cell: readonly number[]): Point[] => cell.flatMap((x, i) => (i % 2 ? [] : [[x, cell[i + 1]!] as Point]));
const path = (line: readonly Point[]): string => `M${line.map((point) => point.join(" ")).join("L")}`;

interface Drawing {
  borders: readonly Border[];
  shapes: readonly string[];
  /** All borders between areas, as one path. */
  inner: string;
}
let made: Drawing | undefined;

/** The drawing of all areas. It takes a slow phone a while, so it is made when it is first needed. */
export function drawing(): Drawing {
  if (made) return made;
  const known = new Map<string, Border>();
  const shapes = [""];
  LAND.cells.forEach((cell, n) => {
    const ring = corners(cell);
    const round: Point[] = [];
    ring.forEach((from, i) => {
      const to = ring[(i + 1) % ring.length]!;
      const first = from[0] < to[0] || (from[0] === to[0] && from[1] < to[1]);
      const [low, high] = first ? [from, to] : [to, from];
      const key = `${low[0]} ${low[1]} ${high[0]} ${high[1]}`;
      let border = known.get(key);
      if (border) border.b = n + 1;
      else known.set(key, (border = { a: n + 1, b: 0, line: drawn(low, high) }));
      round.push(...(first ? border.line : [...border.line].reverse()).slice(0, -1));
    });
    shapes.push(`${path(round)}Z`);
  });
  const borders = [...known.values()];
  return (made = { borders, shapes, inner: borders.filter((one) => one.b).map((one) => path(one.line)).join("") });
}

/** The outline of an area by number; the coast cuts it. */
export const shapeOf = (area: number): string => drawing().shapes[area] ?? "";

/** Borders around everything that has this owner, as one path. */
export function frontier(owners: readonly number[], owner: number): string {
  return drawing().borders
    .filter(({ a, b }) => (owners[a] === owner) !== (owners[b] === owner && b > 0))
    .map((one) => path(one.line))
    .join("");
}

/** Borders where the owner changes, as one path. */
export function frontiers(owners: readonly number[]): string {
  return drawing().borders.filter(({ a, b }) => b > 0 && owners[a] !== owners[b]).map((one) => path(one.line)).join("");
}

/** The area in *from* that is nearest to an area: an arrow into the area starts there. */
export function nearest(area: number, from: Iterable<number>): number {
  const [x, y] = LAND.places[area - 1]!;
  let best = 0;
  let least = Infinity;
  for (const one of from) {
    const [a, b] = LAND.places[one - 1]!;
    const way = Math.hypot(a! - x!, b! - y!);
    if (way < least) [best, least] = [one, way];
  }
  return best;
}
