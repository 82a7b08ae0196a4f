import { expect, test } from 'vitest';
import { openProduct, readAll } from '../support/openProduct';

const HINDRANCES = [
  ['does not come', (call: string) => ({ unanswered: new RegExp(call) })],
  ['fails', (call: string) => ({ fault: { kind: 'network' as const, match: { path: call } } })],
] as const;

const COLUMNS = [
  ['/consultes', '/ambits$', 4],
  ['/consultes', '/tematiques$', 5],
  ['/activitats', '/marcs$', 5],
] as const;

const CASES = COLUMNS.flatMap((column) => HINDRANCES.map((hindrance) => [...column, ...hindrance] as const));

test.each(CASES)(
  '%s calls no value missing while %s of column %i %s',
  async (path, call, place, _, hinder) => {
    await openProduct('informador_integral', path, hinder(call));
    const cells = readAll(`tbody tr td:nth-child(${place})`);
    expect(cells).toHaveLength(15);
    expect(new Set(cells)).toEqual(new Set(['']));
  },
);
