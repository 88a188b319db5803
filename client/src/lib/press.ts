import type { Action } from "svelte/action";

/** Makes an SVG element with `role="button"` answer to Enter and Space as a button does. */
export const pressable: Action<SVGElement | HTMLElement, () => void> = (node, press) => {
  let act = press;
  const click = (): void => act();
  const key = (event: Event): void => {
    const pressed = (event as KeyboardEvent).key;
    if (pressed !== "Enter" && pressed !== " ") return;
    event.preventDefault();
    act();
  };
  node.addEventListener("click", click);
  node.addEventListener("keydown", key);
  return {
    update(next) {
      act = next;
    },
    destroy() {
      node.removeEventListener("click", click);
      node.removeEventListener("keydown", key);
    },
  };
};
