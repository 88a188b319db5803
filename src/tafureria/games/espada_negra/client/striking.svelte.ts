import { play } from "$client/lib/sound";

/** Seconds for which the hammer lies on the block after a stroke. */
const LIES = 0.3;

/** "A la una, a las dos, a las tres": the count of a live outcry, which each bid restarts. To be made with a component. */
export class Striking {
  /** Seconds left. */
  #left = $state(0);
  /** The share of the count that is over. */
  readonly gone = $derived.by(() => (this.seconds() ? Math.min(1, Math.max(0, 1 - this.#left / Math.max(this.count(), 1))) : 0));
  /** How many strokes have fallen: they are evenly spaced, and the last falls when the time is up. */
  readonly stroke = $derived.by(() => (!this.seconds() ? 0 : this.#left <= 0.25 ? 3 : Math.min(2, Math.floor(3 * this.gone))));
  /** Whether the hammer lies on the block. */
  readonly lies = $derived.by(() => this.stroke > 0 && (this.stroke === 3 || (this.gone - this.stroke / 3) * this.count() < LIES));

  /** *count*: seconds of the whole count; *seconds*: those that were left when *position* arrived, 0 where nobody counts. */
  constructor(
    private readonly count: () => number,
    private readonly seconds: () => number,
    position: () => number,
  ) {
    $effect.pre(() => {
      void position();
      const until = performance.now() + seconds() * 1000;
      const tick = (): void => {
        this.#left = Math.max(0, (until - performance.now()) / 1000);
      };
      tick();
      if (!seconds()) return;
      const timer = setInterval(tick, 100);
      return () => clearInterval(timer);
    });
    let heard = 0;
    $effect(() => {
      // What is sold makes the sound of the third.
      if (this.stroke > heard && this.stroke < 3) play("hammer");
      heard = this.stroke;
    });
    // The last chance to say something is heard as well, by each half second.
    const halves = $derived(this.stroke === 2 ? Math.floor(2 * this.#left) : -1);
    $effect(() => {
      if (halves >= 0) play("tick");
    });
  }
}
