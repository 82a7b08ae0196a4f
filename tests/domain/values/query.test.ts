import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromSearch, toSearch } from '../../../src/domain/values/query';

test('a query is written without empty values', () => {
  expect(toSearch({ page: 2, q: '', tipus: null, estat: undefined, oficina_id: 0, sort: '-cita.date' })).toBe(
    '?page=2&oficina_id=0&sort=-cita.date',
  );
  expect(toSearch({ q: '' })).toBe('');
  expect(toSearch({})).toBe('');
});

test('an address is read with or without its question mark, without empty values', () => {
  expect(fromSearch('?page=2&q=&tipus=laboral')).toEqual({ page: '2', tipus: 'laboral' });
  expect(fromSearch('page=2')).toEqual({ page: '2' });
  expect(fromSearch('?page=1&page=3')).toEqual({ page: '3' });
  expect(fromSearch('')).toEqual({});
});

test('a written query is read back, without its empty values', () => {
  const queries = fc.dictionary(fc.string({ minLength: 1 }), fc.string(), { noNullPrototype: true });
  fc.assert(
    fc.property(queries, (query) => {
      const kept = Object.entries(query).filter(([, value]) => value !== '');
      expect(Object.entries(fromSearch(toSearch(query)))).toEqual(kept);
    }),
  );
});
