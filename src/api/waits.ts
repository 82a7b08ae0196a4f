const stops = new Set<() => void>();
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

export function addWait(stop: () => void): () => void {
  stops.add(stop);
  notify();
  return () => {
    stops.delete(stop);
    notify();
  };
}

export const waits = {
  areAny: (): boolean => stops.size > 0,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Aborts all of them; each fails as `stopped`. */
  stop(): void {
    for (const stop of stops) stop();
  },
};
