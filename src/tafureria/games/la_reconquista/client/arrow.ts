/** The shortest arrow worth drawing, in pixels. */
const LEAST = 14;

/**
 * A curved arrow with a head, thin at its start, as an SVG path; it ends *cut* before its aim, so that the aim stays free.
 * Where there is little room, it becomes smaller as a whole and ends nearer to its aim, but keeps its shape.
 */
export function arrow(from: { x: number; y: number }, to: { x: number; y: number }, wide: number, cut: number): string {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const long = Math.hypot(dx, dy);
  if (long < LEAST) return "";
  const stop = Math.min(cut, long * 0.36);
  // The head is 1.9 times as long as the arrow is wide, and the shaft at least as long again.
  const w = Math.min(wide, (long - stop) / 3.8);
  const bend = long * 0.16;
  const knee = { x: (from.x + to.x) / 2 - (dy / long) * bend, y: (from.y + to.y) / 2 + (dx / long) * bend };
  const at = (t: number) => ({ x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * knee.x + t * t * to.x, y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * knee.y + t * t * to.y });
  const along = (t: number) => {
    const x = 2 * (1 - t) * (knee.x - from.x) + 2 * t * (to.x - knee.x);
    const y = 2 * (1 - t) * (knee.y - from.y) + 2 * t * (to.y - knee.y);
    const l = Math.hypot(x, y);
    return { x: x / l, y: y / l };
  };
  const end = 1 - stop / long;
  const neck = end - (w * 1.9) / long;
  const side = (t: number, half: number): string => {
    const p = at(t);
    const d = along(t);
    return `${(p.x - d.y * half).toFixed(1)} ${(p.y + d.x * half).toFixed(1)}`;
  };
  const steps = Array.from({ length: 9 }, (_, i) => i / 8);
  const one = steps.map((u) => side(neck * u, w * (0.18 + 0.32 * u)));
  const other = steps.map((u) => side(neck * u, -w * (0.18 + 0.32 * u))).reverse();
  return `M${[...one, side(neck, w), side(end, 0), side(neck, -w), ...other].join("L")}z`;
}
