/** The demo's files: their paths from its folder, and their hashes. */
declare const __FILES__: [path: string, integrity: string][];
declare const __BUILD__: string;
/** Whether every address below the folder is the page's. */
declare const __IS_DEEP__: boolean;

type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = ExtendableEvent & { request: Request; respondWith: (answer: Promise<Response>) => void };
type Worker = {
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<E>(name: string, listener: (event: E) => void): void;
};

/** Stores the demo's files, all or none. Each build has a cache; the former stays for open pages. */
{
  const worker = globalThis as unknown as Worker;
  const { scope } = worker.registration;
  const prefix = `punt-jove ${scope} `;
  const cacheName = prefix + __BUILD__;
  const page = (): Promise<Response> =>
    caches.match(scope, { cacheName, ignoreVary: true }).then((stored) => stored ?? fetch(scope));

  async function storeFiles(): Promise<void> {
    const requests = __FILES__.map(
      ([path, integrity]) =>
        new Request(new URL(path, scope), { integrity, cache: path ? 'default' : 'no-cache' }),
    );
    try {
      await (await caches.open(cacheName)).addAll(requests);
    } catch (error) {
      await caches.delete(cacheName);
      throw error;
    }
    await worker.skipWaiting();
  }
  async function takeOver(): Promise<void> {
    const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
    await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
    await worker.clients.claim();
  }

  worker.addEventListener<ExtendableEvent>('install', (event) => event.waitUntil(storeFiles()));
  worker.addEventListener<ExtendableEvent>('activate', (event) => event.waitUntil(takeOver()));
  worker.addEventListener<FetchEvent>('fetch', (event) => {
    const { request } = event;
    const [address = ''] = request.url.split(/[?#]/);
    if (request.method !== 'GET' || !address.startsWith(scope)) return;
    const isPage = [scope, `${scope}index.html`].includes(address);
    const isFile = __FILES__.some(([path]) => scope + path === address);
    if (isPage || (__IS_DEEP__ && request.mode === 'navigate' && !isFile)) {
      event.respondWith(page());
      event.waitUntil(worker.registration.update().catch(() => {}));
    } else {
      event.respondWith(
        caches.match(request, { ignoreVary: true }).then((stored) => stored ?? fetch(request)),
      );
    }
  });
}
