import type { Caption, Moment } from "./contract";

/** No moment of ceremony is too short to be seen, or so long that one waits for it: in milliseconds. */
export const SHORTEST = 300;
export const LONGEST = 1200;

/** What line and captions say. */
export interface Said {
  moment: Moment;
  captions: readonly Caption[];
}

/** What is still said while something is held: nobody is waited for by it. */
export const said = (moment: Moment, captions: readonly Caption[]): Said => ({ moment: { ...moment, mine: false, busy: false }, captions });

/** A moment of ceremony: something is held before everybody until its time is over, or any key or pointer is pressed. */
export class Held<T> {
  /** What is held, or nothing. */
  now = $state.raw<T | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Made while a component is: its end ends the moment too. */
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
  /** Holds *what* for some milliseconds, within `SHORTEST` and `LONGEST`. */
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
