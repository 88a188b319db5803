/** Shows where on the table a choice is made, without making it. */

/** What is marked: the choice itself, a control that sets its amount, or nothing. */
export type Pointed = "shown" | "alike" | "unseen";

const MARK = "data-pointed";

/** Takes the mark off the table. */
export function unpoint(stage: Element | undefined): void {
  for (const one of stage?.querySelectorAll(`[${MARK}]`) ?? []) one.removeAttribute(MARK);
}

const visible = (one: Element): boolean => one.getClientRects().length > 0;

/** Marks the first visible widget that carries out or begins the choice. */
export function point(stage: Element | undefined, notation: string): Pointed {
  unpoint(stage);
  const widgets = [...(stage?.querySelectorAll("[data-act]") ?? [])].filter(visible);
  const verb = `${notation.split(" ", 1)[0]} `;
  const alike = widgets.filter((one) => one.getAttribute("data-act")?.startsWith(verb));
  // A control that sets an amount has one widget for all amounts.
  const same = widgets.find((one) => one.getAttribute("data-act") === notation);
  const widget = same ?? (alike.length === 1 ? alike[0] : undefined);
  if (!widget) return "unseen";
  widget.setAttribute(MARK, "");
  widget.scrollIntoView({ block: "nearest", inline: "nearest" });
  return same ? "shown" : "alike";
}
