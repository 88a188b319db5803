// The service worker of a site: it holds exactly one release, with which everything works without a network. A new
// release is fetched whole in the background, and takes over when a page asks for it, which it does between games.
const RELEASE = "%RELEASE%";
/** SHA-256 of every file of this release, by its address below that of the site. */
const FILES = %FILES%;
const PREFIX = `tafureria ${self.registration.scope} `;
const CACHE = PREFIX + RELEASE;
/** An entry that says that all files are there. */
const WHOLE = new URL("whole", self.registration.scope).href;
const address = (name) => new URL(name, self.registration.scope).href;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  if (event.data === "take") self.skipWaiting();
  if (event.data === "fill") event.waitUntil(fill().then(() => event.source.postMessage("whole"), () => undefined));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const name = request.url.startsWith(self.registration.scope) ? decodeURI(request.url.slice(self.registration.scope.length).replace(/[?#].*/, "")) : null;
  if (name === null || request.method !== "GET") return;
  const wanted = request.mode !== "navigate" ? name : [name, `${name}index.html`, `${name}/index.html`].find((one) => FILES[one]);
  // A folder without its slash is asked for as web servers say it: what is in it names the rest relative to it.
  if (request.mode === "navigate" && wanted === `${name}/index.html`) event.respondWith(Response.redirect(address(`${name}/`)));
  else if (FILES[wanted]) event.respondWith(found(wanted));
});

/** Has an earlier release been here, all of it? Then this one is fetched whole before it may take its place. */
async function install() {
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== CACHE && (await (await caches.open(name)).match(WHOLE))) return fill();
  }
  await self.skipWaiting();
}

async function activate() {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
  await self.clients.claim();
}

async function found(name) {
  return (await (await caches.open(CACHE)).match(address(name))) ?? fetched(name);
}

/** The file from the network, if it is of this release; it is kept from then on. */
async function fetched(name) {
  const answer = await fetch(address(name), { cache: "no-cache" });
  if (!answer.ok) return answer;
  const kept = keep(name, answer.clone());
  // The address of what a page loads changes with what is in it, so that nothing of two releases is mixed.
  if (name.endsWith("index.html")) return (await kept) ? answer : Response.error();
  kept.catch(() => undefined);
  return answer;
}

async function keep(name, answer) {
  const bytes = await answer.clone().arrayBuffer();
  const digest = [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))].map((n) => n.toString(16).padStart(2, "0")).join("");
  if (digest !== FILES[name]) return false;
  // Without room everything still works, as long as there is a network.
  await (await caches.open(CACHE)).put(address(name), answer).catch(() => undefined);
  return true;
}

async function fill() {
  const cache = await caches.open(CACHE);
  for (const name of Object.keys(FILES)) {
    if (await cache.match(address(name))) continue;
    const answer = await fetch(address(name), { cache: "no-cache" });
    if (!answer.ok || !(await keep(name, answer))) throw new Error(`${name} is not of this release`);
  }
  await cache.put(WHOLE, new Response(RELEASE));
}
