import { describe, expect, test } from 'vitest';
import type { Assessoria, AssessoriaRow } from '../../../src/domain/nouns/assessoria';
import { listNamed, listPeople, toNewJove } from '../../../src/domain/pages/people';
import { assessoria } from '../../machines/support/samples';

const NOW = Date.parse('2026-11-20T10:20:00+01:00');

const at = (id: number, date: string, jove: Partial<Assessoria['jove']> = {}): Assessoria => ({
  ...assessoria,
  id,
  jove: { nom: 'Gal·la', cognoms: "D'Ensenyament", telefon: null, email: null, ...jove },
  cita: { ...assessoria.cita, date },
});
const blocked: AssessoriaRow = {
  id: 9,
  tipus: 'laboral',
  bloquejada: true,
  cita: { date: '2026-11-20T10:00:00+01:00' },
};

describe('the rows of a search', () => {
  const rows = [
    at(1, '2026-11-20T10:00:00+01:00', { telefon: '600 000 117', email: 'galla@example.org' }),
    at(2, '2026-11-20T10:00:00+01:00', { nom: 'Cesc', cognoms: 'Suposat' }),
    blocked,
  ];

  test.each([
    'gal·la',
    'Galla',
    'gal.la',
    'GÁL·LA',
    'd’ensenyament',
    'ensenyament gal·la',
    '600000117',
    '+34 600 000 117',
    '0034600000117',
    '600-000-117',
    '600.000',
    'galla@example.org',
  ])('are of the young person for %s', (q) => {
    expect(listNamed(rows, q).map(({ id }) => id)).toEqual([1]);
  });

  test("are none by the professional's name", () => {
    expect([assessoria.professional?.nom, listNamed(rows, 'zqada')]).toEqual(['Zqada', []]);
  });
});

describe('the people of a search', () => {
  const cesc = { nom: 'Cesc', cognoms: 'Suposat' };

  test('are the nearest to now first, each with its nearest session and the number of them', () => {
    const rows = [
      at(1, '2026-12-01T10:00:00+01:00', { ...cesc, telefon: '600 000 117' }),
      at(2, '2026-10-01T10:00:00+01:00', { nom: 'cesc', cognoms: 'Suposat', telefon: '+34600000117' }),
      at(3, '2026-11-20T09:45:00+01:00', { ...cesc, telefon: '600000118' }),
      at(4, '2026-11-19T09:45:00+01:00', { ...cesc, nom: 'Jana', telefon: '600000117' }),
    ];
    expect(listPeople(rows, NOW).map(({ id, name, visits }) => [id, name, visits])).toEqual([
      [3, 'Cesc Suposat', 1],
      [4, 'Jana Suposat', 1],
      [1, 'Cesc Suposat', 2],
    ]);
  });

  test('with the same name and no telephone are not taken for one', () => {
    const rows = [at(1, '2026-11-20T12:00:00+01:00', cesc), at(2, '2026-11-20T13:00:00+01:00', cesc)];
    expect(listPeople(rows, NOW)).toEqual([
      {
        id: 1,
        path: '/assessories/1',
        name: 'Cesc Suposat',
        kind: 'laboral',
        when: '2026-11-20T12:00:00+01:00',
        place: 'Zqoficina Central',
        state: 'pendent',
        visits: 1,
      },
      expect.objectContaining({ id: 2, visits: 1 }),
    ]);
  });

  test('whose session has ended and is not closed are told so', () => {
    expect(listPeople([at(1, '2026-11-20T09:00:00+01:00')], NOW)[0]?.state).toBe('per_tancar');
  });
});

test.each([
  ['fatima', { nom: 'fatima' }],
  ['Fatima  El Inventat', { nom: 'Fatima', cognoms: 'El Inventat' }],
  [' 600-000-117 ', { telefon: '600-000-117' }],
  ['+34 600 000 117', { telefon: '+34 600 000 117' }],
  ['<fatima@example.org>', { email: 'fatima@example.org' }],
])('a new person searched for as %j is known by %j', (q, known) => {
  expect(toNewJove(q)).toEqual({ nom: '', cognoms: '', telefon: '', email: '', ...known });
});
