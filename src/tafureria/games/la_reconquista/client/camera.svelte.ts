/** Which part of the chart is on the glass: moved by fingers, wheel and keys, and back to the whole when the window changes. */
import { pinch, zoomAt, type Box } from "$client/lib/zoom";

/** Largest magnification of the whole chart. */
export const MOST = 8;
/** Milliseconds of rest after which the names are set anew and the chart is drawn sharp. */
const REST = 160;
const APPROACH = 320;

interface Point {
  x: number;
  y: number;
}

export class Camera {
  /** The glass, in pixels. */
  width = $state(1000);
  height = $state(740);
  /** Pixels per unit of the map. */
  k = $state(1);
  /** The point of the map in the upper left corner. */
  x = $state(0);
  y = $state(0);
  /** Magnification for which the names were set: that of the last rest. */
  settled = $state(1);
  moving = $state(false);

  readonly #home: (width: number, height: number) => Box;
  readonly #fingers = new Map<number, Point>();
  #dragged = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #frame = 0;

  /** *home* says, for a glass of that size, which part of the map must be on it at least. */
  constructor(home: (width: number, height: number) => Box) {
    this.#home = home;
  }

  /** The part of the map that the whole shows: as wide and high as the glass. */
  get whole(): Box {
    const home = this.#home(this.width, this.height);
    const k = Math.min(this.width / home.w, this.height / home.h);
    const w = this.width / k;
    const h = this.height / k;
    return { x: home.x - (w - home.w) / 2, y: home.y - (h - home.h) / 2, w, h };
  }
  get view(): Box {
    return { x: this.x, y: this.y, w: this.width / this.k, h: this.height / this.k };
  }
  /** How much closer than the whole. */
  get zoom(): number {
    return (this.k * this.whole.w) / this.width;
  }

  resize(width: number, height: number): void {
    if (!width || !height || (width === this.width && height === this.height)) return;
    this.width = width;
    this.height = height;
    this.show(this.whole);
    this.#settle();
  }
  /** Shows this part of the map, or as much around it as fills the glass. */
  show(box: Box): void {
    const whole = this.whole;
    const w = Math.min(whole.w, Math.max(whole.w / MOST, box.w, (box.h * whole.w) / whole.h));
    const h = (w * whole.h) / whole.w;
    const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
    this.k = this.width / w;
    this.x = Math.min(whole.x + whole.w - w, Math.max(whole.x, middle.x - w / 2));
    this.y = Math.min(whole.y + whole.h - h, Math.max(whole.y, middle.y - h / 2));
    this.#stir();
  }
  /** As `show`, in a short flight unless motion is not wanted. */
  approach(box: Box, reduced: boolean): void {
    cancelAnimationFrame(this.#frame);
    if (reduced) {
      this.show(box);
      this.#settle();
      return;
    }
    const from = this.view;
    const begun = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, (now - begun) / APPROACH);
      const u = 1 - (1 - part) ** 3;
      const between = (a: number, b: number): number => a + (b - a) * u;
      this.show({ x: between(from.x, box.x), y: between(from.y, box.y), w: between(from.w, box.w), h: between(from.h, box.h) });
      if (part < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }
  home(reduced: boolean): void {
    this.approach(this.whole, reduced);
  }
  closer(factor: number, at?: Point): void {
    const view = this.view;
    this.show(zoomAt(view, factor, at ?? { x: view.x + view.w / 2, y: view.y + view.h / 2 }));
  }
  /** The point of the map under a pixel of the glass. */
  under(at: Point): Point {
    return { x: this.x + at.x / this.k, y: this.y + at.y / this.k };
  }

  down(id: number, at: Point): void {
    cancelAnimationFrame(this.#frame);
    if (this.#fingers.size === 0) this.#dragged = 0;
    this.#fingers.set(id, at);
  }
  /** Answers whether the chart is being dragged. */
  move(id: number, at: Point): boolean {
    const was = this.#fingers.get(id);
    if (!was) return false;
    this.#fingers.set(id, at);
    if (this.#fingers.size > 1) {
      this.#dragged = 99;
      const other = [...this.#fingers].find(([one]) => one !== id)![1];
      const middle = this.under({ x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 });
      this.show(pinch(this.view, was, at, other, middle, 1 / this.k));
      return true;
    }
    this.#dragged += Math.hypot(at.x - was.x, at.y - was.y);
    if (this.#dragged <= 6) return false;
    const view = this.view;
    this.show({ ...view, x: view.x - (at.x - was.x) / this.k, y: view.y - (at.y - was.y) / this.k });
    return true;
  }
  up(id: number): void {
    this.#fingers.delete(id);
  }
  /** Whether the click that comes now ends a drag, and means nothing else. */
  swallow(): boolean {
    const dragged = this.#dragged > 6;
    this.#dragged = 0;
    return dragged;
  }
  key(pressed: string, reduced: boolean): boolean {
    const { w, h } = this.view;
    const shift = (dx: number, dy: number) => (): void => this.show({ ...this.view, x: this.x + dx, y: this.y + dy });
    const by: Record<string, () => void> = {
      "+": () => this.closer(1.4),
      "-": () => this.closer(1 / 1.4),
      "0": () => this.home(reduced),
      ArrowLeft: shift(-w / 8, 0),
      ArrowRight: shift(w / 8, 0),
      ArrowUp: shift(0, -h / 8),
      ArrowDown: shift(0, h / 8),
    };
    by[pressed]?.();
    return pressed in by;
  }

  #stir(): void {
    this.moving = true;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#settle(), REST);
  }
  #settle(): void {
    clearTimeout(this.#rest);
    this.moving = false;
    this.settled = this.k;
  }
}
