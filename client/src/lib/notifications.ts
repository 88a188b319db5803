import { Refusal, tellHere, tellNoMore } from "./api";
import { hex, sha256 } from "./sha256";
import type { Lang } from "./contract";
import type { NoticesPage } from "./wire";

/** Why a browser cannot notify its owner; `unanswered`: they have neither allowed nor forbidden it. */
export type WhyNot = "" | "http" | "iphone" | "none" | "denied" | "unanswered";

const missing = (): WhyNot => {
  // An iPad says that it is a Mac, but no Mac has a touchscreen.
  const apple = /iPhone|iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
  return apple ? "iphone" : "none";
};

/** Why this browser cannot notify of a turn while the page is open; empty if it can, or its owner has yet to be asked. */
export function whyNotOpen(): WhyNot {
  if (!window.isSecureContext) return "http";
  if (!("Notification" in window)) return missing();
  return Notification.permission === "denied" ? "denied" : "";
}

/** The same while the page is closed. */
export function whyNot(): WhyNot {
  return whyNotOpen() || ("serviceWorker" in navigator && "PushManager" in window ? "" : missing());
}

/** Asks the owner of this browser, where they have yet to be asked; empty if they allow it. */
export async function ask(): Promise<WhyNot> {
  const why = whyNotOpen();
  if (why) return why;
  const said = await Notification.requestPermission();
  return said === "granted" ? "" : said === "denied" ? "denied" : "unanswered";
}

/** Notifies the owner of this browser while the page is open; returns how to take the notice away. */
export function notify(title: string, body: string, page: string): () => void {
  const more = { body, tag: page, data: page, icon: "/favicon.svg" };
  try {
    const note = new Notification(title, more);
    return () => note.close();
  } catch {
    // Browsers of telephones leave it to the service worker; others may have been forbidden it since.
    const shown = Promise.resolve(navigator.serviceWorker?.getRegistration()).then(async (worker) => {
      await worker?.showNotification(title, more);
      return worker?.getNotifications({ tag: page });
    });
    return () => void shown.then((notes) => notes?.forEach((note) => note.close())).catch(() => undefined);
  }
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
  const mark = hex(sha256(new TextEncoder().encode(own.endpoint))).slice(0, 16);
  return page.told.find((one) => one.mark === mark)?.id ?? "";
}

/** Lets the house notify this browser, whose owner allows it. */
export async function turnOn(page: NoticesPage, language: Lang): Promise<NoticesPage> {
  await navigator.serviceWorker.register("/sw.js");
  const worker = await navigator.serviceWorker.ready;
  const own = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: page.key }).catch(() => {
    throw new Refusal("no-push"); // as in a private window, or where its maker's service is switched off
  });
  const { endpoint = "", keys = {} } = own.toJSON();
  return tellHere({ endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "", language });
}

export async function turnOff(id: string): Promise<NoticesPage> {
  await (await subscription())?.unsubscribe();
  return tellNoMore(id);
}
