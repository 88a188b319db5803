/** Registers the service worker `public/sw.js`, for when the house is unreachable, once the first page has loaded. */
export function readyForSilence(): void {
  if (!("serviceWorker" in navigator)) return;
  // If it may not be registered, as in a private window, everything else still works.
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
}
