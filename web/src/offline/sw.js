// Keeps the folder for when there is no network. `web/tools/site.py` writes what it is made of into the first line.
const { build, shell, rest } = __AEVUM_FILES__;

const PREFIX = `aevum ${self.registration.scope} `;
const CACHE = PREFIX + build;

const address = (name) => new URL(name, self.registration.scope).href;
const known = new Set([...shell, ...rest].map(address));

async function keep(names) {
  const cache = await caches.open(CACHE);
  for (const name of names) {
    if (await cache.match(address(name))) continue;
    // Names carry hashes: what another version kept under the same name is the same file.
    const old = await caches.match(address(name));
    if (old && name.includes("/")) await cache.put(address(name), old);
    else await cache.add(new Request(address(name), { cache: name.includes("/") ? "default" : "no-cache" }));
  }
}

async function whole() {
  const cache = await caches.open(CACHE);
  for (const name of rest) if (!(await cache.match(address(name)))) return false;
  return true;
}

/** Whether an earlier version is here whole: then the next one has to be whole before it may take its place. */
async function wasWhole() {
  for (const name of await caches.keys()) {
    if (!name.startsWith(PREFIX) || name === CACHE) continue;
    if (await (await caches.open(name)).match("aevum-whole")) return true;
  }
  return false;
}

async function mark() {
  await (await caches.open(CACHE)).put("aevum-whole", new Response(build));
}

self.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      await keep(shell);
      if (await wasWhole()) {
        await keep(rest);
        await mark();
      }
    })(),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("message", (event) => {
  const { type } = event.data;
  const answer = (kept, failed = false) => event.ports[0]?.postMessage({ kept, failed });
  if (type === "update") self.skipWaiting();
  else if (type === "kept") event.waitUntil(whole().then((kept) => answer(kept)));
  else if (type === "keep") {
    event.waitUntil(
      keep([...shell, ...rest]).then(
        () => mark().then(() => answer(true)),
        () => answer(false, true),
      ),
    );
  }
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = request.url.split(/[?#]/)[0];
  if (request.method !== "GET") return;
  const page = request.mode === "navigate" && (url === self.registration.scope || url === address("index.html"));
  if (!page && !known.has(url)) return;
  event.respondWith(
    (async () => {
      const cache = await caches.open(CACHE);
      const found = await cache.match(page ? address("index.html") : url);
      if (found) return found;
      const response = await fetch(request);
      if (response.ok && response.status === 200) await cache.put(url, response.clone());
      return response;
    })(),
  );
});
