import type { Down, Position } from "./wire";

/** Milliseconds for which a phone waits for the common screen, besides the time that telling takes. */
export const CAP = 4000;

interface Hooks {
  /** Lets a frame through; *waited*: it has waited here, and is shown at once. */
  pass: (frame: Down, waited: boolean) => void;
  /** How many seconds the common screen takes at most to tell a position. */
  seconds: (frame: Position) => number;
}

/** Is it a position that the common screen has to tell first? Where silence is an answer, nobody waits. */
const waitsFor = (frame: Down): frame is Position => frame.type === "position" && !frame.fresh && frame.silence === 0;

/**
 * Holds back what a phone in a hall is sent until the common screen has told it. The screen only shortens the wait: no
 * frame waits for longer than the screen needs to tell it and `CAP`, and nothing waits `CAP` after the screen has gone.
 */
export class Gate {
  /** What waits, in order. */
  queue = $state.raw<readonly Down[]>([]);
  /** Whether this phone leaves the telling to the common screen. */
  #follows = $state(false);
  /** Whether there is a screen. */
  #hall = $state(false);
  /** When it has gone, by `performance.now()`. */
  #gone = 0;
  /** By seat, the position up to which the screen has told. */
  #told = new Map<number, number>();
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** Since when the first frame waits, by `performance.now()`. */
  #since = 0;

  constructor(private readonly hooks: Hooks) {}

  /** Does this phone wait for a screen? */
  get waits(): boolean {
    return this.#follows && this.#hall;
  }

  /** Says whether this phone leaves the telling to the common screen. */
  leaveTelling(does: boolean): void {
    this.#follows = does;
    this.#run();
  }

  /** Says whether there is a common screen. */
  hall(is: boolean): void {
    if (this.#hall && !is) this.#gone = performance.now();
    this.#hall = is;
    this.#run();
  }

  take(frame: Down): void {
    if (frame.type === "position" && frame.fresh) {
      this.flush();
      this.#told.set(frame.seat, frame.position);
    }
    // A table that has not begun or ended anything has nothing to tell.
    if (!this.queue.length && !(this.waits && waitsFor(frame))) return this.hooks.pass(frame, false);
    if (!this.queue.length) this.#since = performance.now();
    this.queue = [...this.queue, frame];
    this.#run();
  }

  /** The screen has told everything up to that position of the seat. */
  shown(seat: number, position: number): void {
    this.#told.set(seat, Math.max(position, this.#told.get(seat) ?? 0));
    this.#run();
  }

  /** Lets everything through. */
  flush(): void {
    const queue = this.queue;
    this.stop();
    for (const frame of queue) this.hooks.pass(frame, true);
  }

  /** Drops what waits. */
  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.queue = [];
  }

  #run(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    for (let [frame] = this.queue; frame; [frame] = this.queue) {
      const left = this.#left(frame);
      if (left > 0) {
        this.#timer = setTimeout(() => this.#run(), left);
        return;
      }
      this.queue = this.queue.slice(1);
      this.#since = performance.now();
      this.hooks.pass(frame, true);
    }
  }

  /** For how many milliseconds the first frame still waits. */
  #left(frame: Down): number {
    if (!this.#follows || !waitsFor(frame) || frame.position <= (this.#told.get(frame.seat) ?? 0)) return 0;
    const until = this.#since + CAP + 1000 * this.hooks.seconds(frame);
    return (this.#hall ? until : Math.min(until, this.#gone + CAP)) - performance.now();
  }
}
