import { describe, expect, test } from 'vitest';
import type { Counted } from '../../../src/domain/pages/tally';
import { getAddress, type Llista } from '../../../src/domain/pages/xifres';
import {
  getPart,
  getPersons,
  getTotals,
  hasPersons,
  listNeeded,
  listFiles,
  type Fila,
  type Part,
  type Taula,
} from '../../../src/domain/pages/xifresTables';

const NOW = { data_inici: '2026-11-16', data_fi: '2026-11-22' };
const BEFORE = { data_inici: '2026-11-09', data_fi: '2026-11-15' };
const PAIR = { now: NOW, before: BEFORE, later: null };

const CANAL: Taula = {
  list: 'consultes',
  dimensio: 'canal',
  options: [
    { value: 'telefon', label: 'Telèfon' },
    { value: 'email', label: 'Correu' },
  ],
};
const PROFESSIONAL: Taula = {
  list: 'consultes',
  dimensio: 'professional',
  options: [
    { value: '7', label: 'Ada' },
    { value: '8', label: 'Bet' },
    { value: '9', label: 'Cel' },
  ],
};
const TEMATICA: Taula = {
  list: 'consultes',
  dimensio: 'tematica',
  options: [
    { value: '1', label: 'Un' },
    { value: '2', label: 'Dos' },
  ],
};
const WISHES = [CANAL, PROFESSIONAL, TEMATICA];

function answer(counts: Readonly<Record<string, readonly [now: number | null, before: number | null]>>) {
  const answers: Record<string, Counted> = {};
  for (const [filter, [now, before]] of Object.entries(counts)) {
    const [name = '', value = ''] = filter.split('=');
    const query = filter === '' ? {} : { [name]: value };
    if (now !== null) answers[getAddress('consultes', NOW, query)] = { records: now, per: {} };
    if (before !== null) answers[getAddress('consultes', BEFORE, query)] = { records: before, per: {} };
  }
  return answers;
}

const sum = (records: number, persons = 0, unsaid = 0) => ({ records, persons, unsaid });

const shut = () => false;
const ask = (answers: Record<string, Counted> = {}, isOpen: (part: Part) => boolean = shut) =>
  listNeeded(['consultes'], WISHES, PAIR, { answers, isOpen }).map((address) =>
    address.replace(/data_inici=2026-11-(\d+).*/, (_, day) => (day === '16' ? 'now' : 'before')),
  );
const show = ({ label, is, now, before }: Fila) => [is === 'value' ? label : is, now.count, before.count];

describe('the numbers to load', () => {
  test('begin with the totals, then one per value, and the opened parts', () => {
    expect(ask()).toEqual([
      '/consultes?now',
      '/consultes?before',
      '/consultes?canal=telefon&now',
      '/consultes?canal=telefon&before',
      '/consultes?canal=email&now',
      '/consultes?canal=email&before',
    ]);
    expect(ask({}, (part) => part === 'consultes.professionals').slice(6)).toEqual(
      ['7', '8', '9'].flatMap((id) => [
        `/consultes?professional_id=${id}&now`,
        `/consultes?professional_id=${id}&before`,
      ]),
    );
  });

  test('have pages once the totals are loaded', () => {
    const isOpen = (part: Part) => part === 'consultes.rows';
    expect(ask({}, isOpen)).toHaveLength(6);
    const pages = ask(answer({ '': [101, 3] }), isOpen).slice(6);
    expect(pages).toEqual([
      '/consultes?sort=id&per_page=100&page=1&now',
      '/consultes?sort=id&per_page=100&page=2&now',
      '/consultes?sort=id&per_page=100&page=1&before',
    ]);
  });

  test('are no more than the totals of an empty period', () => {
    expect(ask(answer({ '': [2, 0] }))).toEqual([
      '/consultes?now',
      '/consultes?before',
      '/consultes?canal=telefon&now',
      '/consultes?canal=email&now',
    ]);
    expect(ask(answer({ '': [0, 0] }), () => true)).toEqual(['/consultes?now', '/consultes?before']);
  });

  test('come from rows where no filter gives them', () => {
    const parts = (list: Llista, dimensio: Taula['dimensio']) => getPart({ list, dimensio });
    expect([
      parts('consultes', 'ambit'),
      parts('activitats', 'ambit'),
      parts('assessories', 'professional'),
      parts('activitats', 'professional'),
      parts('assessories', 'tematica'),
    ]).toEqual([null, 'activitats.rows', 'assessories.professionals', 'activitats.rows', 'assessories.rows']);
  });
});

describe('a table of figures', () => {
  test('shows each value with its list in order, loaded or not', () => {
    const answers = answer({ '': [10, 4], 'canal=telefon': [7, null], 'canal=email': [3, 4] });
    expect(listFiles(CANAL, PAIR, answers)).toEqual([
      {
        value: 'telefon',
        label: 'Telèfon',
        is: 'value',
        now: { count: 7, address: '/consultes?canal=telefon&data_inici=2026-11-16&data_fi=2026-11-22' },
        before: { count: null, address: '/consultes?canal=telefon&data_inici=2026-11-09&data_fi=2026-11-15' },
        sums: null,
      },
      {
        value: 'email',
        label: 'Correu',
        is: 'value',
        now: { count: 3, address: '/consultes?canal=email&data_inici=2026-11-16&data_fi=2026-11-22' },
        before: { count: 4, address: '/consultes?canal=email&data_inici=2026-11-09&data_fi=2026-11-15' },
        sums: null,
      },
    ]);
    expect(getTotals('consultes', PAIR, answers).now.count).toBe(10);
  });

  test('shows the rest of the total', () => {
    const answers = answer({ '': [10, 4], 'canal=telefon': [5, 0], 'canal=email': [3, 4] });
    expect(listFiles(CANAL, PAIR, answers).map(show)).toEqual([
      ['Telèfon', 5, 0],
      ['Correu', 3, 4],
      ['rest', 2, 0],
    ]);
  });

  test('of people shows those with records, by frequency', () => {
    const answers = answer({
      '': [10, 4],
      'professional_id=7': [2, 1],
      'professional_id=8': [0, 0],
      'professional_id=9': [6, 0],
    });
    expect(listFiles(PROFESSIONAL, PAIR, answers).map(show)).toEqual([
      ['Cel', 6, 0],
      ['Ada', 2, 1],
      ['rest', 2, 3],
    ]);
  });

  test('from rows is shown once all are read', () => {
    const [now = '', before = ''] = ask(answer({ '': [3, 1] }), (part) => part === 'consultes.rows').slice(6);
    expect([now, before]).toEqual([
      '/consultes?sort=id&per_page=100&page=1&now',
      '/consultes?sort=id&per_page=100&page=1&before',
    ]);
    const page = { sort: 'id', per_page: '100', page: '1' };
    const half = {
      ...answer({ '': [3, 1] }),
      [getAddress('consultes', NOW, page)]: {
        records: 3,
        per: { tematica: { 2: sum(2, 5), 99: sum(1, 1), '': sum(1, 0, 1) } },
      },
    };
    expect(listFiles(TEMATICA, PAIR, half)).toEqual([]);
    const whole = {
      ...half,
      [getAddress('consultes', BEFORE, page)]: { records: 1, per: { tematica: { 1: sum(1, 3) } } },
    };
    const rows = listFiles(TEMATICA, PAIR, whole);
    expect(rows.map(({ value, label, is }) => [value, label, is])).toEqual([
      ['2', 'Dos', 'value'],
      ['99', '', 'value'],
      ['1', 'Un', 'value'],
      ['', '', 'none'],
    ]);
    expect(
      rows.map(({ now: { count, address }, before: { count: ago }, sums }) => [count, ago, address, sums]),
    ).toEqual([
      [2, 0, null, { now: sum(2, 5), before: sum(0) }],
      [1, 0, null, { now: sum(1, 1), before: sum(0) }],
      [0, 1, null, { now: sum(0), before: sum(1, 3) }],
      [1, 0, null, { now: sum(1, 0, 1), before: sum(0) }],
    ]);
  });

  test('has the persons of each value and of the rest, once all rows are read', () => {
    const page = { sort: 'id', per_page: '100', page: '1' };
    const groups = { telefon: sum(5, 8, 1), nou: sum(1, 1), '': sum(1, 2) };
    const answers = {
      ...answer({ '': [10, 4], 'canal=telefon': [5, 4], 'canal=email': [3, 0] }),
      [getAddress('consultes', NOW, page)]: {
        records: 10,
        per: { canal: groups, all: { '': sum(10, 15, 1) } },
      },
    };
    expect([getPersons('consultes', PAIR, answers), listFiles(CANAL, PAIR, answers)[0]?.sums]).toEqual([
      null,
      null,
    ]);
    const whole = { ...answers, [getAddress('consultes', BEFORE, page)]: { records: 4, per: {} } };
    expect(getPersons('consultes', PAIR, whole)).toEqual({ now: sum(10, 15, 1), before: sum(0) });
    expect(listFiles(CANAL, PAIR, whole).map(({ sums }) => sums?.now)).toEqual([
      sum(5, 8, 1),
      sum(0),
      sum(2, 3),
    ]);
  });

  test('has no persons by what only one person of a record says', () => {
    const groupings = ['canal', 'oficina_tipus', 'districte', 'edat_genere'] as const;
    expect(groupings.filter(hasPersons)).toEqual(['canal', 'oficina_tipus']);
  });
});
