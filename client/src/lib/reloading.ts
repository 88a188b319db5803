import { house } from "./api";

const EVERY = 3000;
let waits = false;

/**
 * After a part of the page could not be fetched, reloads the page once the house answers: the house was unreachable,
 * or was updated and no longer has the parts of the old page. At a table nothing is lost by reloading.
 */
export function reloadWhereAPartIsMissing(): void {
  addEventListener("vite:preloadError", () => {
    if (waits) return;
    waits = true;
    setInterval(() => void house().then(() => location.reload(), () => undefined), EVERY);
  });
}
