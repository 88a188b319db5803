/** After the first page is there: keeps what is shown when the house is out of reach (`public/sw.js`), where the browser can. */
export function readyForSilence(): void {
  if (!("serviceWorker" in navigator)) return;
  // Where it may not be kept, as in a private window, all else works.
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
}
