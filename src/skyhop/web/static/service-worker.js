// Cache of static files by version, and of the page shown without a connection. Match pages are never cached, because
// they contain hidden information of a seat.

const KEPT = `skyhop${new URL(location).search}`;
const OFFLINE = "/offline";

async function prepare() {
  const cache = await caches.open(KEPT);
  const page = await fetch(OFFLINE);
  if (!page.ok) throw new Error(`${OFFLINE}: ${page.status}`); // the installation fails, and the next page tries again
  const files = new Set((await page.clone().text()).match(/\/static\/[^"]+/g));
  await cache.addAll(files);
  await cache.put(OFFLINE, page);
}

async function tidy() {
  const others = (await caches.keys()).filter((name) => name.startsWith("skyhop") && name !== KEPT);
  await Promise.all(others.map((name) => caches.delete(name)));
}

// Return a static file. If its address has a stamp, the cache comes first, otherwise the network.
async function file(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request);
  if (kept && new URL(request.url).search) return kept;
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

const page = (request) => fetch(request).catch(() => caches.match(OFFLINE, { cacheName: KEPT }));

self.addEventListener("install", (event) => event.waitUntil(prepare()));
self.addEventListener("activate", (event) => event.waitUntil(tidy()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/static/")) event.respondWith(file(request));
});

// Show the notice of a push message. A browser ends the subscription if a message shows nothing.
async function showNotice(data) {
  const { title, body, tag, path, end, end_title } = data.json();
  const actions = [{ action: "end", title: end_title }];
  await self.registration.showNotification(title, { body, tag, actions, icon: "/static/icon-192.png", data: { path, end } });
}

// Open the page of a notice: in the window that shows it already, or in a new window.
async function open(path) {
  const { href } = new URL(path, location.origin);
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = windows.find(({ url }) => url === href);
  await (shown ? shown.focus() : self.clients.openWindow(href));
}

self.addEventListener("push", (event) => event.waitUntil(showNotice(event.data)));
self.addEventListener("notificationclick", (event) => {
  const { path, end } = event.notification.data;
  event.notification.close();
  event.waitUntil(open(event.action === "end" ? end : path));
});
