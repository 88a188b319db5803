/** Arithmetic for showing a part of a picture, as boxes in the picture's units. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
interface Point {
  x: number;
  y: number;
}

export function begin(event: { clientX: number; clientY: number }): Point {
  return { x: event.clientX, y: event.clientY };
}

/** The nearest allowed view: inside the picture, magnified at most *most* times. */
export function clampView(view: Box, width: number, height: number, most: number): Box {
  const w = Math.min(width, Math.max(width / most, view.w));
  const h = (w * height) / width;
  const x = Math.min(width - w, Math.max(0, view.x + (view.w - w) / 2));
  const y = Math.min(height - h, Math.max(0, view.y + (view.h - h) / 2));
  return { x, y, w, h };
}

/** The view magnified by *factor*, with the point *at* staying in place. */
export function zoomAt(view: Box, factor: number, at: Point): Box {
  const w = view.w / factor;
  const h = view.h / factor;
  return { x: at.x - (at.x - view.x) / factor, y: at.y - (at.y - view.y) / factor, w, h };
}

export function drag(view: Box, dx: number, dy: number): Box {
  return { ...view, x: view.x - dx, y: view.y - dy };
}

/** The view after one of two fingers has moved from *was* to *now*. */
export function pinch(view: Box, was: Point, now: Point, other: Point, middle: Point, scale: number): Box {
  const before = Math.max(1, Math.hypot(was.x - other.x, was.y - other.y));
  const after = Math.max(1, Math.hypot(now.x - other.x, now.y - other.y));
  const closer = zoomAt(view, after / before, middle);
  return drag(closer, ((now.x - was.x) / 2) * scale, ((now.y - was.y) / 2) * scale);
}
