/** Plays back told events beat by beat at a given pace, with pause, step and skip. */
import type { Told } from "$client/lib/wire";
import { beats, type Beat, type Scene } from "./scene";

export class Film {
  beats = $state.raw<Beat[]>([]);
  at = $state(0);
  playing = $state(false);
  /** Milliseconds per beat. */
  pace = $state(1100);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get running(): boolean {
    return this.at < this.beats.length;
  }
  get now(): Beat | undefined {
    return this.beats[this.at];
  }
  /** The final beat, whether or not the film is still running. */
  get last(): Beat | undefined {
    return this.beats.at(-1);
  }
  tell(start: Scene, told: readonly Told[], order: readonly number[], still: boolean): void {
    const found = beats(start, told, order);
    if (found.length === 0) return;
    this.beats = found;
    // With reduced motion nothing plays by itself; a single beat needs no film.
    this.at = still || found.length < 2 ? found.length : 0;
    this.playing = this.at === 0;
    this.#wait();
  }
  #wait(): void {
    clearTimeout(this.#timer);
    if (!this.playing || !this.running) return;
    this.#timer = setTimeout(() => {
      this.at += 1;
      this.#wait();
    }, this.pace * (this.now?.long ? 1.6 : 1));
  }
  step(): void {
    this.playing = false;
    clearTimeout(this.#timer);
    this.at = Math.min(this.beats.length, this.at + 1);
  }
  skip(): void {
    this.playing = false;
    clearTimeout(this.#timer);
    this.at = this.beats.length;
  }
  again(): void {
    this.at = 0;
    this.playing = true;
    this.#wait();
  }
  pause(): void {
    this.playing = !this.playing;
    this.#wait();
  }
  stop(): void {
    clearTimeout(this.#timer);
  }
}
