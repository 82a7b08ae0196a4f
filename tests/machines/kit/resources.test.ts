import { expect, test } from 'vitest';
import { NOUNS, type CountedNoun, type SearchedNoun } from '../../../src/domain/access/noun';
import { RESOURCES } from '../../../src/machines/kit/resources';
import { activitat, assessoria, consulta, person, toPage } from '../support/samples';
import { playServer } from '../support/screens';

const server = playServer();
const { signal } = new AbortController();
const viewer = { permissions: ['edit_activitat_oficina', 'edit_usuari_oficina'], oficinaId: 1 };
const blocked = { id: 13, tipus: 'laboral', bloquejada: true, cita: assessoria.cita } as const;
const spoken = { tematiques: [5, 6].map((id) => ({ id, name: `Tema ${id}` })) };

const answer = (rows: object[]): void => server.calls[0]?.answer({ status: 200, body: toPage(rows) });

test.each<[CountedNoun, object[], object]>([
  [
    'consulta',
    [[1, 2], [2, 2], []].map((tematica_id) => ({ ...consulta, tematica_id })),
    { tematica: { 1: 1, 2: 2, '': 1 } },
  ],
  [
    'assessoria',
    [assessoria, { ...assessoria, realitzada: spoken }, { ...assessoria, tematica: null }, blocked],
    { tematica: { 4: 1, 5: 1, 6: 1, '': 2 } },
  ],
  [
    'activitat',
    [activitat, { ...activitat, ambit: null, professionals: [] }],
    { ambit: { 1: 1, '': 1 }, tematica: { 1: 2, 2: 2 }, professional: { 7: 1, '': 1 } },
  ],
])('a page of %s is added up by what only its rows say', async (noun, rows, per) => {
  const counting = RESOURCES[noun].tally({ page: '1' }, signal);
  expect(server.getCalls()).toEqual([`GET ${NOUNS[noun].list}?page=1`]);
  answer(rows);
  const { counted, meta } = await counting;
  expect([counted, meta.per_page]).toEqual([{ records: rows.length, per }, 15]);
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
