/** A duration in milliseconds; 0 when no motion is wanted. */
export function ms(duration: number, reduced: boolean): number {
  return reduced ? 0 : duration;
}

/** Easing out: fast at first, slow at the end. */
export function easeOut(t: number): number {
  return 1 - (1 - t) ** 3;
}

export interface Travel {
  /** Where the element comes from: the offset from its place, in pixels. */
  x?: number;
  y?: number;
  turn?: number;
  delay?: number;
  duration: number;
}

/** A Svelte transition: an element flies in from (or out to) somewhere else on the table. */
export function travel(node: Element, { x = 0, y = -60, turn = 0, delay = 0, duration }: Travel) {
  // Without motion no style is read: that would make the browser compute the styles of all new elements at once.
  if (!duration) return { duration };
  const own = getComputedStyle(node);
  const before = own.transform === "none" ? "" : own.transform;
  return {
    delay,
    duration,
    easing: easeOut,
    css: (t: number, u: number) =>
      `transform: translate(${u * x}px, ${u * y}px) rotate(${u * turn}deg) ${before}; opacity: ${Math.min(1, t * 2)}`,
  };
}
