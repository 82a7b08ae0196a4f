import { expect, test } from 'vitest';
import { dated } from '../../../src/machines/kit/dated';
import type { Query } from '../../../src/domain/values/query';

const { signal } = new AbortController();

test("a day is Madrid's of the moment of the call, which the call gets too", () => {
  const asked: [Query, number][] = [];
  const list = dated('data', (query, _, now) => Promise.resolve(asked.push([query, now])));
  const midnight = Date.parse('2026-11-21T00:00:00+01:00');
  for (const now of [midnight - 1, midnight]) void list({ marc: '4' }, signal, now);
  void list({ quan: 'passades' }, signal, midnight);
  void list({ quan: 'totes', page: '2' }, signal, midnight);
  expect(asked).toEqual([
    [{ marc: '4', data_inici: '2026-11-20', sort: 'data' }, midnight - 1],
    [{ marc: '4', data_inici: '2026-11-21', sort: 'data' }, midnight],
    [{ data_fi: '2026-11-20', sort: '-data' }, midnight],
    [{ page: '2' }, midnight],
  ]);
});
