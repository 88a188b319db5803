/** Keeps the keyboard focus in the page: when the focused element goes away, the element around it is focused. */

const AROUND = "dialog[open], section[aria-label], section[aria-labelledby], [role=region], [role=group][aria-label], main";

/** The element that was focused last, and all its ancestors. */
let path: readonly Element[] = [];
/** The element that was focused only so that the focus is somewhere. */
let kept: Element | null = null;
let asked = false;

/** Is the focus on nothing that the person chose? */
export function isAdrift(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || at === kept;
}

function keep(): void {
  asked = false;
  const at = document.activeElement;
  if (!path.length || (at !== null && at !== document.body)) return;
  const near = path.find((one) => one.isConnected && one.matches(AROUND) && one.checkVisibility({ visibilityProperty: true }));
  // On another page its title is focused, so that screen readers read it.
  const next = near ?? document.querySelector("#main h1") ?? document.querySelector("#main");
  if (!(next instanceof HTMLElement)) return;
  kept = next;
  if (!next.hasAttribute("tabindex")) {
    next.tabIndex = -1;
    next.addEventListener("blur", () => next.removeAttribute("tabindex"), { once: true });
  }
  next.focus({ preventScroll: true });
}

/** Starts to keep the focus. */
export function keepFocus(): void {
  addEventListener("focusin", ({ target }) => {
    path = [];
    for (let one = target instanceof Element ? target : null; one; one = one.parentElement) path = [...path, one];
    if (target !== kept) kept = null;
  });
  // A click on nothing that can be focused is meant to drop the focus.
  addEventListener("pointerdown", () => (path = []));
  // Two frames: what a press opens may take the focus itself, and a disabled element loses it after the next frame.
  const look = (): void => {
    if (asked || !path.length) return;
    asked = true;
    requestAnimationFrame(() => requestAnimationFrame(keep));
  };
  addEventListener("focusout", look);
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributeFilter: ["class", "disabled", "hidden", "open"] });
}
