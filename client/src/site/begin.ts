import { reachBy } from "$client/lib/transport";
import { shown } from "$client/lib/routes.svelte";
import { mount } from "svelte";
import { here, throughPort } from "./here.svelte";

/** Where this browser remembers that the engine is stored here. */
const BEEN = "tafureria-been";

/** Prepares a page whose house is in this browser, before anything of it is shown. */
export async function begin(): Promise<void> {
  reachBy(throughPort);
  for (const kind of ["pointerdown", "focusin", "click"]) addEventListener(kind, direct, { capture: true });
  if (localStorage.getItem(BEEN) || isQuick()) {
    const soon = (): void => here.begin();
    if (localStorage.getItem(BEEN)) soon();
    else addEventListener("load", () => ("requestIdleCallback" in window ? requestIdleCallback(soon) : setTimeout(soon, 1000)));
  }
  const { default: Loading } = await import("./Loading.svelte");
  mount(Loading, { target: document.body });
}

/** May the engine come before somebody asks for it? Not over a connection that is metered or slow. */
function isQuick(): boolean {
  const line = (navigator as { connection?: { saveData?: boolean; effectiveType?: string; type?: string } }).connection;
  return !line?.saveData && line?.type !== "cellular" && (line?.effectiveType ?? "4g") === "4g";
}

/**
 * Links are written for a house of its own: to `/mesa/…`, and to files of the house. Before one is used, it is given the
 * address that it has here, so that it also opens in another tab; what the house would send is fetched from the port.
 */
function direct(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href^='/']") : null;
  const address = link?.getAttribute("href");
  if (!link || !address) return;
  if (!address.startsWith("/api/")) {
    link.href = /\.\w+$/.test(address) ? `.${address}` : shown(address);
  } else if (event.type === "click") {
    event.preventDefault();
    void save(address, link.download);
  }
}

/** Saves what the house answers as a file. */
export async function save(address: string, name: string): Promise<void> {
  const answer = await throughPort.fetch(address);
  if (answer.ok) saveAs(await answer.blob(), name);
}

export function saveAs(what: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(what);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
