/**
 * Which part of a drawn map its viewport shows: moved by fingers, mouse, wheel and keys, and by the table itself.
 *
 * A point `p` of the map is at `p * k + (x, y)` pixels of the viewport. One element, `carried`, moves with the map and
 * contains all that is drawn of it. Its contents may be drawn at the scale `settled` and magnified by `k / settled`, so
 * that nothing is painted or laid out again while the map moves.
 */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Point {
  x: number;
  y: number;
}
/** How many pixels at each edge of the viewport are covered by other things. */
export interface Inset {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Limits {
  /** What must stay in sight, in units of the map. */
  land: Box;
  /** The share of the viewport that may be empty on each side of `land`, 0..0.5. */
  slack: number;
  /** Pixels per unit, at least and at most. */
  least: number;
  most: number;
}
interface Showing {
  inset?: Inset;
  /** Most pixels per unit, if less than the limit. */
  most?: number;
}

/** Milliseconds without movement after which the map is drawn again, sharp at its current scale. */
const REST = 160;
const FLIGHT = 320;
/** The largest offset of a map, in pixels; a power of two, so that fractions of it are exact. */
const REACH = 16384;
/** Pixels that a finger or mouse may move before a press becomes a drag. */
const SLACK = 6;
const NONE: Inset = { left: 0, top: 0, right: 0, bottom: 0 };

/** Pixels per unit at which a part of the map fits into the uncovered part of a viewport. */
export function fit(part: Box, width: number, height: number, { left, top, right, bottom } = NONE): number {
  return Math.min(Math.max(60, width - left - right) / part.w, Math.max(60, height - top - bottom) / part.h);
}

export class Camera {
  /** The size of the viewport, in pixels. */
  width = $state(0);
  height = $state(0);
  k = $state(1);
  x = $state(0);
  y = $state(0);
  /** The scale at which the map is drawn: the one at which it last came to rest. */
  settled = $state(1);
  /**
   * The corner of the map, updated when it comes to rest and while its scale changes: things that must stay within the
   * viewport are placed by it.
   */
  anchor = $state.raw<Point>({ x: 0, y: 0 });
  /** Whether the part that is shown was chosen by the table, not by the person. */
  untouched = true;

  readonly #limits: (width: number, height: number) => Limits;
  readonly #fingers = new Map<number, Point>();
  #dragged = 0;
  /** The viewport's corner in the window, read once per press: reading it at each movement would lay out the page. */
  #corner: Point = { x: 0, y: 0 };
  #rest: ReturnType<typeof setTimeout> | undefined;
  #frame = 0;

  constructor(limits: (width: number, height: number) => Limits) {
    this.#limits = limits;
  }

  /**
   * An attachment that moves the element with the map, by whole pixels, so that letters stay sharp. It sets the time of
   * two paused animations: if a style changed instead, the browser would sort all layers of the page at each movement.
   */
  readonly carried = (element: HTMLElement): (() => void) => {
    const ways = [{ translate: [`${-REACH}px`, `${REACH}px`] }, { transform: [`translateY(${-REACH}px)`, `translateY(${REACH}px)`] }];
    const [across, down] = ways.map((way) => element.animate(way, { duration: 2 * REACH, fill: "both" }));
    across!.pause();
    down!.pause();
    $effect(() => {
      across!.currentTime = REACH + Math.round(this.x);
      down!.currentTime = REACH + Math.round(this.y);
    });
    return () => [across, down].forEach((one) => one!.cancel());
  };
  /** CSS transform, inside the carried element, for what is drawn at the scale `settled`. */
  get magnified(): string {
    return `scale(${this.k / this.settled})`;
  }
  /** The scale relative to the smallest one. */
  get zoom(): number {
    return this.k / this.#limits(this.width, this.height).least;
  }
  /** The point of the map under a pixel of the viewport. */
  under(at: Point): Point {
    return { x: (at.x - this.x) / this.k, y: (at.y - this.y) / this.k };
  }
  /** Where the mouse or a finger is in the viewport. */
  at(event: MouseEvent): Point {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  // --- shown by the table ---------------------------------------------------------------------------

  /** Shows a part of the map as large as possible, at once and sharp. */
  show(part: Box, { inset = NONE, most = Infinity }: Showing = {}): void {
    cancelAnimationFrame(this.#frame);
    const { k, x, y } = this.#aimed(part, inset, most);
    this.#set(k, x, y);
    this.#settle();
  }
  /** Like `show`, but in a short flight unless motion is reduced. */
  fly(part: Box, reduced: boolean, { inset = NONE, most = Infinity }: Showing = {}): void {
    if (reduced || !this.width) this.show(part, { inset, most });
    else this.#travel(this.#aimed(part, inset, most));
  }
  /** Centres a place of the map in the uncovered part of the viewport, if it is not in sight. */
  reveal(place: Point, inset: Inset, margin: number, reduced: boolean): void {
    const x = place.x * this.k + this.x;
    const y = place.y * this.k + this.y;
    const right = this.width - inset.right;
    const bottom = this.height - inset.bottom;
    if (x > inset.left + margin && x < right - margin && y > inset.top + margin && y < bottom - margin) return;
    const to = { k: this.k, x: this.x + (inset.left + right) / 2 - x, y: this.y + (inset.top + bottom) / 2 - y };
    if (reduced) {
      this.#set(to.k, to.x, to.y);
      this.#settle();
    } else this.#travel(to);
  }
  stop(): void {
    clearTimeout(this.#rest);
    cancelAnimationFrame(this.#frame);
  }

  // --- moved by people ------------------------------------------------------------------------------

  closer(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const { least, most } = this.#limits(this.width, this.height);
    const k = Math.min(most, Math.max(least, this.k * factor));
    const by = k / this.k;
    this.#touched();
    this.#set(k, at.x - (at.x - this.x) * by, at.y - (at.y - this.y) * by);
    this.#stir();
  }
  drag(dx: number, dy: number): void {
    this.#touched();
    this.#set(this.k, this.x + dx, this.y + dy);
    this.#stir();
  }
  down(event: PointerEvent): void {
    cancelAnimationFrame(this.#frame);
    if (this.#fingers.size === 0) {
      this.#dragged = 0;
      const { left, top } = (event.currentTarget as Element).getBoundingClientRect();
      this.#corner = { x: left, y: top };
    }
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }
  move(event: PointerEvent): void {
    const was = this.#fingers.get(event.pointerId);
    if (!was) return;
    if (event.buttons === 0) {
      // Released outside the viewport, before the press became a drag.
      this.up(event);
      return;
    }
    const now = { x: event.clientX, y: event.clientY };
    this.#fingers.set(event.pointerId, now);
    if (this.#fingers.size > 1) {
      this.#dragged = Infinity;
      const other = [...this.#fingers].find(([id]) => id !== event.pointerId)![1];
      const before = Math.max(1, Math.hypot(was.x - other.x, was.y - other.y));
      const after = Math.max(1, Math.hypot(now.x - other.x, now.y - other.y));
      this.closer(after / before, { x: (now.x + other.x) / 2 - this.#corner.x, y: (now.y + other.y) / 2 - this.#corner.y });
      this.drag((now.x - was.x) / 2, (now.y - was.y) / 2);
      return;
    }
    this.#dragged += Math.hypot(now.x - was.x, now.y - was.y);
    if (this.#dragged <= SLACK) return;
    const glass = event.currentTarget as Element;
    if (!glass.hasPointerCapture(event.pointerId)) glass.setPointerCapture(event.pointerId);
    this.drag(now.x - was.x, now.y - was.y);
  }
  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }
  /** Whether this click only ends a drag; if so, it is kept from all other listeners. */
  swallow(event: Event): boolean {
    const dragged = this.#dragged > SLACK;
    this.#dragged = 0;
    if (dragged) {
      event.stopPropagation();
      event.preventDefault();
    }
    return dragged;
  }
  wheel(event: WheelEvent): void {
    event.preventDefault();
    this.closer(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0015)), this.at(event));
  }
  key(event: KeyboardEvent, whole: () => void): void {
    const step = { x: this.width / 8, y: this.height / 8 };
    const by: Record<string, () => void> = {
      "+": () => this.closer(1.4),
      "-": () => this.closer(1 / 1.4),
      "0": whole,
      ArrowLeft: () => this.drag(step.x, 0),
      ArrowRight: () => this.drag(-step.x, 0),
      ArrowUp: () => this.drag(0, step.y),
      ArrowDown: () => this.drag(0, -step.y),
    };
    const act = by[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    act();
  }

  // --- internals ------------------------------------------------------------------------------------

  #touched(): void {
    cancelAnimationFrame(this.#frame);
    this.untouched = false;
  }
  /** The scale and offset at which a part of the map fills the uncovered part of the viewport. */
  #aimed(part: Box, inset: Inset, wished: number): { k: number; x: number; y: number } {
    const { least, most } = this.#limits(this.width, this.height);
    const k = Math.max(least, Math.min(most, wished, fit(part, this.width, this.height, inset)));
    const x = (inset.left + this.width - inset.right) / 2 - (part.x + part.w / 2) * k;
    const y = (inset.top + this.height - inset.bottom) / 2 - (part.y + part.h / 2) * k;
    return { k, x, y };
  }
  /** Sets scale and offset, within the limits that keep `land` in sight. */
  #set(k: number, x: number, y: number): void {
    const { land, slack } = this.#limits(this.width, this.height);
    const clamped = (at: number, size: number, from: number, long: number): number =>
      Math.min(size * slack - from * k, Math.max(size * (1 - slack) - (from + long) * k, at));
    const closer = this.k !== k;
    this.k = k;
    this.x = clamped(x, this.width, land.x, land.w);
    this.y = clamped(y, this.height, land.y, land.h);
    if (closer) this.#hold();
  }
  #hold(): void {
    const [x, y] = [Math.round(this.x), Math.round(this.y)];
    if (this.anchor.x !== x || this.anchor.y !== y) this.anchor = { x, y };
  }
  /** Flies to a scale and offset in a straight line: the visible box changes evenly from the old one to the new one. */
  #travel(to: { k: number; x: number; y: number }): void {
    cancelAnimationFrame(this.#frame);
    const from = { k: this.k, x: this.x, y: this.y };
    const begun = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, now - begun) / FLIGHT);
      const u = 1 - (1 - part) ** 3;
      const between = (a: number, b: number): number => a + (b - a) * u;
      const k = 1 / between(1 / from.k, 1 / to.k);
      this.#set(k, between(from.x / from.k, to.x / to.k) * k, between(from.y / from.k, to.y / to.k) * k);
      this.#stir();
      if (part < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }
  #stir(): void {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#settle(), REST);
  }
  #settle(): void {
    clearTimeout(this.#rest);
    this.settled = this.k;
    this.#hold();
  }
}
