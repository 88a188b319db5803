/** Nobody who uses keys falls out of the page: when what has the keyboard goes away, what is around it takes it. */

const AROUND = "dialog[open], section[aria-label], section[aria-labelledby], [role=region], [role=group][aria-label], main";

/** What the keyboard was last at, and all that it stood in. */
let path: readonly Element[] = [];
/** What took the keyboard only so that it is somewhere. */
let kept: Element | null = null;
let asked = false;

/** Is the keyboard at nothing that was chosen? */
export function isAdrift(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || at === kept;
}

function keep(): void {
  asked = false;
  const at = document.activeElement;
  if (!path.length || (at !== null && at !== document.body)) return;
  const near = path.find((one) => one.isConnected && one.matches(AROUND) && one.checkVisibility({ visibilityProperty: true }));
  // On another page its title is read.
  const next = near ?? document.querySelector("#main h1") ?? document.querySelector("#main");
  if (!(next instanceof HTMLElement)) return;
  kept = next;
  if (!next.hasAttribute("tabindex")) {
    next.tabIndex = -1;
    next.addEventListener("blur", () => next.removeAttribute("tabindex"), { once: true });
  }
  next.focus({ preventScroll: true });
}

/** Watches over the keyboard from now on. */
export function keepFocus(): void {
  addEventListener("focusin", ({ target }) => {
    path = [];
    for (let one = target instanceof Element ? target : null; one; one = one.parentElement) path = [...path, one];
    if (target !== kept) kept = null;
  });
  // Whoever clicks beside everything means to leave.
  addEventListener("pointerdown", () => (path = []));
  // What follows what was pressed may want the keyboard for itself; what is disabled loses it after the next frame.
  const look = (): void => {
    if (asked || !path.length) return;
    asked = true;
    requestAnimationFrame(() => requestAnimationFrame(keep));
  };
  addEventListener("focusout", look);
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributeFilter: ["class", "disabled", "hidden", "open"] });
}
