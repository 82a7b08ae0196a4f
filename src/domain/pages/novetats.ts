/** Number of the newest piece of news; numbers only grow. */
export const NEWEST = 15;

/** Number of the last news seen in this browser; a first visit has seen everything. */
export function readSeen(stored: string | null): number {
  return stored !== null && /^\d+$/.test(stored) ? Number(stored) : NEWEST;
}
