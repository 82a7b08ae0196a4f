import { describe, expect, test } from 'vitest';
import type { Assessoria, AssessoriaRow } from '../../../src/domain/nouns/assessoria';
import {
  findNearest,
  isEmptyContact,
  listSearches,
  listSeen,
  toContact,
} from '../../../src/domain/pages/seen';
import { assessoria } from '../../machines/support/samples';

const contact = (telefon: string, email: string) => ({ telefon, email });

test.each([
  [{ telefon: '+34 600 000 123', email: ' Nil@Example.org ' }, contact('600000123', 'nil@example.org')],
  [
    { telefon: '\u202A0034\u00A0600\u2011000\u2011123\u202C', email: '<Nil@example.org>;' },
    contact('600000123', 'nil@example.org'),
  ],
  [{ telefon: '600', email: 'nil@' }, contact('', '')],
  [{ telefon: null, email: null }, contact('', '')],
])('the contact of %j is %j', (typed, expected) => {
  expect(toContact(typed)).toEqual(expected);
});

test.each([
  [contact('600000123', 'nil@example.org'), ['600000123', 'nil@example.org'], false],
  [contact('3360000033', ''), ['3360000033'], false],
  [contact('', ''), [], true],
])('%j is searched for as %j', (known, expected, unknown) => {
  expect([listSearches(known), isEmptyContact(known)]).toEqual([expected, unknown]);
});

const at = (id: number, date: string, of: Partial<Assessoria> = {}): Assessoria => ({
  ...assessoria,
  id,
  cita: { ...assessoria.cita, date },
  ...of,
});
const jove = (telefon: string | null, email: string | null) => ({
  jove: { nom: 'Nil', cognoms: 'Serra', telefon, email },
});
const blocked: AssessoriaRow = {
  id: 9,
  tipus: 'laboral',
  bloquejada: true,
  cita: { date: '2026-11-20T10:00:00+01:00' },
};

describe('earlier sessions of a person', () => {
  test('have exactly that telephone or e-mail, each once, the newest first', () => {
    const rows = [
      at(1, '2026-11-02T10:00:00+01:00', jove('600000123', null)),
      at(2, '2026-11-09T10:00:00+01:00', { ...jove(null, 'NIL@example.org'), assistit: false }),
      at(3, '2026-11-04T10:00:00+01:00', jove('600 000 1234', 'nil@example.com')),
      at(4, '2026-11-05T10:00:00+01:00', jove('', '')),
      blocked,
      at(1, '2026-11-02T10:00:00+01:00', jove('600000123', null)),
    ];
    const { tipus, professional } = assessoria;
    const same = { tipus, professional, durada: 30, nom: 'Nil Serra' };
    expect(listSeen(rows, contact('600000123', 'nil@example.org'))).toEqual([
      { ...same, id: 2, date: '2026-11-09T10:00:00+01:00', estat: 'no_assistida' },
      { ...same, id: 1, date: '2026-11-02T10:00:00+01:00', estat: 'pendent' },
    ]);
  });

  test('are none without a contact', () => {
    expect(listSeen([at(4, '2026-11-05T10:00:00+01:00', jove('', null))], contact('', ''))).toEqual([]);
  });
});

test('are split into the latest begun and the next', () => {
  const days = [
    '2026-12-09T10:00:00+01:00',
    '2026-11-23T10:00:00+01:00',
    '2026-11-20T10:00:00+01:00',
    '2026-11-02T10:00:00+01:00',
  ];
  const seen = listSeen(
    days.map((day, index) => at(index, day, jove('600000123', null))),
    contact('600000123', ''),
  );
  const { last, next } = findNearest(seen, Date.parse('2026-11-20T10:00:00+01:00'));
  expect([last?.date, next?.date]).toEqual([days[2], days[1]]);
  expect(findNearest([], 0)).toEqual({ last: undefined, next: undefined });
});

test.each([
  ['600000331', '600000331'],
  ['600 000 331 ', '600000331'],
  ['(+34) 600-00.03.31', '600000331'],
  ['0034 600 000 331', '600000331'],
  ['34600000331', '600000331'],
  ['+33 6 00 00 03 31', '33600000331'],
  ['349000033', '349000033'],
  ['60000033', ''],
  ['no en té', ''],
  ['', ''],
])('the contact of %j is %j', (text, expected) => {
  expect(toContact({ telefon: text, email: null }).telefon).toBe(expected);
});
