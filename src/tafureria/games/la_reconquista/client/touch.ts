/** What a finger means on a map whose provinces are often smaller than it. Plain: no page. */
import { PROVINCES } from "./pieces";

/** Half of the 44 pixels that anything to touch should measure. */
export const FINGER = 22;

export interface Aim {
  /** The province meant, or -1. */
  place: number;
  /** Units of the map in a pixel that would make it plain which one is meant; 0 when it is. */
  closer: number;
}

/**
 * The one province of *may* whose field the finger is in: its land, and at least 22 pixels around its
 * middle. When there are several, and none of them is large on the glass, one must look closer first.
 *
 * *unit*: units of the map in a pixel now; *least*: in the closest look that there is.
 */
export function aim(tap: { x: number; y: number }, tapped: number, may: Iterable<number>, unit: number, least: number): Aim {
  const away = (place: number): number => Math.hypot(PROVINCES[place]!.x - tap.x, PROVINCES[place]!.y - tap.y);
  const meant = [...may].filter((place) => place === tapped || away(place) <= FINGER * unit).sort((a, b) => away(a) - away(b));
  if (meant.length === 0) return { place: tapped, closer: 0 };
  if (meant.length === 1) return { place: meant[0]!, closer: 0 };
  const on = meant.includes(tapped) ? tapped : -1;
  if (on >= 0 && PROVINCES[on]!.r >= FINGER * unit) return { place: on, closer: 0 };
  const closer = Math.max(least, Math.min(...meant.map((place) => PROVINCES[place]!.r)) / FINGER);
  if (closer < unit * 0.95) return { place: -1, closer };
  return { place: on >= 0 ? on : meant[0]!, closer: 0 };
}
