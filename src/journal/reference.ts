import type { Entry, Journal } from './record';

/** What an entry is called on the telephone: `K3F9-41`. */
export const toReference = (id: string, number: number): string => `${id}-${number}`;

/** The reference of the newest entry of a kind; undefined where the journal holds none. */
export function findReference(
  { id, first, entries }: Journal,
  isIt: (entry: Entry) => boolean,
): string | undefined {
  const index = entries.findLastIndex(isIt);
  return index < 0 ? undefined : toReference(id, first + index);
}

/** The number of the entry that a reference, or its number alone, names; null for what is none of this journal. */
export function readReference({ id }: Journal, text: string): number | null {
  const [, of, number] = /^(?:([0-9A-Z]+)[\s-]+)?(\d+)$/i.exec(text.trim()) ?? [];
  if (number === undefined || (of !== undefined && of.toUpperCase() !== id)) return null;
  return Number(number);
}
