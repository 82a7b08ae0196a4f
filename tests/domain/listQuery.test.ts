import { expect, test } from 'vitest';
import { changeQuery, readSort, toggleSort } from '../../src/domain/listQuery';

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
