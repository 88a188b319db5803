/** Places of people and their things at the round table, in pixels of the board. */

export interface Spot {
  /** The middle of the name tag. */
  x: number;
  y: number;
  width: number;
  /** The head of the figure, and which way it looks. */
  headX: number;
  headY: number;
  looks: 1 | -1;
  /** Offset of the identity card's middle from the tag's. */
  cardX: number;
  cardY: number;
  /** Unit vector from the head towards the candle. */
  light: readonly [number, number];
}

export interface Round {
  spots: Spot[];
  /** The table top: its centre and semi-axes. */
  table: { x: number; y: number; rx: number; ry: number };
  /** The foot of the candle, and the place of the viewer's own identity card. */
  candle: { x: number; y: number; height: number };
  own: { x: number; y: number };
  /** Scale of the figures relative to the drawing. */
  scale: number;
  /** Whether there is no room for figures, so that identity cards are in the tags. */
  tight: boolean;
}

type Point = readonly [number, number];
// From the far side of the table to the right and down, in a drawing of 1440 x 854; the left mirrors the right.
const HEADS: readonly Point[] = [[720, 66], [908, 76], [1088, 126], [1240, 216], [1326, 342], [1334, 486]];
const TAGS: readonly Point[] = [[720, 178], [914, 196], [1064, 240], [1180, 326], [1222, 430], [1214, 536]];
const CARDS: readonly Point[] = [[720, 238], [856, 256], [964, 300], [1046, 366], [1080, 448], [1062, 528]];
/** Steps along these lines for half of a large table: closer together at the sides, where there is height. */
const STEPS: Record<number, readonly number[]> = {
  12: [0.48, 1.45, 2.4, 3.3, 4.15, 5],
  13: [0, 0.97, 1.9, 2.75, 3.5, 4.25, 5],
  14: [0.48, 1.45, 2.25, 3, 3.7, 4.35, 5],
  15: [0, 0.97, 1.9, 2.65, 3.25, 3.85, 4.4, 5],
  16: [0.48, 1.45, 2.2, 2.8, 3.35, 3.9, 4.45, 5],
};

function along(line: readonly Point[], step: number): Point {
  const from = Math.min(line.length - 2, Math.floor(step));
  const [a, b, part] = [line[from]!, line[from + 1]!, step - from];
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
}

function towards(x: number, y: number, toX: number, toY: number): readonly [number, number] {
  const far = Math.hypot(toX - x, toY - y) || 1;
  return [(toX - x) / far, (toY - y) / far];
}

/** A wide room: *count* others around the far side of the table, clockwise from the viewer's left. */
export function wide(count: number, width: number, height: number): Round {
  const [kx, ky] = [width / 1440, height / 854];
  const middle = (count - 1) / 2;
  const spots = Array.from({ length: count }, (_, place): Spot => {
    const off = place - middle;
    const step = STEPS[count]?.[Math.floor(Math.abs(off))] ?? (Math.abs(off) / Math.max(1, middle)) * 5;
    const side = off < 0 ? -1 : 1;
    const at = ([x, y]: Point): Point => [width / 2 + side * (x - 720) * kx, y * ky];
    const [head, tag, card] = [at(along(HEADS, step)), at(along(TAGS, step)), at(along(CARDS, step))];
    return {
      x: tag[0], y: tag[1], width: (count > 11 ? 138 : 158) * kx, headX: head[0], headY: head[1], looks: off <= 0 ? 1 : -1,
      cardX: card[0] - tag[0], cardY: card[1] - tag[1], light: towards(head[0], head[1], width / 2, 360 * ky),
    };
  });
  return {
    spots,
    table: { x: width / 2, y: 412 * ky, rx: 548 * kx, ry: 296 * ky },
    candle: { x: width / 2, y: 458 * ky, height: 196 * ky },
    own: { x: width / 2, y: 532 * ky },
    scale: Math.min(kx, ky) * (count > 11 ? 0.94 : 1.1),
    tight: false,
  };
}

/**
 * Before a whole room, where letters are large and nobody sits below: for half of a table, from the middle of its far side
 * to the right and down, the middle of the tag, the head and the middle of the identity card of each person, from the middle
 * of the drawing's upper edge. No tag lies on hands, and no card on a tag.
 */
const HALL: Record<number, readonly (readonly [Point, Point, Point])[]> = {
  6: [[[150, 222], [150, 72], [140, 322]], [[454, 338], [640, 236], [306, 380]], [[470, 548], [650, 474], [322, 556]]],
  8: [[[122, 218], [122, 68], [112, 318]], [[352, 262], [372, 102], [240, 358]], [[478, 394], [650, 292], [330, 432]], [[474, 566], [646, 488], [330, 580]]],
  10: [[[108, 216], [108, 66], [100, 318]], [[322, 240], [326, 84], [276, 338]], [[480, 338], [648, 240], [342, 336]], [[492, 466], [656, 388], [352, 470]], [[474, 600], [642, 530], [330, 606]]],
  12: [
    [[84, 208], [80, 66], [78, 296]], [[258, 226], [254, 84], [244, 314]], [[430, 288], [462, 142], [320, 340]],
    [[504, 402], [646, 330], [391, 398]], [[510, 532], [652, 462], [397, 530]], [[486, 662], [628, 592], [373, 660]],
  ],
  14: [
    [[84, 208], [80, 66], [78, 296]], [[256, 222], [252, 80], [242, 310]], [[424, 274], [452, 128], [314, 326]], [[500, 374], [642, 300], [387, 372]],
    [[512, 478], [654, 412], [399, 476]], [[506, 582], [648, 516], [393, 580]], [[484, 686], [626, 620], [371, 684]],
  ],
  16: [
    [[84, 208], [80, 66], [78, 296]], [[254, 218], [250, 76], [240, 306]], [[424, 262], [446, 124], [314, 308]], [[500, 350], [642, 274], [387, 348]],
    [[512, 438], [654, 372], [399, 436]], [[512, 526], [654, 460], [399, 524]], [[502, 614], [644, 548], [389, 612]], [[484, 700], [626, 634], [371, 700]],
  ],
};
/** The width of a tag there, by the number of people. */
const TAG: Record<number, number> = { 6: 230, 8: 224, 10: 206 };

/** A wide room that is read from afar: *count* people around the table, clockwise from the lower left. */
export function hall(count: number, width: number, height: number): Round {
  const round = wide(count, width, height);
  const half = HALL[count];
  if (!half) return round;
  const [kx, ky] = [width / 1440, height / 854];
  const crowd = count > 11;
  const spots = Array.from({ length: count }, (_, place): Spot => {
    const side = place < count / 2 ? -1 : 1;
    const [tag, head, card] = half[side < 0 ? count / 2 - 1 - place : place - count / 2]!;
    const [headX, headY] = [width / 2 + side * head[0] * kx, head[1] * ky];
    return {
      x: width / 2 + side * tag[0] * kx, y: tag[1] * ky, width: (TAG[count] ?? 165) * kx, headX, headY, looks: side < 0 ? 1 : -1,
      cardX: side * (card[0] - tag[0]) * kx, cardY: (card[1] - tag[1]) * ky, light: towards(headX, headY, width / 2, 360 * ky),
    };
  });
  // The more people, the further down they sit.
  return { ...round, spots, ...(crowd ? { table: { ...round.table, y: 466 * ky, ry: 350 * ky }, candle: { ...round.candle, y: 510 * ky } } : {}) };
}

/** How many sit at the far side of a phone's or a tablet's table; the others are in two columns beside the candle. */
function farSide(count: number, width: number): number {
  const most = width >= 640 && count > 9 ? 4 : width >= 375 || count < 4 ? 2 : 0;
  return Math.min(count, most + (count % 2) || 2);
}

/** The least height of a board this narrow, as a CSS length: with figures for few people, with tags alone for many. */
export function least(count: number, width: number): string {
  const rows = (count - farSide(count, width)) / 2 + 1;
  return `calc(2.8rem + ${rows * (rows > 3 ? 48 : 74) + 8}px)`;
}

/** A phone or a tablet; *bar* is the height of what lies along the upper edge. */
export function narrow(count: number, width: number, height: number, bar: number): Round {
  const far = farSide(count, width);
  const rows = (count - far) / 2;
  const pitch = (height - bar - 8) / (rows + 1);
  const tight = pitch < (72 * bar) / 46;
  const least = Math.min(200, (width - 16) / Math.max(width < 375 ? 1 : 3, far) - 4);
  const scale = Math.max(0.3, Math.min(width >= 640 ? 0.95 : 0.66, (pitch - 34) / 100));
  const spots = Array.from({ length: count }, (_, place): Spot => {
    const left = place < rows;
    const right = place >= rows + far;
    const row = left ? rows - place : right ? place - rows - far + 1 : 0;
    const tag = tight && (left || right) ? Math.min(200, Math.max(width * 0.36, Math.min(135, width * 0.42))) : least;
    const x = left ? 5 + tag / 2 : right ? width - 5 - tag / 2 : 8 + ((width - 16) / far) * (place - rows + 0.5);
    const y = bar + (row + 1) * pitch - 22;
    const looks = x > width / 2 + 1 ? -1 : 1;
    const inward = left || right ? looks : 0;
    // In the far row the cards are below the tags, in the columns beside the figures.
    const headX = x - inward * tag * 0.2;
    const headY = y - Math.max(24, 88 * scale);
    // In the middle of the far row a card would hide the flame: it lies beside it.
    const aside = !inward && Math.abs(x - width / 2) < 1 ? 1 : inward;
    return {
      x, y, width: tag, headX, headY, looks,
      cardX: aside * (tag / 2 - 17), cardY: inward ? -44 : 42, light: towards(headX, headY, width / 2, height * 0.45),
    };
  });
  const candle = Math.min(190, height * 0.32);
  return {
    spots,
    table: { x: width / 2, y: bar + (height - bar) * 0.56, rx: width * 0.47, ry: (height - bar) * 0.46 },
    candle: { x: width / 2, y: height - 74, height: candle },
    own: { x: width / 2, y: height - 30 },
    scale,
    tight,
  };
}
