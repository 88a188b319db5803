// The service worker: it shows what the house tells a closed page, and does nothing else.
self.addEventListener("push", (event) => {
  const { title, body, url } = event.data.json();
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
