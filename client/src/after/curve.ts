/** The geometry of the story of a game: everybody's chance of winning, step by step. */
import type { Point } from "$client/lib/wire";

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  steps: number;
}

/** Standard errors to either side: 95%. */
const BAND = 1.96;

/** The x of a step. A point that is not settled, before chance acts, lies a little to the left. */
export function across(frame: Frame, step: number, settled = true): number {
  const at = Math.max(0, settled ? step : step - 0.35) / Math.max(1, frame.steps);
  return frame.left + at * (frame.width - frame.left - frame.right);
}

/** The step nearest to an x of the chart. */
export function stepAt(frame: Frame, x: number): number {
  const part = (x - frame.left) / Math.max(1, frame.width - frame.left - frame.right);
  return Math.round(Math.min(1, Math.max(0, part)) * frame.steps);
}

export function down(frame: Frame, chance: number): number {
  return frame.top + (1 - Math.min(1, Math.max(0, chance))) * (frame.height - frame.top - frame.bottom);
}

const join = (points: readonly (readonly [number, number])[]): string => points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

/** The line of a seat, as the points of an SVG polyline. */
export function line(frame: Frame, curve: readonly Point[], seat: number): string {
  return join(curve.map((one) => [across(frame, one.step, one.settled), down(frame, one.chances[seat] ?? 0)]));
}

/** The error band of a seat's line, as the points of an SVG polygon. */
export function band(frame: Frame, curve: readonly Point[], seat: number): string {
  const edge = (side: number) =>
    curve.map((one) => [across(frame, one.step, one.settled), down(frame, (one.chances[seat] ?? 0) + side * BAND * (one.errors[seat] ?? 0))] as const);
  return join([...edge(1), ...edge(-1).reverse()]);
}

export interface Round {
  name: number;
  from: number;
  to: number;
}

/** The rounds of the game from left to right, if it counts rounds. */
export function rounds(frame: Frame, curve: readonly Point[]): Round[] {
  const begins = new Map<number, number>();
  for (const one of curve) if (one.round !== null && one.round > 0 && !begins.has(one.round)) begins.set(one.round, across(frame, one.step, one.settled));
  const order = [...begins].sort(([a], [b]) => a - b);
  return order.map(([name, from], at) => ({ name, from, to: order[at + 1]?.[1] ?? frame.width - frame.right }));
}

/** Places for marks that are at least *room* apart and not beyond *lowest*; *wanted* in increasing order. */
export function spread(wanted: readonly number[], room: number, lowest: number): number[] {
  const out: number[] = [];
  for (const y of wanted) out.push(Math.max(y, (out.at(-1) ?? -Infinity) + room));
  for (let at = out.length - 1; at >= 0; at--) out[at] = Math.min(out[at]!, lowest - (out.length - 1 - at) * room);
  return out;
}
