import { describe, expect, test } from 'vitest';
import {
  beginClosing,
  changeClosing,
  fillInscripcio,
  findClosingIssues,
  listDays,
  isAsked,
  mergeRows,
  sortClosings,
  type Closings,
} from '../../../src/domain/pages/closing';
import type { Assessoria } from '../../../src/domain/nouns/assessoria';
import type { Tipus } from '../../../src/domain/values/options';
import { assessoria } from '../../machines/support/samples';

const at = (id: number, date: string): Assessoria => ({
  ...assessoria,
  id,
  cita: { ...assessoria.cita, date },
});
const ROWS = [
  at(1, '2026-11-19T09:00:00+01:00'),
  at(2, '2026-11-20T09:00:00+01:00'),
  at(3, '2026-11-20T10:00:00+01:00'),
];
const [FIRST, SECOND, THIRD] = ROWS as [Assessoria, Assessoria, Assessoria];
const NOTHING: Closings = {};

const rate = (closings: Closings, id: number) =>
  changeClosing({ rows: ROWS, closings }, { id, changes: { valoracio: 4 } });

describe('what a session begins with', () => {
  test('is one person and the booked theme, never a guess of how they came or how it went', () => {
    const { draft, isAbsent } = beginClosing(assessoria);
    expect([
      draft.assistents,
      draft.tematica_id,
      draft.inscripcio,
      draft.valoracio,
      draft.realitzada,
    ]).toEqual([1, [4], null, null, null]);
    expect(isAbsent).toBe(false);
  });
});

describe('what is missing', () => {
  const ALL = ['inscripcio', 'valoracio'];
  test.each<[Tipus, string[]]>([
    ['laboral', ALL],
    ['academica', [...ALL, 'realitzada']],
    ['mobilitat_internacional', ALL],
    ['emprenedoria', [...ALL, 'subtematica_id']],
    ['habitatge', [...ALL, 'subtematica_id']],
  ])('of a session of type %s with a booked theme', (tipus, missing) => {
    const row = { ...assessoria, tipus };
    expect(Object.keys(findClosingIssues(row, beginClosing(row))).toSorted()).toEqual(missing.toSorted());
  });

  test('a theme too, where the type asks for one and none was booked', () => {
    const row = { ...assessoria, tipus: 'academica' as const, tematica: null };
    expect(findClosingIssues(row, beginClosing(row))).toMatchObject({ tematica_id: 'required' });
  });

  test('nothing of a session to which the person did not come', () => {
    expect(findClosingIssues(assessoria, { ...beginClosing(assessoria), isAbsent: true })).toEqual({});
  });

  test.each<[Tipus, string[]]>([
    ['laboral', []],
    ['academica', ['realitzada', 'tematica_id']],
    ['mobilitat_internacional', ['tematica_id']],
    ['emprenedoria', ['tematica_id', 'subtematica_id']],
    ['habitatge', ['tematica_id', 'subtematica_id']],
    ['nova' as Tipus, []],
  ])('%s asks for %j beside the common fields', (tipus, asked) => {
    const own = ['realitzada', 'tematica_id', 'subtematica_id'] as const;
    expect(own.filter((field) => isAsked(tipus, field))).toEqual(asked);
  });
});

describe('changes', () => {
  test('of one session leave the others, and what was chosen before', () => {
    const rated = rate(NOTHING, 2);
    const absent = changeClosing({ rows: ROWS, closings: rated }, { id: 2, isAbsent: true });
    expect(absent).toEqual({ 2: { draft: { ...beginClosing(SECOND).draft, valoracio: 4 }, isAbsent: true } });
  });

  test('of an unknown session change nothing', () => {
    expect(rate(NOTHING, 99)).toBe(NOTHING);
  });

  test('of all sessions spare an own choice, and those to which the person did not come', () => {
    const own = changeClosing(
      { rows: ROWS, closings: NOTHING },
      { id: 1, changes: { inscripcio: 'espontania' } },
    );
    const absent = changeClosing({ rows: ROWS, closings: own }, { id: 2, isAbsent: true });
    const filled = fillInscripcio(ROWS, absent, 'cita_previa');
    expect(ROWS.map(({ id }) => filled[id]?.draft.inscripcio)).toEqual(['espontania', null, 'cita_previa']);
  });
});

describe('sessions to save', () => {
  const filled = fillInscripcio(ROWS, NOTHING, 'cita_previa');
  test('are those that lack nothing; the others were only filled with all', () => {
    expect(sortClosings(ROWS, rate(filled, 2))).toEqual({ ready: [2], incomplete: [] });
  });
  test('lack what is missing of an own choice', () => {
    expect(sortClosings(ROWS, rate(rate(NOTHING, 1), 3))).toEqual({ ready: [], incomplete: [1, 3] });
  });
  test('lack the rest where nothing else was chosen', () => {
    expect(sortClosings(ROWS, filled)).toEqual({ ready: [], incomplete: [1, 2, 3] });
  });
  test('are none before anything is chosen', () => {
    expect(sortClosings(ROWS, NOTHING)).toEqual({ ready: [], incomplete: [] });
  });
});

test('sessions are grouped by day, the newest day first', () => {
  expect(listDays(ROWS)).toEqual([
    { day: '2026-11-20', rows: [SECOND, THIRD] },
    { day: '2026-11-19', rows: [FIRST] },
  ]);
});

describe('a new reading', () => {
  const shown = { rows: ROWS, closings: rate(NOTHING, 2), closed: [3], gone: [] };
  test('keeps what was closed here, and counts a begun session that is gone as closed', () => {
    expect(mergeRows(shown, [])).toEqual({ rows: [SECOND, THIRD], closed: [3, 2], gone: [2] });
  });
  test('drops an untouched session that is gone, and takes in a new one by its date', () => {
    const NEW = at(4, '2026-11-18T09:00:00+01:00');
    expect(mergeRows(shown, [SECOND, NEW])).toEqual({ rows: [NEW, SECOND, THIRD], closed: [3], gone: [] });
  });
});
