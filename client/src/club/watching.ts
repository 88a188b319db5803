/** How often a page of a club is read again, in milliseconds. */
const AGAIN = 5000;

/** Calls *load* at once and then again and again, as long as the page is looked at; returns what ends it. */
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
