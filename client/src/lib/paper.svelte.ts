import { flushSync } from "svelte";

/** Whether the page is being printed: what can be unfolded on the screen is then drawn in full. */
class Paper {
  on = $state(false);

  constructor() {
    const query = matchMedia("print");
    // At once: the browser does not wait with printing until the page has been brought up to date.
    query.addEventListener("change", () => flushSync(() => (this.on = query.matches)));
    this.on = query.matches;
  }
}

export const paper = new Paper();

/** Keeps the size that a table has on the screen, in `--w` and `--h`: on paper it is a picture of that (`data-picture`). */
export function pictured(node: HTMLElement): () => void {
  const watch = new ResizeObserver(() => {
    if (paper.on) return;
    node.style.setProperty("--w", String(node.clientWidth));
    node.style.setProperty("--h", String(node.clientHeight));
  });
  watch.observe(node);
  return () => watch.disconnect();
}
