/** Multiples of the demo's numbers of records; the sign-ins are always among the staff. */
type StoreSize = { schools: number; staff: number; records: number };

/** Named sizes of the data: nothing recorded yet, some months of use, several years of it. */
export const SIZES = {
  empty: { schools: 1, staff: 0, records: 0 },
  demo: { schools: 1, staff: 1, records: 1 },
  busy: { schools: 2, staff: 3, records: 5 },
} as const satisfies Record<string, StoreSize>;

export type SizeName = keyof typeof SIZES;
