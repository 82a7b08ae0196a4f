import { describe, expect, test } from 'vitest';
import type { Cita } from '../../../src/domain/nouns/cita';
import { getServiceDay, tallyOficines } from '../../../src/domain/pages/servei';
import { assessoria, cita } from '../../machines/support/samples';
import { offer } from '../samples';

const TODAY = '2026-11-20';
const NOW = Date.parse('2026-11-20T11:20:00+01:00');
const at = (time: string, day = TODAY) => `${day}T${time}:00+01:00`;
const office = (id: number, nom = `Oficina ${id}`) => ({ id, nom, name: nom, antenas: [] });

const book = (date: string, oficina: ReturnType<typeof office> | null): Cita => ({
  ...cita,
  date,
  assessoria: { ...cita.assessoria, oficina },
});
const BLOCKED: Cita = {
  ...{ id: 30, date: at('12:00'), durada: 30 },
  assessoria: { id: 40, tipus: 'laboral', bloquejada: true },
};
const OFFICES = [office(1), office(2)];

describe("the service's day", () => {
  test('counts appointments, bookable hours and sessions to close by office', () => {
    const cites = [
      book(at('09:00'), office(1)),
      book(at('16:00'), office(1)),
      book(at('16:00', '2026-11-21'), office(1)),
      book(at('10:00'), office(3)),
      BLOCKED,
    ];
    const slots = [
      offer(1, at('12:00'), { oficina: office(2) }),
      offer(2, at('13:00'), { oficina: office(2) }),
      offer(3, at('11:00'), { oficina: office(2) }),
      offer(4, at('13:00'), { oficina: office(2), lliure: false }),
      offer(5, at('13:00', '2026-11-21'), { oficina: office(2) }),
      offer(6, at('13:00'), { oficina: null }),
    ];
    const before = { oldest: [], total: 9, perOficina: { 1: 7, 2: 1 } };
    expect(getServiceDay(TODAY, { oficines: OFFICES, cites, slots, before }, NOW)).toEqual({
      oficines: [
        { id: 1, nom: 'Oficina 1', cites: 2, lliures: 0, toClose: 7 },
        { id: 2, nom: 'Oficina 2', cites: 0, lliures: 2, toClose: 1 },
        { id: 3, nom: 'Oficina 3', cites: 1, lliures: 0, toClose: 0 },
      ],
      blocked: 1,
      all: { cites: 4, lliures: 3, toClose: 9 },
    });
  });

  test('has the total of sessions to close, also without a count by office', () => {
    const before = { oldest: [], total: 250, perOficina: null };
    const known = { oficines: [office(1)], cites: [], slots: [], before };
    expect(getServiceDay(TODAY, known, NOW)).toEqual({
      oficines: [{ id: 1, nom: 'Oficina 1', cites: 0, lliures: 0, toClose: null }],
      blocked: 0,
      all: { cites: 0, lliures: 0, toClose: 250 },
    });
  });

  test('has null, not 0, for figures that are not loaded', () => {
    const known = { oficines: [office(1)], cites: [], slots: null, before: null };
    expect(getServiceDay(TODAY, known, NOW)).toEqual({
      oficines: [{ id: 1, nom: 'Oficina 1', cites: 0, lliures: null, toClose: null }],
      blocked: 0,
      all: { cites: 0, lliures: null, toClose: null },
    });
  });
});

test('sessions are counted by office; a blocked one has none', () => {
  const blocked = { id: 5, tipus: 'laboral', bloquejada: true, cita: { date: at('09:00') } } as const;
  const rows = [assessoria, { ...assessoria, oficina: office(2) }, assessoria, blocked];
  expect(tallyOficines(rows)).toEqual({ 1: 2, 2: 1 });
});
