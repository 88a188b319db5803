/** What a finger means on a map whose places are often smaller than it. */
import type { Box } from "./zoom";

/** Half of the 44 pixels that anything to touch should measure. */
export const FINGER = 22;

/** The middle of a place, and the radius of the circle around it that is all its own, in units of the map. */
export interface Spot {
  x: number;
  y: number;
  r: number;
}
export interface Aim {
  /** The place meant, or -1. */
  place: number;
  /** Units of the map in a pixel that would make it plain which one is meant; 0 when it is. */
  closer: number;
}

/**
 * The one place of *may* whose field the finger is in: its land, and at least 22 pixels around its
 * middle. When there are several, and none of them is large on the glass, one must look closer first.
 *
 * *unit*: units of the map in a pixel now; *least*: in the closest look that there is.
 */
export function aim(
  tap: { x: number; y: number },
  tapped: number,
  may: Iterable<number>,
  unit: number,
  least: number,
  spots: readonly Spot[],
): Aim {
  const away = (place: number): number => Math.hypot(spots[place]!.x - tap.x, spots[place]!.y - tap.y);
  const meant = [...may].filter((place) => place === tapped || away(place) <= FINGER * unit).sort((a, b) => away(a) - away(b));
  if (meant.length === 0) return { place: tapped, closer: 0 };
  if (meant.length === 1) return { place: meant[0]!, closer: 0 };
  const on = meant.includes(tapped) ? tapped : -1;
  if (on >= 0 && spots[on]!.r >= FINGER * unit) return { place: on, closer: 0 };
  const closer = Math.max(least, Math.min(...meant.map((place) => spots[place]!.r)) / FINGER);
  if (closer < unit * 0.95) return { place: -1, closer };
  return { place: on >= 0 ? on : meant[0]!, closer: 0 };
}

interface Map {
  width: number;
  height: number;
  /** Closest look, as a multiple of the whole. */
  most: number;
  spots: readonly Spot[];
}
/**
 * A click of a finger inside an SVG map: what it means, and the box to look at first where that is not
 * plain. *tapped*: the place under the finger, or -1. Nothing when the map is not on the glass.
 */
export function point(
  event: MouseEvent,
  map: Map,
  tapped: number,
  may: Iterable<number>,
  unit: number,
): { place: number; look: Box | null } | null {
  const svg = (event.currentTarget as SVGGElement).ownerSVGElement;
  const matrix = svg?.getScreenCTM();
  if (!svg || !matrix) return null;
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  const glass = svg.getBoundingClientRect();
  const width = Math.min(glass.width, (glass.height * map.width) / map.height);
  const meant = aim(at, tapped, may, unit, map.width / map.most / width, map.spots);
  if (!meant.closer) return { place: meant.place, look: null };
  const w = meant.closer * width;
  const h = (w * map.height) / map.width;
  return { place: -1, look: { x: at.x - w / 2, y: at.y - h / 2, w, h } };
}
