/** Shows where on the table a choice is made, without making it. */

const MARK = "data-pointed";

/** Takes the mark off the table. */
export function unpoint(stage: Element | undefined): void {
  for (const one of stage?.querySelectorAll(`[${MARK}]`) ?? []) one.removeAttribute(MARK);
}

const visible = (one: Element): boolean => one.getClientRects().length > 0;

/** Marks the first visible widget that carries out or begins the choice; whether there is one. */
export function point(stage: Element | undefined, notation: string): boolean {
  unpoint(stage);
  const widgets = [...(stage?.querySelectorAll("[data-act]") ?? [])].filter(visible);
  const verb = `${notation.split(" ", 1)[0]} `;
  const alike = widgets.filter((one) => one.getAttribute("data-act")?.startsWith(verb));
  // A control that sets an amount has one widget for all of them.
  const widget = widgets.find((one) => one.getAttribute("data-act") === notation) ?? (alike.length === 1 ? alike[0] : undefined);
  if (!widget) return false;
  widget.setAttribute(MARK, "");
  widget.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}
