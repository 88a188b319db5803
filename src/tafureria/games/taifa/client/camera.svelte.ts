/** Which part of the map is on the glass: pixels for a unit, and where the map's corner lies. */
export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Inset {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const CLOSEST = 3.2;
/** Pixels that a finger or mouse may move before a press becomes a drag. */
const SLACK = 6;

export class Camera {
  /** Pixels for a unit of the map. */
  k = $state(1);
  x = $state(0);
  y = $state(0);
  /** The scale at which the ground is drawn: it follows when a gesture has ended, so that moving costs no painting. */
  drawn = $state(1);
  width = $state(0);
  height = $state(0);
  /** Whether the camera travels by itself and may be eased. */
  travels = $state(false);
  /** Whether what is shown is what the table chose, not the person. */
  untouched = true;
  #least = 0.3;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #fingers = new Map<number, { x: number; y: number }>();
  #moved = 0;

  /** Shows a part of the map as large as it fits between what lies on its edges. */
  show(part: Frame, inset: Inset, most = CLOSEST, travels = false): void {
    const w = Math.max(60, this.width - inset.left - inset.right);
    const h = Math.max(60, this.height - inset.top - inset.bottom);
    const k = Math.min(most, w / part.w, h / part.h);
    this.travels = travels;
    this.k = k;
    this.x = inset.left + w / 2 - (part.x + part.w / 2) * k;
    this.y = inset.top + h / 2 - (part.y + part.h / 2) * k;
    this.#settle(0);
  }
  /** The least scale to which people may zoom out. */
  floor(k: number): void {
    this.#least = k;
  }
  zoom(factor: number, at = { x: this.width / 2, y: this.height / 2 }): void {
    const k = Math.min(CLOSEST, Math.max(this.#least, this.k * factor));
    const by = k / this.k;
    this.untouched = false;
    this.travels = false;
    this.x = at.x - (at.x - this.x) * by;
    this.y = at.y - (at.y - this.y) * by;
    this.k = k;
    this.#keep();
    this.#settle(140);
  }
  drag(dx: number, dy: number): void {
    this.untouched = false;
    this.travels = false;
    this.x += dx;
    this.y += dy;
    this.#keep();
  }
  /** Brings a place of the map to the middle of what is free, if it is not in sight. */
  reveal(px: number, py: number, inset: Inset, margin: number): void {
    const x = px * this.k + this.x;
    const y = py * this.k + this.y;
    const seen = x > inset.left + margin && x < this.width - inset.right - margin && y > inset.top + margin && y < this.height - inset.bottom - margin;
    if (seen) return;
    this.travels = true;
    this.x += (inset.left + this.width - inset.right) / 2 - x;
    this.y += (inset.top + this.height - inset.bottom) / 2 - y;
    this.#keep();
  }
  /** Some of the land always stays in sight. */
  #keep(): void {
    this.x = Math.min(this.width * 0.4, Math.max(this.width * 0.6 - 1000 * this.k, this.x));
    this.y = Math.min(this.height * 0.4, Math.max(this.height * 0.6 - 740 * this.k, this.y));
  }
  #settle(after: number): void {
    clearTimeout(this.#timer);
    if (after === 0) this.drawn = this.k;
    else this.#timer = setTimeout(() => (this.drawn = this.k), after);
  }
  stop(): void {
    clearTimeout(this.#timer);
  }

  // --- mouse, fingers, wheel, keys ------------------------------------------------------------------

  down(event: PointerEvent): void {
    if (this.#fingers.size === 0) this.#moved = 0;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }
  move(event: PointerEvent): void {
    const was = this.#fingers.get(event.pointerId);
    if (!was) return;
    const now = { x: event.clientX, y: event.clientY };
    const node = event.currentTarget as HTMLElement;
    if (this.#fingers.size === 1) {
      this.#moved += Math.hypot(now.x - was.x, now.y - was.y);
      if (this.#moved > SLACK) {
        if (!node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId);
        this.drag(now.x - was.x, now.y - was.y);
      }
    } else {
      this.#moved = 99;
      const other = [...this.#fingers].find(([id]) => id !== event.pointerId)![1];
      const box = node.getBoundingClientRect();
      const before = Math.max(1, Math.hypot(was.x - other.x, was.y - other.y));
      const after = Math.max(1, Math.hypot(now.x - other.x, now.y - other.y));
      this.zoom(after / before, { x: (now.x + other.x) / 2 - box.left, y: (now.y + other.y) / 2 - box.top });
      this.drag((now.x - was.x) / 2, (now.y - was.y) / 2);
    }
    this.#fingers.set(event.pointerId, now);
  }
  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }
  /** Suppresses the click at the end of a drag. */
  click(event: MouseEvent): void {
    if (this.#moved <= SLACK) return;
    event.stopPropagation();
    event.preventDefault();
    this.#moved = 0;
  }
  wheel(event: WheelEvent): void {
    event.preventDefault();
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    this.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0015)), { x: event.clientX - box.left, y: event.clientY - box.top });
  }
  /** Answers whether the key meant the map. */
  key(event: KeyboardEvent, whole: () => void): void {
    const by: Record<string, () => void> = {
      "+": () => this.zoom(1.4),
      "-": () => this.zoom(1 / 1.4),
      "0": whole,
      ArrowLeft: () => this.drag(80, 0),
      ArrowRight: () => this.drag(-80, 0),
      ArrowUp: () => this.drag(0, 80),
      ArrowDown: () => this.drag(0, -80),
    };
    const act = by[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    event.preventDefault();
    act();
  }
}
