/** The keys of a replay, which work except in text fields, open sheets and widgets that use these keys themselves. */

/** What a key does: it goes to a step, or starts and stops the replay (`run`); `undefined` for other keys. */
export function steered(key: string, step: number, last: number): number | "run" | undefined {
  if (key === " ") return "run";
  const to = { ArrowLeft: step - 1, ArrowRight: step + 1, Home: 0, End: last }[key];
  return to === undefined ? undefined : Math.min(last, Math.max(0, to));
}

/** Whether the focused element needs that key for itself. */
export function isTaken(key: string, at: Element | null): boolean {
  if (at?.closest("dialog, textarea, input:not([type=range]):not([type=checkbox]), [contenteditable]")) return true;
  if (key === " ") return Boolean(at?.closest("button, a, summary, select, input, [role=button]"));
  // A list of choices needs Home and End; left and right are free, since it is operated with up and down.
  return (key === "Home" || key === "End") && Boolean(at?.closest("select"));
}
