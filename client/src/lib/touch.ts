/** Finds out which place of a map a finger means, where places are often smaller than the finger. */

/** Half of the 44 pixels that a target for a finger should measure. */
export const FINGER = 22;

/** The middle of a place, and the radius of the largest circle around it inside the place, in units of the map. */
export interface Spot {
  x: number;
  y: number;
  r: number;
}
export interface Aim {
  /** The place meant, or -1. */
  place: number;
  /** Units of the map per pixel at which it would be clear which place is meant; 0 when it is clear. */
  closer: number;
}

/**
 * The place of *may* that a finger touches: on its land, or within 22 pixels of its middle. If it could be
 * several, and none of them is large on the screen, the map must be magnified first.
 *
 * *unit*: units of the map per pixel now; *least*: at the largest magnification.
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
