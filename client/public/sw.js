// The service worker. It shows what the house tells a closed page, and keeps one page for when the house is out of
// reach. Everything else goes to the house as if this were not here: a position that somebody has left may be kept
// nowhere.
const KEPT = "out-of-reach-1";
const PAGE = "/offline.html";
/** What another app has shared, until the front page reads it. */
const GIVEN = "given-1";
const FILES = [PAGE, "/offline.css", "/favicon.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES)));
  self.skipWaiting();
});
self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT && name !== GIVEN).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "POST" && new URL(request.url).pathname === "/recibir") return event.respondWith(receive(request));
  const kept = request.mode === "navigate" ? PAGE : FILES.find((file) => new URL(request.url).pathname === file);
  if (kept) event.respondWith(fetch(request).catch(() => caches.match(kept)));
});

async function receive(request) {
  const form = await request.formData();
  const file = form.get("file");
  const text = file instanceof File && file.size ? await file.text() : ["title", "text", "url"].map((name) => form.get(name)).filter(Boolean).join("\n");
  await (await caches.open(GIVEN)).put("/recibido", new Response(text));
  return Response.redirect("/?recibido", 303);
}

self.addEventListener("push", (event) => {
  const { title, body, url } = event.data.json();
  self.navigator.setAppBadge?.().catch(() => undefined);
  // One for each table: a later one takes the place of the one before.
  event.waitUntil(self.registration.showNotification(title, { body, tag: url, data: url, icon: "/favicon.svg" }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data, self.location.origin).href;
  const show = async () => {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = pages.find((page) => page.url.startsWith(url));
    await (there ? there.focus() : self.clients.openWindow(url));
  };
  event.waitUntil(show());
});
