// Keeps what belongs to no match: static files by their version, and the page that says there is no connection. Pages of
// matches hold what only one seat may know, and are never kept.

const KEPT = `skyhop${new URL(location).search}`;
const OFFLINE = "/offline";

async function prepare() {
  const cache = await caches.open(KEPT);
  const page = await fetch(OFFLINE);
  if (!page.ok) throw new Error(`${OFFLINE}: ${page.status}`); // it is not installed, and tried again with the next page
  const files = new Set((await page.clone().text()).match(/\/static\/[^"]+/g));
  await cache.addAll(files);
  await cache.put(OFFLINE, page);
}

async function tidy() {
  const others = (await caches.keys()).filter((name) => name.startsWith("skyhop") && name !== KEPT);
  await Promise.all(others.map((name) => caches.delete(name)));
}

// A stamp in the address names the version; without one, what the table has now is asked for first.
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
