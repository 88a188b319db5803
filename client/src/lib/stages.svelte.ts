/**
 * A number that grows from 0 to *most* by one in each task: what is drawn by and by never blocks a slow phone for long.
 * Only for things with a place of their own, that move nothing else when they come.
 */
export class Stages {
  now = $state(0);
  #timer: ReturnType<typeof setTimeout>;

  constructor(most: number) {
    const next = (): void => {
      this.now += 1;
      if (this.now < most) this.#timer = setTimeout(next);
    };
    this.#timer = setTimeout(next);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
