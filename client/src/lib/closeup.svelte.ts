/** Milliseconds for which a finger must rest on a card before the card is shown large. */
const HOLD = 350;

/** The event listeners of a card in a hand. */
export interface Looked {
  onpointerdown: (event: PointerEvent) => void;
  onpointerup: (event: PointerEvent) => void;
  onpointercancel: (event: PointerEvent) => void;
  onpointermove: (event: PointerEvent) => void;
  onpointerleave: () => void;
  onfocus: (event: FocusEvent) => void;
  onblur: () => void;
  oncontextmenu: (event: Event) => void;
}

/** Which card of a hand is shown large: the one under the mouse, focused by keyboard or held by a finger. */
export class Closeup<K extends string | number> {
  shown = $state<K | null>(null);
  /** Whether a finger has rested long enough to see the card large. */
  #long = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Listeners for the card of this key. */
  on(key: K): Looked {
    const lift = (event: PointerEvent): void => {
      clearTimeout(this.#timer);
      if (event.pointerType === "touch") this.shown = null;
    };
    return {
      onpointerdown: (event) => {
        this.#long = false;
        if (event.pointerType !== "touch") return;
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => {
          this.#long = true;
          this.shown = key;
        }, HOLD);
      },
      onpointerup: lift,
      onpointercancel: lift,
      // A card that is dealt beneath a mouse at rest is not looked at.
      onpointermove: (event) => event.pointerType === "mouse" && (this.shown = key),
      onpointerleave: () => (this.shown = null),
      onfocus: (event) => (event.currentTarget as HTMLElement).matches(":focus-visible") && (this.shown = key),
      onblur: () => (this.shown = null),
      oncontextmenu: (event) => this.#long && event.preventDefault(),
    };
  }

  /** Shows nothing more: the hand is gone. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Whether a click chooses the card: not if it only ends a long press. */
  chooses(): boolean {
    const chooses = !this.#long;
    this.#long = false;
    return chooses;
  }
}
