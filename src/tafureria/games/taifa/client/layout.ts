/** Places of castles and names on the map: castles keep apart, names give way by importance. No Svelte or DOM. */
import { AREAS, LAND } from "./pieces";

export interface Mark {
  area: number;
  /** Centre of the castle, in pixels of the whole map at this scale. */
  x: number;
  y: number;
  /** Centre of the name, relative to the castle; `named` is false if there is no room for it. */
  nx: number;
  ny: number;
  named: boolean;
}
type Box = readonly [left: number, top: number, right: number, bottom: number];

/** About how wide a name is at a font size of one pixel. */
function letters(name: string): number {
  let sum = 0;
  for (const one of name) sum += "iljrtfIÍí ".includes(one) ? 0.33 : "mwMW".includes(one) ? 0.8 : one === one.toUpperCase() ? 0.64 : 0.52;
  return sum;
}
const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));

let kept = { of: "", at: new Map<number, [number, number]>() };

/** Castles pushed apart no more than needed; the last result is cached, since the map mostly stays at one scale. */
function apart(areas: readonly number[], scale: number, size: number): Map<number, [number, number]> {
  const of = `${areas} ${scale} ${size}`;
  if (kept.of !== of) kept = { of, at: pushed(areas, scale, size) };
  return kept.at;
}

/** Flat arrays, since this is the longest sum of a slow phone that opens the table. */
function pushed(areas: readonly number[], scale: number, size: number): Map<number, [number, number]> {
  const [homeX, homeY] = [0, 1].map((axis) => Float64Array.from(areas, (n) => LAND.places[n - 1]![axis]! * scale)) as [Float64Array, Float64Array];
  const [x, y] = [homeX.slice(), homeY.slice()];
  const wide = 48 * size;
  const high = 46 * size;
  for (let round = 0; round < 70; round++) {
    for (let i = 0; i < areas.length; i++)
      for (let j = i + 1; j < areas.length; j++) {
        const dx = x[j]! - x[i]!;
        if (dx >= wide || dx <= -wide) continue;
        const dy = y[j]! - y[i]!;
        const near = Math.sqrt((dx / wide) ** 2 + (dy / high) ** 2);
        if (near >= 1) continue;
        const push = ((1 - near) * 0.16) / (Math.sqrt(dx * dx + dy * dy) || 1);
        x[i]! -= push * wide * dx;
        y[i]! -= push * high * dy;
        x[j]! += push * wide * dx;
        y[j]! += push * high * dy;
      }
    for (let i = 0; i < areas.length; i++) {
      x[i]! += (homeX[i]! - x[i]!) * 0.06;
      y[i]! += (homeY[i]! - y[i]!) * 0.06;
    }
  }
  return new Map(areas.map((n, i) => [n, [x[i]!, y[i]!]]));
}

/**
 * Marks of the areas at *scale* pixels per unit of the map. *size* is that of a castle (1: 40 pixels), *letter* that of
 * the names, *weight* how important an area is (capitals, what is under attack): the more important keep their names.
 */
export function marks(areas: readonly number[], scale: number, size: number, letter: number, weight: (area: number) => number): Mark[] {
  const at = apart(areas, scale, size);
  const castles = areas.map((n): Box => {
    const [x, y] = at.get(n)!;
    return [x - 19 * size, y - 18 * size, x + 21 * size, y + 15 * size];
  });
  const names: Box[] = [];
  const out: Mark[] = [];
  const order = [...areas].sort((a, b) => weight(b) - weight(a) || AREAS[b]!.name.length - AREAS[a]!.name.length);
  for (const n of order) {
    const [x, y] = at.get(n)!;
    const w = letters(AREAS[n]!.name) * letter + 3;
    const h = letter * 0.9;
    const beside = 22 * size + w / 2;
    const places: [number, number, number][] = [
      [0, 23, 0], [10, 23, 4], [-10, 23, 4], [0, 27, 6], [22, 23, 12], [-22, 23, 12], [0, -25, 26], [beside / size, 4, 30], [-beside / size, 4, 30],
      [beside / size, 16, 26], [-beside / size, 16, 26],
    ];
    // Only what a name at one of these places can reach.
    const [reach, drop] = [beside + w / 2, 34 * size + letter];
    const near = (box: Box): boolean => box[0] < x + reach && box[2] > x - reach && box[1] < y + drop && box[3] > y - drop;
    const crowd = castles.flatMap((castle, m) => (near(castle) ? [[castle, areas[m] === n ? 0.4 : 2.5] as const] : []));
    const beyond = names.filter(near);
    let best: { cost: number; dx: number; dy: number; box: Box } | undefined;
    for (const [px, py, cost0] of places) {
      const dx = px * size;
      const dy = (py - 6) * size + letter * 0.55;
      const box: Box = [x + dx - w / 2, y + dy - h / 2, x + dx + w / 2, y + dy + h / 2];
      let cost = cost0;
      for (const [castle, weight] of crowd) cost += shared(box, castle) * weight;
      for (const name of beyond) cost += shared(box, name) * 6;
      if (!best || cost < best.cost) best = { cost, dx, dy, box };
    }
    const named = best!.cost < 170 + 60 * weight(n);
    if (named) names.push(best!.box);
    out.push({ area: n, x, y, nx: best!.dx, ny: best!.dy, named });
  }
  return out.sort((a, b) => a.area - b.area);
}
