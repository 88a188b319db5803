/** Milliseconds for which a step stays before anything is asked about it: stepping quickly costs the house nothing. */
const REST = 300;

/** The latest answer to a question that changes with the step. What nobody waits for any more is broken off. */
export class Asking<T> {
  found = $state.raw<T | null>(null);
  busy = $state(false);

  /** Ask, once nothing newer has been asked for a moment; returns what breaks it off. A refusal is no answer. */
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
  }
}
