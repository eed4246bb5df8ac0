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

// Return a static file. An address with a stamp is cached; for one without, the network comes first.
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
