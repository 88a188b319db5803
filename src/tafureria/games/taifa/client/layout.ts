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

function pushed(areas: readonly number[], scale: number, size: number): Map<number, [number, number]> {
  const home = new Map(areas.map((n) => [n, [LAND.places[n - 1]![0]! * scale, LAND.places[n - 1]![1]! * scale] as const]));
  const at = new Map(areas.map((n) => [n, [...home.get(n)!] as [number, number]]));
  const wide = 48 * size;
  const high = 46 * size;
  for (let round = 0; round < 70; round++) {
    for (let i = 0; i < areas.length; i++)
      for (let j = i + 1; j < areas.length; j++) {
        const a = at.get(areas[i]!)!;
        const b = at.get(areas[j]!)!;
        const dx = b[0] - a[0];
        const dy = b[1] - a[1];
        const near = Math.hypot(dx / wide, dy / high);
        if (near >= 1) continue;
        const push = ((1 - near) * 0.16) / (Math.hypot(dx, dy) || 1);
        a[0] -= push * wide * dx;
        a[1] -= push * high * dy;
        b[0] += push * wide * dx;
        b[1] += push * high * dy;
      }
    for (const n of areas) {
      const a = at.get(n)!;
      const h = home.get(n)!;
      a[0] += (h[0] - a[0]) * 0.06;
      a[1] += (h[1] - a[1]) * 0.06;
    }
  }
  return at;
}

/**
 * Marks of the areas at *scale* pixels per unit of the map. *size* is that of a castle (1: 40 pixels), *letter* that of
 * the names, *weight* how important an area is (capitals, what is under attack): the more important keep their names.
 */
export function marks(areas: readonly number[], scale: number, size: number, letter: number, weight: (area: number) => number): Mark[] {
  const at = apart(areas, scale, size);
  const castles = new Map<number, Box>(areas.map((n) => {
    const [x, y] = at.get(n)!;
    return [n, [x - 19 * size, y - 18 * size, x + 21 * size, y + 15 * size]];
  }));
  const names = new Map<number, Box>();
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
    let best: { cost: number; dx: number; dy: number; box: Box } | undefined;
    for (const [px, py, cost0] of places) {
      const dx = px * size;
      const dy = (py - 6) * size + letter * 0.55;
      const box: Box = [x + dx - w / 2, y + dy - h / 2, x + dx + w / 2, y + dy + h / 2];
      let cost = cost0;
      for (const [m, castle] of castles) cost += shared(box, castle) * (m === n ? 0.4 : 2.5);
      for (const name of names.values()) cost += shared(box, name) * 6;
      if (!best || cost < best.cost) best = { cost, dx, dy, box };
    }
    const named = best!.cost < 170 + 60 * weight(n);
    if (named) names.set(n, best!.box);
    out.push({ area: n, x, y, nx: best!.dx, ny: best!.dy, named });
  }
  return out.sort((a, b) => a.area - b.area);
}
