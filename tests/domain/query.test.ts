import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeQuery, fromSearch, readSort, toSearch, toggleSort } from '../../src/domain/query';

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

test('another filter, order or size begins at the first page and keeps the rest', () => {
  const query = { tipus: 'laboral', page: '3', sort: '-cita.date', utm: 'x' };
  expect(changeQuery(query, { estat: 'pendent' })).toEqual({
    tipus: 'laboral',
    sort: '-cita.date',
    utm: 'x',
    estat: 'pendent',
  });
  expect(changeQuery(query, { tipus: null, sort: '' })).toEqual({ utm: 'x' });
  expect(changeQuery(query, { page: '4' })).toEqual({ ...query, page: '4' });
  expect(changeQuery({}, {})).toEqual({});
});

test('an order is read from its parameter', () => {
  expect(readSort('-cita.date')).toEqual({ field: 'cita.date', order: 'desc' });
  expect(readSort('jove.nom')).toEqual({ field: 'jove.nom', order: 'asc' });
});

test('a header sorts up, then down, then up again', () => {
  expect(toggleSort('-cita.date', 'jove.nom')).toBe('jove.nom');
  expect(toggleSort('jove.nom', 'jove.nom')).toBe('-jove.nom');
  expect(toggleSort('-jove.nom', 'jove.nom')).toBe('jove.nom');
});
