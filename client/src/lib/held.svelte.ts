import type { Caption, Moment } from "./contract";

/** The shortest and longest moment of ceremony in milliseconds: long enough to see, too short to have to wait. */
export const SHORTEST = 300;
export const LONGEST = 1200;

/** What the line of the moment and the captions say. */
export interface Said {
  moment: Moment;
  captions: readonly Caption[];
}

/** The line and captions to show while something is held: they ask nobody to act. */
export const said = (moment: Moment, captions: readonly Caption[]): Said => ({ moment: { ...moment, mine: false, busy: false }, captions });

/** A moment of ceremony: something is shown until its time is over, or until any key or pointer is pressed. */
export class Held<T> {
  /** What is held, or `null`. */
  now = $state.raw<T | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Must be called while a component is set up; the moment ends when that component is destroyed. */
  constructor() {
    $effect(() => {
      const end = (): void => this.end();
      addEventListener("keydown", end, { capture: true });
      addEventListener("pointerdown", end, { capture: true });
      return () => {
        end();
        removeEventListener("keydown", end, { capture: true });
        removeEventListener("pointerdown", end, { capture: true });
      };
    });
  }
  /** Holds *what* for that many milliseconds, but within `SHORTEST` and `LONGEST`. */
  hold(what: T, milliseconds: number): void {
    clearTimeout(this.#timer);
    this.now = what;
    this.#timer = setTimeout(() => this.end(), Math.min(LONGEST, Math.max(SHORTEST, milliseconds)));
  }
  end(): void {
    clearTimeout(this.#timer);
    this.now = null;
  }
}
