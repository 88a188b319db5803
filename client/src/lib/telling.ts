import { tellHere, tellNoMore } from "./api";
import type { Lang } from "./contract";
import type { NoticesPage } from "./wire";

/** Why this browser cannot be notified of a turn while the page is closed; empty if it can. */
export function whyNot(): "" | "http" | "iphone" | "none" | "denied" {
  if (!window.isSecureContext) return "http";
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) {
    // An iPad says that it is a Mac, but no Mac has a touchscreen.
    const apple = /iPhone|iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
    return apple ? "iphone" : "none";
  }
  return Notification.permission === "denied" ? "denied" : "";
}

/** The subscription of this browser, if it has one. */
async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** The id of this browser among the addresses that the house notifies; empty if it is not one of them. */
export async function ownId(page: NoticesPage): Promise<string> {
  const own = whyNot() ? null : await subscription();
  if (!own) return "";
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(own.endpoint)));
  const mark = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("").slice(0, 16);
  return page.told.find((one) => one.mark === mark)?.id ?? "";
}

/** Lets the house notify this browser; `null` if its owner does not allow it. */
export async function turnOn(page: NoticesPage, language: Lang): Promise<NoticesPage | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register("/sw.js");
  const worker = await navigator.serviceWorker.ready;
  const own = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: page.key });
  const { endpoint = "", keys = {} } = own.toJSON();
  return tellHere({ endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "", language });
}

export async function turnOff(id: string): Promise<NoticesPage> {
  await (await subscription())?.unsubscribe();
  return tellNoMore(id);
}
