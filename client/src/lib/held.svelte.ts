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
  /** Holds *what* for some milliseconds. */
  hold(what: T, milliseconds: number): void {
    clearTimeout(this.#timer);
    this.now = what;
    this.#timer = setTimeout(() => this.end(), milliseconds);
  }
  end(): void {
    clearTimeout(this.#timer);
    this.now = null;
  }
}
