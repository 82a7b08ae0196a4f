/** The demo's files: their paths from its folder, and what they hold. */
declare const __FILES__: [path: string, integrity: string][];
declare const __BUILD__: string;
/** Whether every address below the folder is the page. */
declare const __IS_DEEP__: boolean;

type Waiting = Event & { waitUntil: (work: Promise<unknown>) => void };
type Asking = Waiting & { request: Request; respondWith: (answer: Promise<Response>) => void };
type Worker = {
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<E>(name: string, listener: (event: E) => void): void;
};

/**
 * Keeps the demo's files in the browser when it is first opened, and answers from them ever after. Each build has a cache
 * of its own, all of it or none; a page of the build before still finds its files, whose names no other build uses.
 */
{
  const worker = globalThis as unknown as Worker;
  const { scope } = worker.registration;
  const ours = `punt-jove ${scope} `;
  const own = ours + __BUILD__;
  const page = (): Promise<Response> =>
    caches.match(scope, { cacheName: own, ignoreVary: true }).then((kept) => kept ?? fetch(scope));

  async function take(): Promise<void> {
    const requests = __FILES__.map(
      ([path, integrity]) =>
        new Request(new URL(path, scope), { integrity, cache: path ? 'default' : 'no-cache' }),
    );
    try {
      await (await caches.open(own)).addAll(requests);
    } catch (error) {
      await caches.delete(own);
      throw error;
    }
    await worker.skipWaiting();
  }
  async function begin(): Promise<void> {
    const names = (await caches.keys()).filter((name) => name.startsWith(ours) && name !== own);
    await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
    await worker.clients.claim();
  }

  worker.addEventListener<Waiting>('install', (event) => event.waitUntil(take()));
  worker.addEventListener<Waiting>('activate', (event) => event.waitUntil(begin()));
  worker.addEventListener<Asking>('fetch', (event) => {
    const { request } = event;
    const [address = ''] = request.url.split(/[?#]/);
    if (request.method !== 'GET' || !address.startsWith(scope)) return;
    const isPage = [scope, `${scope}index.html`].includes(address);
    if (isPage || (__IS_DEEP__ && request.mode === 'navigate')) {
      event.respondWith(page());
      event.waitUntil(worker.registration.update().catch(() => {}));
    } else {
      event.respondWith(caches.match(request, { ignoreVary: true }).then((kept) => kept ?? fetch(request)));
    }
  });
}
