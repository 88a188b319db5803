import type { Action } from "svelte/action";

/**
 * Roving focus: one tab stop for a row of widgets, arrows, Home and End within it. Applies to the
 * `[data-rove]` descendants of the node.
 */
export const rove: Action<HTMLElement> = (node) => {
  const all = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>("[data-rove]")];
  const stop = (chosen: HTMLElement | undefined): void => {
    for (const one of all()) one.tabIndex = one === chosen ? 0 : -1;
  };
  const settle = (): void => {
    const list = all();
    if (list.some((one) => one.tabIndex === 0)) return;
    stop(list.find((one) => one.getAttribute("aria-disabled") !== "true") ?? list[0]);
  };
  const key = (event: KeyboardEvent): void => {
    const list = all();
    const at = list.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    const to = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: list.length - 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = list[(to + list.length) % list.length]!;
    stop(next);
    next.focus();
  };
  const focus = (event: FocusEvent): void => {
    const target = (event.target as HTMLElement).closest<HTMLElement>("[data-rove]");
    if (target) stop(target);
  };
  const watch = new MutationObserver(settle);
  watch.observe(node, { childList: true, subtree: true });
  node.addEventListener("keydown", key);
  node.addEventListener("focusin", focus);
  settle();
  return {
    destroy() {
      watch.disconnect();
      node.removeEventListener("keydown", key);
      node.removeEventListener("focusin", focus);
    },
  };
};
