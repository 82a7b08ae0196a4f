import { describe, expect, test } from 'vitest';
import {
  findNextDay,
  getAgenda,
  getDayCites,
  getWeekFigures,
  listFreeHours,
  listRemaining,
} from '../../../src/domain/pages/agenda';
import { getVisibleCitaEstat, toCitaFacts } from '../../../src/domain/nouns/assessoria';
import type { Cita, CitaOberta } from '../../../src/domain/nouns/cita';
import type { Tipus } from '../../../src/domain/values/options';
import { offer, OFICINA, PROFESSIONAL } from '../samples';

const NOW = Date.parse('2026-11-20T11:20:00+01:00');

let lastId = 0;
function book(date: string, assistit: boolean | null = null, tipus: Tipus = 'laboral'): CitaOberta {
  const id = ++lastId;
  return {
    id,
    date,
    durada: 45,
    modalitat: 'Presencial',
    antena: null,
    assessoria: {
      id: id + 1000,
      slug: `${tipus}-${id + 1000}`,
      tipus,
      oficina: OFICINA,
      jove: null,
      bloquejada: false,
      assistit,
    },
    professional: PROFESSIONAL,
  };
}

function block(date: string, tipus: Tipus = 'academica'): Cita {
  const id = ++lastId;
  return { id, date, durada: 30, assessoria: { id: id + 1000, tipus, bloquejada: true } };
}

describe('the agenda of a day', () => {
  test('holds appointments and bookable hours by time, and the number of past ones', () => {
    const late = book('2026-11-20T16:00:00+01:00');
    const running = book('2026-11-20T11:20:00+01:00');
    const early = book('2026-11-20T09:30:00+01:00', true);
    const free = offer(++lastId, '2026-11-20T12:30:00+01:00');
    expect(getAgenda('2026-11-20', [late, running, early], [free], NOW)).toEqual({
      items: [
        { kind: 'cita', id: early.id, start: early.date, cita: early },
        { kind: 'cita', id: running.id, start: running.date, cita: running },
        { kind: 'slot', id: free.id, start: free.data_inici, slot: free },
        { kind: 'cita', id: late.id, start: late.date, cita: late },
      ],
      begun: 2,
      next: late.id,
      cites: 3,
      slots: 1,
    });
  });

  test('leaves out other days, taken hours and hours that have begun', () => {
    const slots = [
      offer(++lastId, '2026-11-20T12:30:00+01:00', { lliure: false }),
      offer(++lastId, '2026-11-20T11:20:00+01:00'),
      offer(++lastId, '2026-11-20T09:00:00+01:00'),
      offer(++lastId, '2026-11-21T12:30:00+01:00'),
    ];
    const cites = [book('2026-11-19T23:45:00+01:00'), book('2026-11-21T00:15:00+01:00')];
    expect(getAgenda('2026-11-20', cites, slots, NOW)).toEqual({
      items: [],
      begun: 0,
      next: undefined,
      cites: 0,
      slots: 0,
    });
  });

  test('is of the Madrid day, whatever the offset of an instant', () => {
    const atHalfPastMidnight = book('2026-11-19T23:30:00Z');
    const atOne = book('2026-11-20T01:00:00+01:00');
    expect(getDayCites('2026-11-20', [atOne, atHalfPastMidnight])).toEqual([atHalfPastMidnight, atOne]);
    expect(getDayCites('2026-11-19', [atOne, atHalfPastMidnight])).toEqual([]);
  });
});

describe('the next day with appointments', () => {
  test('is the nearest later one, never today', () => {
    const cites = [
      book('2026-11-24T10:00:00+01:00'),
      book('2026-11-23T12:15:00+01:00'),
      book('2026-11-20T16:00:00+01:00'),
      book('2026-11-18T16:00:00+01:00'),
    ];
    expect(findNextDay('2026-11-20', cites)).toBe('2026-11-23');
    expect(findNextDay('2026-11-24', cites)).toBeUndefined();
  });
});

describe('the figures of a week', () => {
  test('count the appointments, the realised, the not attended and each type', () => {
    const cites = [
      book('2026-11-15T23:59:00+01:00', true),
      book('2026-11-16T00:00:00+01:00', true, 'habitatge'),
      book('2026-11-18T10:00:00+01:00', false, 'habitatge'),
      book('2026-11-20T10:00:00+01:00', null, 'emprenedoria'),
      block('2026-11-21T10:00:00+01:00', 'academica'),
      book('2026-11-22T23:59:00+01:00', true, 'habitatge'),
      book('2026-11-23T00:00:00+01:00', true),
    ];
    expect(getWeekFigures('2026-11-20', cites)).toEqual({
      data_inici: '2026-11-16',
      data_fi: '2026-11-22',
      cites: 5,
      realitzades: 2,
      noAssistides: 1,
      perTipus: [
        { tipus: 'habitatge', cites: 3 },
        { tipus: 'academica', cites: 1 },
        { tipus: 'emprenedoria', cites: 1 },
      ],
    });
  });

  test('are zeros in an empty week', () => {
    expect(getWeekFigures('2026-11-22', [])).toEqual({
      data_inici: '2026-11-16',
      data_fi: '2026-11-22',
      cites: 0,
      realitzades: 0,
      noAssistides: 0,
      perTipus: [],
    });
  });
});

describe('the state of an appointment', () => {
  test.each([
    ['realised, though it is still going on', book('2026-11-20T11:00:00+01:00', true), 'realitzada'],
    ['not attended', book('2026-11-20T09:00:00+01:00', false), 'no_assistida'],
    ['pending until its last minute', book('2026-11-20T10:36:00+01:00'), 'pendent'],
    ['waiting to be closed once it is over', book('2026-11-20T10:35:00+01:00'), 'per_tancar'],
    ['blocked', block('2026-11-20T09:00:00+01:00'), 'bloquejada'],
  ])('%s', (_, cita, estat) => expect(getVisibleCitaEstat(cita, NOW)).toBe(estat));

  test('is a fact of access rules', () => {
    const cita = book('2026-11-20T09:00:00+01:00', true);
    const facts = { id: cita.assessoria.id, tipus: 'laboral', bloquejada: false, oficina: OFICINA };
    expect(toCitaFacts(cita)).toEqual({ ...facts, realitzada: true, assistit: true });
    expect(toCitaFacts({ ...cita, assessoria: { ...cita.assessoria, assistit: false } })).toEqual({
      ...facts,
      realitzada: false,
      assistit: false,
    });
    const blocked = block('2026-11-20T09:00:00+01:00', 'habitatge');
    expect(toCitaFacts(blocked)).toEqual({
      id: blocked.assessoria.id,
      tipus: 'habitatge',
      bloquejada: true,
      realitzada: false,
      assistit: null,
      oficina: null,
    });
  });
});

describe("an office's day", () => {
  test('has the running and upcoming appointments left, by time', () => {
    const late = book('2026-11-20T16:00:00+01:00');
    const running = book('2026-11-20T11:00:00+01:00');
    const over = book('2026-11-20T10:35:00+01:00');
    const tomorrow = book('2026-11-21T09:00:00+01:00');
    expect(listRemaining('2026-11-20', [tomorrow, late, over, running], NOW)).toEqual([running, late]);
  });

  test('free hours are counted by type, the earliest type first', () => {
    const one = offer(1, '2026-11-20T13:00:00+01:00');
    const next = offer(2, '2026-11-20T12:00:00+01:00');
    const other = offer(3, '2026-11-20T11:30:00+01:00', { tipus: 'habitatge' });
    const gone = [
      offer(4, '2026-11-20T11:30:00+01:00', { lliure: false }),
      offer(5, '2026-11-20T11:20:00+01:00', { tipus: 'academica' }),
      offer(6, '2026-11-21T11:30:00+01:00', { tipus: 'academica' }),
    ];
    expect(listFreeHours('2026-11-20', [...gone, one, next, other], NOW)).toEqual([
      { next: other, count: 1 },
      { next, count: 2 },
    ]);
  });
});
