const stops = new Set<() => void>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Counts a call among those that are taking long, until what is answered is called. */
export function addWait(stop: () => void): () => void {
  stops.add(stop);
  tell();
  return () => {
    stops.delete(stop);
    tell();
  };
}

/** The calls that are taking long. */
export const waits = {
  areAny: (): boolean => stops.size > 0,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** They are not waited for any longer: each fails as stopped. */
  stop(): void {
    for (const stop of stops) stop();
  },
};
