/** Milliseconds at a step before anything is asked about it, so that stepping quickly costs the house nothing. */
const REST = 300;

/** The latest answer to a question that changes with the step. Requests that are no longer needed are aborted. */
export class Asking<T> {
  found = $state.raw<T | null>(null);
  busy = $state(false);
  /** Whether any question has been answered, or refused. */
  answered = $state(false);

  /** Asks after a delay; returns a function that aborts the question. If it is refused, the answer is `null`. */
  ask(question: (signal: AbortSignal) => Promise<T>): () => void {
    const leaving = new AbortController();
    this.busy = true;
    const timer = setTimeout(() => {
      question(leaving.signal).then(
        (answer) => this.#take(leaving, answer),
        () => this.#take(leaving, null),
      );
    }, REST);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }

  #take(asked: AbortController, answer: T | null): void {
    if (asked.signal.aborted) return;
    this.found = answer;
    this.busy = false;
    this.answered = true;
  }
}
