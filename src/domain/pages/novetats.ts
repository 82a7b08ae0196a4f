/** Number of the newest piece of news. Numbers only grow, so that a browser keeps the last one seen. */
export const NEWEST = 15;

/** Number of the last news that a browser has seen, as it is stored; a first visit has seen everything. */
export function readSeen(stored: string | null): number {
  return stored !== null && /^\d+$/.test(stored) ? Number(stored) : NEWEST;
}
