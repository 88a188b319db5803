/** When the house closes for a moment, as it tells everybody: at tables by a message, elsewhere with each answer. */

const EVERY = 60_000;

export const closing = $state({
  /** Seconds since 1970; 0 while it does not. */
  at: 0,
});

/** Reads it from an answer of the house. */
export function hearClosing(answer: Response): void {
  closing.at = Number(answer.headers.get("tafureria-closes") ?? 0);
}

/** Keeps looking while the page lies open and nothing else is asked; returns what ends that. */
export function watchClosing(): () => void {
  const look = (): void => {
    if (!document.hidden) void fetch("/healthz").then(hearClosing, () => undefined);
  };
  const timer = setInterval(look, EVERY);
  return () => clearInterval(timer);
}
