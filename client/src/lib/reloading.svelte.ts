import { house } from "./api";

const EVERY = 3000;
/** Where this tab remembers for which parts the page was reloaded. */
const KEY = "tafureria-reloaded";
let waits = false;

/** `blocked`: has a part of the page failed to come although the page was reloaded for it? */
export const parts = $state({ blocked: false });

/**
 * After a part of the page could not be fetched, reloads the page once the house answers: the house was unreachable,
 * or was updated and no longer has the parts of the old page. At a table nothing is lost by reloading. It does so once
 * for each part: one that something in the browser or the network blocks would never come.
 */
export function reloadWhereAPartIsMissing(): void {
  addEventListener("vite:preloadError", (event) => {
    if (waits) return;
    if (!isFirst(String(event.payload))) {
      parts.blocked = true;
      return;
    }
    waits = true;
    setInterval(() => void house().then(() => location.reload(), () => undefined), EVERY);
  });
}

/** Is this the first time that this part is missing? Not where that cannot be remembered. */
function isFirst(part: string): boolean {
  try {
    const before = JSON.parse(sessionStorage.getItem(KEY) ?? "[]") as string[];
    if (before.includes(part)) return false;
    sessionStorage.setItem(KEY, JSON.stringify([...before, part]));
    return true;
  } catch {
    return false;
  }
}
