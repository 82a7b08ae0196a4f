/** Has the browser keep the demo's files, so that it opens again without a network; where it may not, it needs one. */
export function keepFiles(worker: string): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register(import.meta.env.BASE_URL + worker).catch(() => {});
}

/** Tells when other files are kept than those of this page, or the first. */
export function onTaken(listener: () => void): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker.addEventListener('controllerchange', listener);
}
