/** What a browser gives only to pages over https, and how the page does without: docs/house.md names it in short. */
import { createHash, randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { hex, sha256 } from "../src/lib/sha256";

test.each([0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1000])("the hash of %d bytes is that of others", (length) => {
  const message = randomBytes(length);
  expect(hex(sha256(message))).toBe(createHash("sha256").update(message).digest("hex"));
});

// All interfaces that the specifications mark [SecureContext] and that a page like this might come to use.
const SECURE =
  /navigator\.(clipboard|share|canShare|serviceWorker|setAppBadge|clearAppBadge|wakeLock|credentials|storage|locks|mediaDevices|bluetooth|usb|geolocation|permissions|keyboard|virtualKeyboard|gpu)|"(share|setAppBadge|serviceWorker)" in navigator|crypto\.(subtle|randomUUID)|\bcaches\.|\bnew Notification\b|\bNotification\.|PushManager|PublicKeyCredential\b|showSaveFilePicker|showOpenFilePicker|launchQueue|cookieStore|navigator\.storage|\bPaymentRequest|DeviceMotionEvent|DeviceOrientationEvent|AudioWorklet/g;
const sources = ["../src", "../../src/tafureria/games"].map((path) => join(import.meta.dirname, path));
const files = sources.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)));

/** Where each of them may be used: in the module whose callers have another way. */
const WHERE: Record<string, string[]> = {
  "lib/copy.ts": ["navigator.clipboard"],
  "lib/app.svelte.ts": ["navigator.setAppBadge", "navigator.clearAppBadge"],
  "lib/awake.ts": ["navigator.wakeLock"],
  "lib/arriving.ts": ["caches."],
  "lib/reach.ts": ["\"serviceWorker\" in navigator", "navigator.serviceWorker"],
  "lib/notifications.ts": ["\"serviceWorker\" in navigator", "PushManager", "Notification.", "new Notification", "navigator.serviceWorker"],
  "me/webauthn.ts": ["PublicKeyCredential", "navigator.credentials"],
  // The house in a browser: without them it has no service worker, other files, and asks the other tabs.
  "site/begin.ts": ["navigator.serviceWorker", "navigator.locks"],
  "site/here.svelte.ts": ["navigator.locks", "navigator.storage"],
  "site/store.ts": ["navigator.storage"],
  "site/Counter.svelte": ["navigator.storage"],
  // Elsewhere cards are covered by a touch.
  "ui/HandRoom.svelte": ["DeviceOrientationEvent"],
  "ui/InvitationCard.svelte": ["\"share\" in navigator", "navigator.share"],
};

test("nothing that needs a secure connection is used but where there is a way without it", () => {
  const used: Record<string, string[]> = {};
  for (const file of files.filter((name) => /\.(ts|svelte)$/.test(name))) {
    const found = [...new Set(readFileSync(file, "utf8").match(SECURE) ?? [])];
    if (found.length) used[relative(sources[0]!, file)] = found;
  }
  for (const [file, found] of Object.entries(used)) {
    const extra = found.filter((one) => !WHERE[file]?.includes(one));
    expect({ file, extra }).toEqual({ file, extra: [] });
  }
});
