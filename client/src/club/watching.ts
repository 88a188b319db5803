/** Milliseconds after which a page of a club is loaded again. */
const AGAIN = 5000;

/** Calls *load* repeatedly while the page is visible; returns a function that stops this. */
export function watching(load: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let left = false;
  const round = async (): Promise<void> => {
    if (!document.hidden) await load();
    if (!left) timer = setTimeout(round, AGAIN);
  };
  void round();
  return () => {
    left = true;
    clearTimeout(timer);
  };
}
