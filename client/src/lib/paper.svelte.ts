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

/**
 * Keeps the size that a table has on the screen, in `--screen-w` and `--screen-h`: on paper it is a picture of that
 * (`data-picture`). Nothing inherits them (`print.css`), so that no part of the table needs its styles again.
 */
export function pictured(node: HTMLElement): () => void {
  const watch = new ResizeObserver(() => {
    if (paper.on) return;
    const { clientWidth, clientHeight } = node;
    node.style.setProperty("--screen-w", String(clientWidth));
    node.style.setProperty("--screen-h", String(clientHeight));
  });
  watch.observe(node);
  return () => watch.disconnect();
}
