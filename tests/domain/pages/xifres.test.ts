import { describe, expect, test } from 'vitest';
import { NOUNS } from '../../../src/domain/access/noun';
import { ROUTES } from '../../../src/domain/access/routes';
import { getAddress, listLlistes, listPages, LLISTES, readAddress } from '../../../src/domain/pages/xifres';

const WEEK = { data_inici: '2026-11-16', data_fi: '2026-11-22' };

test('the counted lists, with the filter of each number', () => {
  expect(LLISTES).toEqual({
    consultes: {
      noun: 'consulta',
      figures: {
        oficina: 'oficina_id',
        canal: 'canal',
        ambit: 'ambit',
        professional: 'professional_id',
        tematica: null,
        districte: null,
      },
    },
    assessories: {
      noun: 'assessoria',
      figures: {
        tipus: 'tipus',
        estat: 'estat',
        oficina: 'oficina_id',
        professional: 'professional_id',
        tematica: null,
        districte: null,
      },
    },
    activitats: {
      noun: 'activitat',
      figures: {
        oficina: 'oficina_id',
        marc: 'marc',
        area: 'area',
        ambit: null,
        tematica: null,
        professional: null,
      },
    },
  });
});

test('counting a list needs the right to read it, or one type of it', () => {
  expect(listLlistes(['read_activitat_oficina', 'read_laboral_app', 'read_usuari_app'])).toEqual([
    'assessories',
    'activitats',
  ]);
  expect(listLlistes(['edit_consulta_app'])).toEqual([]);
});

test('the right to count a list opens the page of figures', () => {
  const page = ROUTES.find(({ path }) => path === '/xifres');
  expect(page?.permissions).toEqual(Object.values(LLISTES).map(({ noun }) => `read_${NOUNS[noun].resource}`));
});

describe('the address of a number', () => {
  test('is that of its list, and is read back as its query', () => {
    const address = getAddress('consultes', WEEK, { canal: 'telefon' });
    expect(address).toBe('/consultes?canal=telefon&data_inici=2026-11-16&data_fi=2026-11-22');
    expect(readAddress(address)).toEqual({ list: 'consultes', query: { canal: 'telefon', ...WEEK } });
  });

  test('of rows has the largest page', () => {
    const page = { sort: 'id', per_page: '100', ...WEEK };
    expect(listPages('activitats', WEEK, 201).map(readAddress)).toEqual(
      ['1', '2', '3'].map((number) => ({ list: 'activitats', query: { ...page, page: number } })),
    );
    expect(listPages('activitats', WEEK, 200)).toHaveLength(2);
    expect(listPages('activitats', WEEK, 0)).toEqual([]);
  });
});
