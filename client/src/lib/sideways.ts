/** The wheel of a mouse scrolls what is wider than its place; at either end it scrolls the page again. */
export function sideways(node: HTMLElement): () => void {
  const wheel = (event: WheelEvent): void => {
    if (event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
    const before = node.scrollLeft;
    node.scrollLeft += event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1);
    if (node.scrollLeft !== before) event.preventDefault();
  };
  // Not passive, so that the page does not scroll too.
  node.addEventListener("wheel", wheel, { passive: false });
  return () => node.removeEventListener("wheel", wheel);
}
