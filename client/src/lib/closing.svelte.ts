import { alone } from "./transport";

/** When the house will close for a moment: it says so at tables in a message, elsewhere in a header of each answer. */

const EVERY = 60_000;

export const closing = $state({
  /** Seconds since 1970; 0 if no closing is announced. */
  at: 0,
});

/** Reads the time of closing from an answer of the house. */
export function hearClosing(answer: Response): void {
  closing.at = Number(answer.headers.get("tafureria-closes") ?? 0);
}

/** Asks the house once a minute while the page is visible; returns a function that stops this. */
export function watchClosing(): () => void {
  if (alone) return () => undefined; // nobody restarts it
  const look = (): void => {
    if (!document.hidden) void fetch("/healthz").then(hearClosing, () => undefined);
  };
  const timer = setInterval(look, EVERY);
  return () => clearInterval(timer);
}
