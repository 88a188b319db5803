import type { Clock } from "./wire";

/** Seconds that a seat with a running clock has left, *after* seconds since the clock was received. */
export function remaining(clock: Clock, seat: number, after: number): number {
  const index = clock.running.indexOf(seat);
  const move = clock.move[index] || Infinity;
  const game = clock.left[seat] || Infinity;
  return Math.max(0, Math.min(move, game) - after);
}

/** A time as `0:42`, `12:05`, `3 h 20` or `2 d 4 h`: only as exact as is useful. */
export function clockText(seconds: number): string {
  if (!Number.isFinite(seconds)) return "–";
  const s = Math.ceil(seconds);
  const two = (n: number): string => String(n).padStart(2, "0");
  if (s < 3600) return `${Math.floor(s / 60)}:${two(s % 60)}`;
  if (s < 86_400) return `${Math.floor(s / 3600)} h ${two(Math.floor((s % 3600) / 60))}`;
  return `${Math.floor(s / 86_400)} d ${Math.floor((s % 86_400) / 3600)} h`;
}

/** A duration in the unit that suits it, as arguments of the message `seconds`. */
export function span(seconds: number): { n: number; unit: string } {
  if (seconds === 0) return { n: 0, unit: "none" };
  if (seconds < 60) return { n: seconds, unit: "second" };
  if (seconds < 3600) return { n: seconds / 60, unit: "minute" };
  return seconds < 86_400 ? { n: seconds / 3600, unit: "hour" } : { n: seconds / 86_400, unit: "day" };
}
