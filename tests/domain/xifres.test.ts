import { describe, expect, test } from 'vitest';
import {
  addUp,
  getAddress,
  listPages,
  readAddress,
  tallyActivitats,
  tallyAssessories,
  tallyConsultes,
} from '../../src/domain/xifres';
import { activitat, assessoria, consulta } from '../machines/support/samples';

const WEEK = { data_inici: '2026-11-16', data_fi: '2026-11-22' };

describe('the address of a number', () => {
  test('is that of the list behind it, and says what to ask for', () => {
    const address = getAddress('consultes', WEEK, { canal: 'telefon' });
    expect(address).toBe('/consultes?canal=telefon&data_inici=2026-11-16&data_fi=2026-11-22');
    expect(readAddress(address)).toEqual({ list: 'consultes', query: { canal: 'telefon', ...WEEK } });
  });

  test('of records has a page, the largest that there is', () => {
    const page = { sort: 'id', per_page: '100', ...WEEK };
    expect(listPages('activitats', WEEK, 201).map(readAddress)).toEqual(
      ['1', '2', '3'].map((number) => ({ list: 'activitats', query: { ...page, page: number } })),
    );
    expect(listPages('activitats', WEEK, 200)).toHaveLength(2);
    expect(listPages('activitats', WEEK, 0)).toEqual([]);
  });
});

describe('what records say', () => {
  test('of consultes: their themes, each once a record', () => {
    const rows = [[1, 2], [2, 2], []].map((tematica_id) => ({ ...consulta, tematica_id }));
    expect(tallyConsultes(rows)).toEqual({ records: 3, per: { tematica: { 1: 1, 2: 2, '': 1 } } });
  });

  test('of assessories: what was spoken about, before that what was booked, of a blocked one nothing', () => {
    const realitzada = {
      tematiques: [
        { id: 5, name: 'Cinc' },
        { id: 6, name: 'Sis' },
      ],
    } as never;
    const blocked = { id: 13, tipus: 'laboral', bloquejada: true, cita: assessoria.cita } as const;
    const rows = [assessoria, { ...assessoria, realitzada }, { ...assessoria, tematica: null }, blocked];
    expect(tallyAssessories(rows)).toEqual({ records: 4, per: { tematica: { 4: 1, 5: 1, 6: 1, '': 2 } } });
  });

  test('of activities: àmbit, themes and who held them; nothing of what names a person is left', () => {
    const rows = [activitat, { ...activitat, ambit: null, professionals: [] }];
    expect(tallyActivitats(rows)).toEqual({
      records: 2,
      per: { ambit: { 1: 1, '': 1 }, tematica: { 1: 2, 2: 2 }, professional: { 7: 1, '': 1 } },
    });
  });

  test('on several pages adds up', () => {
    const one = { records: 2, per: { tematica: { 1: 1, 2: 1 } } };
    const other = { records: 1, per: { tematica: { 2: 1 }, ambit: { 3: 1 } } };
    expect(addUp([one, other])).toEqual({ records: 3, per: { tematica: { 1: 1, 2: 2 }, ambit: { 3: 1 } } });
    expect(addUp([])).toEqual({ records: 0, per: {} });
  });
});
