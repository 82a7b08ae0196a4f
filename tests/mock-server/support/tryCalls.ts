import { expect } from 'vitest';
import type { Answer } from './testServer';

type Options<Row> = {
  calls: readonly ((id: number) => Promise<Answer>)[];
  places: readonly Partial<Row>[];
  put: (place: Partial<Row>) => number;
  getRow: (id: number) => Row | undefined;
};

/** Status of each call on a fresh row of each place; a refused call must change nothing. */
export async function tryCalls<Row>({ calls, places, put, getRow }: Options<Row>): Promise<string> {
  const statuses: string[] = [];
  for (const call of calls) {
    for (const place of places) {
      const id = put(place);
      const before = getRow(id);
      const { status } = await call(id);
      if (status === 403) expect(getRow(id)).toBe(before);
      statuses.push(String(status));
    }
  }
  return statuses.join(' ');
}

/** A row of a table, without its alignment. */
export function toStatuses(row: string): string {
  return row.replaceAll('  ', ' ');
}
