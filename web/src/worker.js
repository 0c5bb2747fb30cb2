/* The page can be installed. Files with a hash in their names never change and are kept; everything else, the page
   itself first, always comes from the server, so that nobody ever sees an old version. */
const KEPT = "reihum-__VERSION__"; // the build puts it in

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) =>
  event.waitUntil(forgetOthers().then(() => self.clients.claim())),
);
self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (origin === self.location.origin && pathname.startsWith("/assets/"))
    event.respondWith(kept(event.request));
});

self.addEventListener("notificationclick", (event) => event.waitUntil(toTheTable(event.notification)));

/** A message that it is your turn leads to the table it is about, which is its tag. */
async function toTheTable(notification) {
  notification.close();
  const pages = await self.clients.matchAll({ type: "window" });
  const page = pages.find((one) => one.url.includes(notification.tag)) ?? pages[0];
  return page ? page.focus() : self.clients.openWindow("/mine");
}

async function kept(request) {
  const cache = await caches.open(KEPT);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
}
