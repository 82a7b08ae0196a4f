import type { Entry, Journal } from './record';

/** Reference of an entry, to be read out on the telephone: `K3F9-41`. */
export const toReference = (id: string, number: number): string => `${id}-${number}`;

/** Reference of the newest entry of a kind; undefined if there is none. */
export function findReference(
  { id, first, entries }: Journal,
  isIt: (entry: Entry) => boolean,
): string | undefined {
  const index = entries.findLastIndex(isIt);
  return index < 0 ? undefined : toReference(id, first + index);
}

/** Entry number of a reference, or of a number alone; null if it is not of this journal. */
export function readReference({ id }: Journal, text: string): number | null {
  const [, of, number] = /^(?:([0-9A-Z]+)[\s-]+)?(\d+)$/i.exec(text.trim()) ?? [];
  if (number === undefined || (of !== undefined && of.toUpperCase() !== id)) return null;
  return Number(number);
}
