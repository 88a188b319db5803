/** Places tokens and names on the chart: text keeps its size on the screen, and what matters less gives way. */
import { DISC, NAMES_IN_LINES, PROVINCES, polygons } from "./pieces";

export interface Spot {
  place: number;
  /** Offset from the middle of the province, in pixels. */
  x: number;
  y: number;
}
export interface TokenSpot extends Spot {
  troops: number;
  r: number;
}
export interface NameSpot extends Spot {
  lines: readonly string[];
  size: number;
  /** Whether the name is at sea, with a line to its province. */
  led: boolean;
}
export interface Wish {
  /** Pixels per unit of the map. */
  k: number;
  /** Text size from the settings, 1 for the normal one. */
  letters: number;
  board: readonly number[] | null;
  /** The sheet, in pixels: no text extends beyond its edges. */
  sheet: { x: number; y: number; w: number; h: number };
  /** How much a province matters: 0 little, 1 the player's own, 2 involved now, 3 touched or attacked. */
  weight: (place: number) => number;
  /** The owner of each province, once the game is over: room is reserved for their shields. */
  owners?: readonly number[] | undefined;
  /** From where to where arrows go: names keep clear of them. */
  arrows?: readonly (readonly [number, number])[];
}
type Rect = readonly [number, number, number, number];

const CELL = 3;
const COLUMNS = Math.ceil(1000 / CELL);
const ROWS = Math.ceil(760 / CELL);
let grid: Int8Array | undefined;

/** The province at a point of the map, or -1. */
export function landAt(x: number, y: number): number {
  grid ??= survey();
  const column = Math.floor(x / CELL);
  const row = Math.floor(y / CELL);
  return column < 0 || row < 0 || column >= COLUMNS || row >= ROWS ? -1 : grid[row * COLUMNS + column]!;
}

function survey(): Int8Array {
  const out = new Int8Array(COLUMNS * ROWS).fill(-1);
  for (const { number } of PROVINCES) {
    const cuts = new Map<number, number[]>();
    for (const points of polygons(number)) {
      for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
        const [ax, ay] = points[i]!;
        const [bx, by] = points[j]!;
        const last = Math.min(ROWS - 1, Math.max(ay, by) / CELL);
        for (let row = Math.max(0, Math.floor(Math.min(ay, by) / CELL - 0.5)); row <= last; row++) {
          const y = (row + 0.5) * CELL;
          if (ay > y === by > y) continue;
          const x = ((bx - ax) * (y - ay)) / (by - ay) + ax;
          if (!cuts.get(row)?.push(x)) cuts.set(row, [x]);
        }
      }
    }
    for (const [row, at] of cuts) {
      at.sort((a, b) => a - b);
      for (let i = 0; i + 1 < at.length; i += 2) {
        const end = Math.min(COLUMNS, Math.round(at[i + 1]! / CELL));
        for (let column = Math.max(0, Math.round(at[i]! / CELL)); column < end; column++) out[row * COLUMNS + column] = number;
      }
    }
  }
  return out;
}

const widths = new Map<string, number>();
/** Estimated width of a word in the chart's font at size 1. */
export function wide(text: string): number {
  let sum = widths.get(text) ?? 0;
  if (sum) return sum;
  for (const letter of text) {
    if ("iljtfrI.,’'íì-".includes(letter)) sum += 0.31;
    else if (letter === " ") sum += 0.25;
    else if ("mwMW".includes(letter)) sum += 0.82;
    else sum += letter === letter.toUpperCase() ? 0.63 : 0.5;
  }
  widths.set(text, sum);
  return sum;
}
/** The radius of what stands for so many troops, from that of a token. */
export function radiusOf(troops: number, r: number): number {
  return troops > 5 ? DISC * r : r;
}

/** Size of an owner's shield, in pixels. */
export const SHIELD = { w: 19, h: 22 };
/** Below this many pixels per unit there is no room for a shield beside the troops: it replaces them. */
const ROOM = 0.6;
/** Below this many pixels per unit only the names of provinces that matter are written. */
const FAR = 0.5;

export function arrange({ k, letters, board, sheet, weight, owners, arrows = [] }: Wish): { tokens: TokenSpot[]; shields: Spot[]; names: NameSpot[] } {
  const radius = Math.min(18, Math.max(8.8, 10.6 * k)) * Math.sqrt(letters);
  const letter = Math.min(17, Math.max(12.3, 11.8 + 1.25 * k)) * letters;
  const taken: Rect[] = [];
  const hit = ([l, t, r, b]: Rect): boolean => taken.some((one) => l < one[2] && r > one[0] && t < one[3] && b > one[1]);
  const order = PROVINCES.map((p) => p.number).sort((a, b) => weight(b) - weight(a) || PROVINCES[b]!.r - PROVINCES[a]!.r);
  const out = { tokens: [] as TokenSpot[], shields: [] as Spot[], names: [] as NameSpot[] };
  const instead = owners !== undefined && k < ROOM;
  const [sw, sh] = [(SHIELD.w * letters) / 2, (SHIELD.h * letters) / 2];

  // Tokens come first: troops must not be overlooked.
  const stands = new Map<number, Rect>();
  for (const place of order) {
    const troops = board?.[place] ?? 0;
    if (instead ? owners[place]! < 0 : !troops) continue;
    const p = PROVINCES[place]!;
    const r = instead ? sh : radius * [1, 1.06, 1.12, 1.3][weight(place)]!;
    const w = instead ? sw : radiusOf(troops, r);
    const h = instead ? r : w;
    let best: { cost: number; dx: number; dy: number } | undefined;
    const reach = Math.max(8, p.r * k * 0.8);
    for (let dx = -reach; dx <= reach; dx += reach / 3) {
      for (let dy = -reach; dy <= reach; dy += reach / 3) {
        const x = p.x * k + dx;
        const y = p.y * k + dy - (p.r * k > 24 ? letter * 0.5 : 0);
        const crowded = hit([x - w, y - h, x + w, y + h]) ? 60 : 0;
        const off = landAt(x / k, y / k) === place ? 0 : 30;
        const cost = Math.hypot(dx, dy) + crowded + off;
        if (!best || cost < best.cost) best = { cost, dx, dy: y - p.y * k };
      }
    }
    const x = p.x * k + best!.dx;
    const y = p.y * k + best!.dy;
    const rect: Rect = [x - w, y - h, x + w, y + h];
    taken.push([rect[0] + 1.5, rect[1] + 1.5, rect[2] - 1.5, rect[3] - 1.5]);
    stands.set(place, rect);
    if (instead) out.shields.push({ place, x: best!.dx, y: best!.dy });
    else out.tokens.push({ place, x: best!.dx, y: best!.dy, troops, r });
  }
  if (owners && !instead) {
    const spots = new Map(out.tokens.map((one) => [one.place, one]));
    for (const place of order) {
      if (owners[place]! < 0) continue;
      const p = PROVINCES[place]!;
      const token = spots.get(place);
      // At the upper right of the troops, or in the middle if there are none.
      const x = token ? token.x + radiusOf(token.troops, token.r) - 2 + sw : 0;
      const y = token ? token.y - sh : 0;
      out.shields.push({ place, x, y });
      taken.push([p.x * k + x - sw, p.y * k + y - sh, p.x * k + x + sw, p.y * k + y + sh]);
      if (!token) stands.set(place, taken.at(-1)!);
    }
  }
  for (const [from, to] of arrows) {
    const [a, b] = [from, to].map((place) => {
      const [l, t, r, e] = stands.get(place) ?? [PROVINCES[place]!.x * k, PROVINCES[place]!.y * k, PROVINCES[place]!.x * k, PROVINCES[place]!.y * k];
      return { x: (l + r) / 2, y: (t + e) / 2 };
    }) as [{ x: number; y: number }, { x: number; y: number }];
    for (let way = 0.2; way < 0.85; way += 0.08) {
      const [x, y] = [a.x + (b.x - a.x) * way, a.y + (b.y - a.y) * way];
      taken.push([x - 6, y - 6, x + 6, y + 6]);
    }
  }
  for (const place of order) {
    if (k < FAR && !owners && !weight(place)) continue;
    const p = PROVINCES[place]!;
    const size = letter * [1, 1.06, 1.14, 1.35][weight(place)]!;
    const at = { x: p.x * k, y: p.y * k };
    const tokens = stands.get(place);
    let best: { cost: number; rect: Rect; lines: readonly string[]; led: boolean } | undefined;
    const propose = (x: number, y: number, lines: readonly string[], extra: number, led: boolean): void => {
      const w = (Math.max(...lines.map(wide)) * size) / 2;
      const h = (lines.length * size * 0.98) / 2;
      const rect: Rect = [x - w, y - h, x + w, y + h];
      if (best && extra >= best.cost) return;
      if (rect[0] < sheet.x + 7 || rect[2] > sheet.x + sheet.w - 7 || rect[1] < sheet.y + 7 || rect[3] > sheet.y + sheet.h - 7) return;
      if (hit(rect)) return;
      let own = 0;
      let sea = 0;
      for (let i = 0; i <= 6; i++) {
        for (const part of [0.25, 0.75]) {
          const land = landAt((rect[0] + ((rect[2] - rect[0]) * i) / 6) / k, (rect[1] + (rect[3] - rect[1]) * part) / k);
          if (land === place) own++;
          else if (land < 0) sea++;
        }
      }
      if (led ? sea < 14 : (own + sea * 0.9) / 14 < (weight(place) ? 0.6 : 0.76)) return;
      const cost = extra + (led ? 0 : (1 - (own + sea * 0.85) / 14) * 110);
      if (!best || cost < best.cost) best = { cost, rect, lines, led };
    };
    for (const lines of NAMES_IN_LINES[place]!) {
      const lower = lines.length * size * 0.5;
      const more = lines.length > 1 ? 6 : 0;
      const w = (Math.max(...lines.map(wide)) * size) / 2;
      if (tokens) {
        const [l, t, r, b] = tokens;
        const cx = (l + r) / 2;
        const cy = (t + b) / 2;
        for (let d = -18; d <= 18; d += 6) {
          propose(cx + d, b + lower, lines, more + Math.abs(d) * 0.5, false);
          propose(cx + d, t - lower, lines, more + 5 + Math.abs(d) * 0.5, false);
          propose(r + w + 2, cy + d / 3, lines, more + 8 + Math.abs(d) * 0.3, false);
          propose(l - w - 2, cy + d / 3, lines, more + 8 + Math.abs(d) * 0.3, false);
        }
      } else {
        const reach = Math.min(36, p.r * k * 0.7 + 6);
        for (let dx = -reach; dx <= reach; dx += reach / 3) {
          for (let dy = -reach; dy <= reach; dy += reach / 3) propose(at.x + dx, at.y + dy, lines, more + Math.hypot(dx, dy) * 0.6, false);
        }
      }
    }
    if (!best && k > 0.7) {
      const lines = NAMES_IN_LINES[place]![0]!;
      const w = (wide(lines[0]!) * size) / 2;
      for (let away = 12; away <= 60; away += 8) {
        for (let turn = 0; turn < 16; turn++) {
          const angle = (turn * Math.PI) / 8;
          const x = at.x + Math.cos(angle) * (away + p.r * k + w * Math.abs(Math.cos(angle)));
          propose(x, at.y + Math.sin(angle) * (away + p.r * k + size * 0.4), lines, away, true);
        }
      }
    }
    if (!best) continue;
    const { rect, lines, led } = best;
    taken.push([rect[0] - 1, rect[1] + 1, rect[2] + 1, rect[3] - 1]);
    out.names.push({ place, x: (rect[0] + rect[2]) / 2 - at.x, y: (rect[1] + rect[3]) / 2 - at.y, lines, size, led });
  }
  return out;
}
