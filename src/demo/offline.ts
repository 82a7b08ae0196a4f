/** Service worker of builds that work without a network; none in a build that is one file. */
const WORKER = import.meta.env.VITE_OFFLINE;

const canKeep = WORKER !== undefined && 'serviceWorker' in navigator;

/** Keeps the demo's files in the browser, so that it opens again without a network. */
export function keepFiles(): void {
  if (!import.meta.env.PROD || !canKeep) return;
  navigator.serviceWorker.register(import.meta.env.BASE_URL + WORKER).catch(() => {});
}

/** Calls the listener when the browser keeps its first files, or other files than this page's. */
export function onNewFiles(listener: () => void): void {
  if (canKeep) navigator.serviceWorker.addEventListener('controllerchange', listener);
}
