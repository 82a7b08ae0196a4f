import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { PER_PAGE, Pagina } from '../../src/domain/llista';
import { fromSearch, toSearch } from '../../src/domain/query';

test('empty values are left out of a query', () => {
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

test('what is written is read back as it was, without its empty values', () => {
  const queries = fc.dictionary(fc.string({ minLength: 1 }), fc.string(), { noNullPrototype: true });
  fc.assert(
    fc.property(queries, (query) => {
      const kept = Object.entries(query).filter(([, value]) => value !== '');
      expect(Object.entries(fromSearch(toSearch(query)))).toEqual(kept);
    }),
  );
});

test('the envelope of a list', () => {
  const page = {
    data: [1, 2],
    links: { first: '/api?page=1', last: '/api?page=1', prev: null, next: null },
    meta: { current_page: 1, from: 1, last_page: 1, path: '/api', per_page: 15, to: 2, total: 2 },
  };
  const empty = { ...page, data: [], meta: { ...page.meta, current_page: 9, from: null, to: null } };
  expect(Pagina(z.number()).parse(page)).toEqual(page);
  expect(Pagina(z.number()).parse(empty)).toEqual(empty);
  expect(Pagina(z.number()).safeParse({ data: [] }).success).toBe(false);
  expect(Pagina(z.number()).safeParse({ ...page, data: ['1'] }).success).toBe(false);
  expect(PER_PAGE).toEqual([15, 30, 50, 100]);
});
