/** Rows read of a list that is due whole, and their number by the service, if it gives one. */
export type Gap = { read: number; total: number | null };

const gaps = new WeakMap<object, Gap>();

export function keepGap(rows: readonly unknown[], gap: Gap): void {
  gaps.set(rows, gap);
}

/** The gap of a list; null for a whole one, and for other data. */
export function findGap(data: unknown): Gap | null {
  return (typeof data === 'object' && data !== null && gaps.get(data)) || null;
}
