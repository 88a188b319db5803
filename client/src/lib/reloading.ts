import { house } from "./api";

const EVERY = 3000;
let waits = false;

/**
 * Loads the page anew, once the house answers, when a part of it could not be fetched: the house was away, or has
 * been renewed and no longer has the parts of an old page. At a table nothing is lost by that.
 */
export function reloadWhereAPartIsMissing(): void {
  addEventListener("vite:preloadError", () => {
    if (waits) return;
    waits = true;
    setInterval(() => void house().then(() => location.reload(), () => undefined), EVERY);
  });
}
