import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  PER_PAGE,
  Pagina,
  changeQuery,
  cutPage,
  readSort,
  toggleSort,
} from '../../../src/domain/values/pagina';

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

test('another filter, order or size returns to the first page and keeps the rest', () => {
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

test.each([
  [
    {},
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    { current_page: 1, last_page: 2, from: 1, to: 15 },
  ],
  [{ page: '2' }, [16, 17], { current_page: 2, last_page: 2, from: 16, to: 17 }],
  [{ page: '3' }, [], { current_page: 3, last_page: 2, from: null, to: null }],
  [
    { page: 'x', per_page: '30' },
    Array.from({ length: 17 }, (_, at) => at + 1),
    { current_page: 1, last_page: 1 },
  ],
])('rows that were read whole have a page for %j', (query, data, meta) => {
  const rows = Array.from({ length: 17 }, (_, at) => at + 1);
  expect(cutPage(rows, query)).toMatchObject({ data, meta: { ...meta, total: 17 } });
});
