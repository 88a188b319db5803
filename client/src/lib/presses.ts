/** How far, in pixels, a pointer may stray from where it was pressed. */
const STRAYS = 8;

/** Presses of pointers, each followed until it ends, wherever the pointer goes. */
export class Presses {
  readonly #ends = new Set<() => void>();

  /**
   * Follows a press. *move* also hears whether the pointer has strayed; *up* hears what ended the press: nothing, if the
   * function that is returned did.
   */
  begin(event: PointerEvent, move: (event: PointerEvent, strayed: boolean) => void, up: (event?: PointerEvent) => void): () => void {
    const listening = new AbortController();
    const { signal } = listening;
    const over = (now?: PointerEvent): void => {
      if (!this.#ends.delete(end)) return;
      listening.abort();
      up(now);
    };
    const end = (): void => over();
    this.#ends.add(end);
    addEventListener("pointermove", (now) => move(now, Math.hypot(now.clientX - event.clientX, now.clientY - event.clientY) > STRAYS), { signal });
    addEventListener("pointerup", over, { signal });
    addEventListener("pointercancel", over, { signal });
    return end;
  }

  /** Ends all presses. */
  stop(): void {
    for (const end of this.#ends) end();
  }
}
