const KEY = "tafureria-learning";

interface Saved {
  met: string[];
  beside: Record<string, string[]>;
}

function read(): Saved {
  try {
    return { met: [], beside: {}, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Saved>) };
  } catch {
    return { met: [], beside: {} }; // storage is forbidden, or the text is not ours
  }
}

/** What this browser knows about which games its visitor has learned. */
class Learning {
  #saved = $state.raw<Saved>(read());

  /** Has the visitor played this game, or been offered its lesson? */
  hasMet(game: string): boolean {
    return this.#saved.met.includes(game);
  }

  /** The game that the visitor met last; empty for none. */
  get latest(): string {
    return this.#saved.met.at(-1) ?? "";
  }

  meet(game: string): void {
    if (!this.hasMet(game)) this.#save({ ...this.#saved, met: [...this.#saved.met, game] });
  }

  /** Does the host stand beside the visitor when they play this game? */
  isBeside(game: string): boolean {
    return game in this.#saved.beside;
  }

  /** Makes the host stand beside the visitor when they play this game, with one hint for each phase. */
  standBeside(game: string): void {
    this.#save({ ...this.#saved, beside: { ...this.#saved.beside, [game]: [] } });
  }

  stepBack(game: string): void {
    const { [game]: _gone, ...beside } = this.#saved.beside;
    this.#save({ ...this.#saved, beside });
  }

  hasHinted(game: string, phase: string): boolean {
    return this.#saved.beside[game]?.includes(phase) ?? true;
  }

  hint(game: string, phase: string): void {
    const phases = this.#saved.beside[game];
    if (phases && !phases.includes(phase)) this.#save({ ...this.#saved, beside: { ...this.#saved.beside, [game]: [...phases, phase] } });
  }

  #save(saved: Saved): void {
    this.#saved = saved;
    try {
      localStorage.setItem(KEY, JSON.stringify(saved));
    } catch {
      // storage is forbidden: the change lasts as long as the page is open
    }
  }
}

export const learning = new Learning();
