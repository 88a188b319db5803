/** The keys of a replay work wherever the focus is, but for text fields, open sheets and what has keys of its own. */

/** Where a key leads: a step, or a change between running and standing; nothing for other keys. */
export function steered(key: string, step: number, last: number): number | "run" | undefined {
  if (key === " ") return "run";
  const to = { ArrowLeft: step - 1, ArrowRight: step + 1, Home: 0, End: last }[key];
  return to === undefined ? undefined : Math.min(last, Math.max(0, to));
}

/** Whether the element under the focus wants that key for itself. */
export function isTaken(key: string, at: Element | null): boolean {
  if (at?.closest("dialog, textarea, input:not([type=range]):not([type=checkbox]), [contenteditable]")) return true;
  if (key === " ") return Boolean(at?.closest("button, a, summary, select, input, [role=button]"));
  return Boolean(at?.closest("select"));
}
