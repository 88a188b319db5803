/** Shows where on the table a choice is made, without making it. */

const MARK = "data-pointed";

/** Takes the mark off the table. */
export function unpoint(stage: Element | undefined): void {
  for (const one of stage?.querySelectorAll(`[${MARK}]`) ?? []) one.removeAttribute(MARK);
}

/** Marks the first visible widget that carries out or begins the choice; whether there is one. */
export function point(stage: Element | undefined, notation: string): boolean {
  unpoint(stage);
  const same = [...(stage?.querySelectorAll(`[data-act="${CSS.escape(notation)}"]`) ?? [])];
  const widget = same.find((one) => one.getClientRects().length > 0);
  if (!widget) return false;
  widget.setAttribute(MARK, "");
  widget.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}
