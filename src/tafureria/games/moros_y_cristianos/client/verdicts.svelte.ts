/** The end of a battle is held for a moment: until a second has gone by, or any key or pointer is pressed. */
import type { Told } from "$client/lib/wire";
import type { Outcome } from "./types";

const HELD = 1200;

export function verdicts(now: () => { told: readonly Told[]; reduced: boolean }): { readonly verdict: Outcome | null } {
  let verdict = $state.raw<Outcome | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const done = (): void => {
    verdict = null;
    clearTimeout(timer);
  };
  $effect(() => {
    const { told, reduced } = now();
    const last = told.findLast((one) => one.event.on === "outcome");
    if (!last || reduced) return;
    verdict = last.event as unknown as Outcome;
    clearTimeout(timer);
    timer = setTimeout(done, HELD);
  });
  $effect(() => {
    addEventListener("keydown", done);
    addEventListener("pointerdown", done);
    return () => {
      clearTimeout(timer);
      removeEventListener("keydown", done);
      removeEventListener("pointerdown", done);
    };
  });
  return {
    get verdict() {
      return verdict;
    },
  };
}
