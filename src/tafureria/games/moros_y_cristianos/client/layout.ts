/** Layout of the cloth in pixels, for the available room: two fields side by side, or one above the other. */
export type Side = "cristianos" | "moros";
export const SIDES: readonly Side[] = ["cristianos", "moros"];

export interface Strip {
  /** The outer end of the line of knights, and its inner end at the seam. */
  from: number;
  to: number;
  /** Top of the knights, and of the title. */
  top: number;
  title: number;
}

export interface Lay {
  w: number;
  h: number;
  /** Scale relative to the drawing of 1324 x 634, or of 374 x 432 if the fields are one above the other. */
  k: number;
  tall: boolean;
  /** Whether there is too little height for pictures: only knights, bowl and text. */
  flat: boolean;
  /** Width of the frame. */
  frame: number;
  /** Position of the seam: from the left, or from the top if the fields are one above the other. */
  seam: number;
  /** Margin at the sides, left for the seats. */
  pad: number;
  /** Width and height of a knight. */
  card: { w: number; h: number };
  fields: Record<Side, Strip>;
  /** Foot of the balance. */
  balance: { x: number; y: number; k: number };
  bowl: { x: number; y: number; rx: number; ry: number; card: number };
}

export function lay(w: number, h: number): Lay {
  const tall = (w < 800 || w < h) && w / h < 1.9;
  return tall ? stacked(w, h) : h < 320 ? flat(w, h) : beside(w, h);
}

function beside(w: number, h: number): Lay {
  const k = Math.min(w / 1324, h / 634);
  const y = (at: number): number => 14 * k + (at * (h - 28 * k)) / 606;
  const pad = Math.max(0.098 * w, 104);
  const strip = { top: y(212), title: y(166) };
  return {
    w, h, k, tall: false, flat: false, frame: 14 * k, seam: w / 2, pad,
    card: { w: 94 * k, h: 94 * 1.54 * k },
    fields: {
      cristianos: { ...strip, from: pad, to: w / 2 - 22 * k },
      moros: { ...strip, from: w - pad, to: w / 2 + 22 * k },
    },
    balance: { x: w / 2, y: y(172), k: 0.8 * k },
    bowl: { x: w / 2, y: y(492), rx: 172 * k, ry: 66 * k, card: 62 * k },
  };
}

/** From top to bottom: Christians, their cord, bowl and balance, Moors, their cord; titles at both ends. */
function stacked(w: number, h: number): Lay {
  const edge = 22;
  const k = Math.min(w / 374, (h - 2 * edge) / 384);
  const [title, line, cord] = [23 * k, 87 * k, 38 * k];
  const middle = h - 2 * (edge + title + line + cord);
  const seam = edge + title + line + cord + middle / 2;
  return {
    w, h, k, tall: true, flat: false, frame: 5, seam, pad: 16,
    card: { w: 56 * k, h: 56 * 1.54 * k },
    fields: {
      cristianos: { from: 16, to: w - 16, title: edge, top: edge + title + 1 },
      moros: { from: w - 16, to: 16, title: h - edge - title + 1, top: h - edge - title - cord - line },
    },
    balance: { x: w * 0.82, y: seam + 47 * k, k: 0.41 * k },
    bowl: { x: w * 0.26, y: seam + 4 * k, rx: Math.min(0.24 * w, 120 * k), ry: 43 * k, card: 43 * k },
  };
}

/** For windows so low that nothing fits above or below the knights, as at 200 % zoom. */
function flat(w: number, h: number): Lay {
  const pad = 26;
  const card = Math.max(44, Math.min(64, (h - 100) / 1.54));
  const strip = { top: 40, title: 18 };
  return {
    w, h, k: 0.62, tall: false, flat: true, frame: 6, seam: w / 2, pad,
    card: { w: card, h: card * 1.54 },
    fields: { cristianos: { ...strip, from: pad, to: w / 2 - 90 }, moros: { ...strip, from: w - pad, to: w / 2 + 90 } },
    balance: { x: w / 2, y: 30, k: 0 },
    bowl: { x: w / 2, y: h * 0.62, rx: 78, ry: 36, card: 40 },
  };
}

/** Offsets of items in a row with these widths, moved closer if they would take more than *room*. */
export function row(widths: readonly number[], gap: number, room: number): number[] {
  const out: number[] = [];
  let at = 0;
  for (const one of widths) {
    out.push(at);
    at += one + gap;
  }
  const last = widths.at(-1) ?? 0;
  const reach = at - gap - last;
  const most = Math.max(0, room - last);
  return reach > most ? out.map((one) => (one * most) / reach) : out;
}
