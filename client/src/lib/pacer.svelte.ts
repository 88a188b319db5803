import type { Down } from "./wire";

/** How fast the page shows what happens after your own turn. */
export type Pace = "calm" | "normal" | "brisk" | "once";
/** The least time in milliseconds for which the page shows one position before the next. */
export const PACES: Readonly<Record<Pace, number>> = { calm: 2400, normal: 900, brisk: 300, once: 0 };
/** If more frames than this wait, each is shown for less time, so that the page catches up. */
const MANY = 20;

/**
 * Holds back the frames of a house, so that people can follow them at their own pace. Only the page does this: it does
 * not change when the house sends them.
 */
export class Pacer {
  paused = $state(false);
  #queue = $state.raw<readonly Down[]>([]);
  #until = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;

  /**
   * *show* shows a frame. *dwell* says for how many milliseconds what is shown now must stay: 0 where the visitor may
   * act on it, so that nobody ever decides on an old position.
   */
  constructor(
    private readonly show: (frame: Down) => void,
    private readonly dwell: () => number,
  ) {}

  /** How many frames are waiting. */
  get waiting(): number {
    return this.#queue.length;
  }

  /** Takes a frame that has arrived. With *now*, it and everything before it is shown at once. */
  take(frame: Down, now: boolean): void {
    this.#queue = [...this.#queue, frame];
    if (now) this.skip();
    else this.#goOn();
  }

  /** Shows the next position, even while paused. */
  step = (): void => {
    this.#until = 0;
    this.#one();
    this.#goOn();
  };

  /** Shows everything that has arrived so far. */
  skip = (): void => {
    this.#until = 0;
    while (this.#queue.length) this.#one();
    this.paused = false;
  };

  toggle = (): void => {
    this.paused = !this.paused;
    this.#goOn();
  };

  /** Drops all waiting frames. */
  stop(): void {
    this.#queue = [];
    if (this.#timer) clearTimeout(this.#timer);
  }

  /** Shows the next position and the frames before it. */
  #one(): void {
    let frame: Down | undefined;
    do {
      [frame, ...this.#queue] = this.#queue as [Down, ...Down[]];
      if (frame) this.show(frame);
    } while (this.#queue.length && frame && !tells(frame));
    if (frame && tells(frame)) {
      const dwell = this.dwell();
      this.#until = dwell ? performance.now() + dwell * Math.min(1, MANY / (this.#queue.length + 1)) : 0;
    }
  }

  #goOn(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    while (this.#queue.length) {
      const left = this.dwell() ? this.#until - performance.now() : 0;
      if (left > 0 || (this.paused && this.dwell())) {
        if (left > 0 && !this.paused) this.#timer = setTimeout(() => this.#goOn(), left);
        return;
      }
      this.#one();
    }
  }
}

/** Does the frame tell of an event, which people need time to see? */
function tells(frame: Down): boolean {
  return frame.type === "position" && frame.told.length > 0;
}
