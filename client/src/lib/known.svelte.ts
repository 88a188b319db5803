import { house } from "./api";
import type { HousePage } from "./wire";

/** Where this browser keeps the mark of the visitor that it is. */
const KEY = "tafureria-known";

/** `lost`: does the house no longer know this browser as the visitor that it was? */
export const known = $state({ lost: false });

function kept(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return ""; // storage is forbidden: a lost cookie goes unnoticed
  }
}

/** Compares what the house says of this visitor with what it said before, and keeps it once there is anything to lose. */
export function recognize(page: HousePage): void {
  const has = Boolean(page.name || page.tables.length || page.finished.games.length);
  known.lost = !has && kept() !== "" && kept() !== page.mark;
  if (!has || !page.mark) return;
  try {
    localStorage.setItem(KEY, page.mark);
  } catch {
    // see `kept`
  }
}

/** The same where the page of the house is not shown anyway. */
export async function lookWhetherKnown(): Promise<void> {
  if (kept()) recognize(await house());
}

/** Forgets who this browser was: it is somebody else on purpose. */
export function forgetWho(): void {
  known.lost = false;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // see `kept`
  }
}
