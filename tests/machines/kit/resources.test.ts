import { expect, test } from 'vitest';
import { NOUNS, type CountedNoun, type SearchedNoun } from '../../../src/domain/access/noun';
import { RESOURCES } from '../../../src/machines/kit/resources';
import { activitat, assessoria, consulta, person, toPage } from '../support/samples';
import { playServer } from '../support/screens';

const server = playServer();
const { signal } = new AbortController();
const viewer = { permissions: ['edit_activitat_oficina', 'edit_usuari_oficina'], oficinaId: 1 };
const answer = (rows: object[]): void => server.calls[0]?.answer({ status: 200, body: toPage(rows) });

test.each<[CountedNoun, object, object]>([
  ['consulta', consulta, { records: 1, persons: 2, unsaid: 0 }],
  ['assessoria', assessoria, { records: 1, persons: 0, unsaid: 1 }],
  ['activitat', activitat, { records: 1, persons: 23, unsaid: 0 }],
])('a page of %s is counted, with its persons', async (noun, row, all) => {
  const counting = RESOURCES[noun].tally({ page: '1' }, signal, '2026-11-20');
  expect(server.getCalls()).toEqual([`GET ${NOUNS[noun].list}?page=1`]);
  answer([row]);
  const { counted, meta } = await counting;
  expect([counted.records, counted.per.all, meta.per_page]).toEqual([1, { '': all }, 15]);
});

const away = { ...assessoria.oficina, id: 2 };

test.each<[SearchedNoun, object[], unknown[]]>([
  [
    'consulta',
    [consulta],
    [
      {
        id: 51,
        path: '/consultes/51/editar',
        name: '',
        kind: null,
        when: '2026-11-20T10:00:00+01:00',
        place: 'Zqoficina Central',
        ambit: 1,
      },
    ],
  ],
  [
    'activitat',
    [activitat, { ...activitat, oficina: away }],
    [
      {
        id: 41,
        path: '/activitats/41/editar',
        name: 'Zqxerrada',
        kind: null,
        when: '2026-11-25',
        place: 'Zqinstitut',
      },
    ],
  ],
  [
    'professional',
    [person, { ...person, oficina: null }],
    [
      {
        id: 7,
        path: '/professionals/7/editar',
        name: 'Zqada Zqpuig Zqroca',
        kind: 'informador_integral',
        when: null,
        place: 'Zqoficina Central',
      },
    ],
  ],
])(
  'of %s a search tells where it is, and nothing of what is not to be opened',
  async (noun, rows, results) => {
    const searching = RESOURCES[noun].search({ q: 'zq', viewer, now: 0 }, signal);
    expect(server.getCalls()).toEqual([`GET ${NOUNS[noun].list}?q=zq&per_page=15`]);
    answer(rows);
    expect(await searching).toEqual({ results, total: results.length });
  },
);
