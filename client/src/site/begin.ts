import { reachBy } from "$client/lib/transport";
import { shown } from "$client/lib/routes.svelte";
import { settings } from "$client/lib/settings.svelte";
import { mount } from "svelte";
import { languageHere } from "./doors";
import { here, throughPort } from "./here.svelte";

/** Where this browser remembers that the engine is stored here. */
const BEEN = "tafureria-been";
/** How long a new release may take to take over, in milliseconds; otherwise it does so the next time. */
const TAKES = 3000;

/** Prepares a page whose house is in this browser, before anything of it is shown. */
export async function begin(): Promise<void> {
  reachBy(throughPort);
  settings.lang = languageHere() || settings.lang;
  if (await takesOver()) return;
  for (const kind of ["pointerdown", "focusin", "click"]) addEventListener(kind, direct, { capture: true });
  addEventListener("click", within);
  fillOnceOpen();
  const [{ default: Loading }, { default: Lines }] = await Promise.all([import("./Loading.svelte"), import("./Lines.svelte")]);
  document.querySelector("link[rel=manifest]")?.setAttribute("href", `./manifest.${settings.lang}.webmanifest`);
  const lines = document.body.insertBefore(document.createElement("div"), document.body.firstChild);
  mount(Lines, { target: lines });
  mount(Loading, { target: document.body });
  if (remembered(BEEN)) here.begin();
  else if (isQuick()) onceLoaded(() => whenIdle(() => here.begin()));
}

/** Once the house is open, everything else of this release comes too, so that it works without a network. */
function fillOnceOpen(): void {
  here.whenOpen = () => {
    remember(BEEN);
    void navigator.serviceWorker?.ready.then((worker) => worker.active?.postMessage("fill"));
  };
}

const onceLoaded = (work: () => void): void => (document.readyState === "complete" ? work() : addEventListener("load", work));
const whenIdle = (work: () => void): unknown => ("requestIdleCallback" in window ? requestIdleCallback(work) : setTimeout(work, 1000));

function remembered(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false; // storage is forbidden
  }
}
function remember(key: string): void {
  try {
    localStorage.setItem(key, "1");
  } catch {
    // see `remembered`
  }
}

/**
 * Registers the service worker. If a new release waits for its turn and no game is open in any tab, it takes over: the
 * page is then loaded again, and this returns true.
 */
async function takesOver(): Promise<boolean> {
  const workers = navigator.serviceWorker;
  if (!workers) return false;
  onceLoaded(() => void workers.register("./sw.js", { updateViaCache: "none" }).catch(() => undefined));
  const waiting = (await workers.getRegistration())?.waiting;
  if (!waiting || !workers.controller || (await isPlaying())) return false;
  return new Promise((done) => {
    workers.addEventListener("controllerchange", () => {
      done(true);
      location.reload();
    });
    waiting.postMessage("take");
    setTimeout(() => done(false), TAKES);
  });
}

/** Is a table open here, or could one be in another tab? The tab with the house holds its lock. */
async function isPlaying(): Promise<boolean> {
  if (location.hash.startsWith("#/mesa/")) return true;
  const locks = await navigator.locks?.query();
  return Boolean(locks?.held?.length);
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

/** Links to a place of the same page: what follows the "#" is the address of the page, so they only lead there. */
function within(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href^='#']") : null;
  const to = link && !link.hash.startsWith("#/") && document.getElementById(decodeURIComponent(link.hash.slice(1)));
  if (!to) return;
  event.preventDefault();
  to.scrollIntoView();
  if (to.tabIndex < 0 && !to.hasAttribute("tabindex")) to.tabIndex = -1;
  to.focus({ preventScroll: true });
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
