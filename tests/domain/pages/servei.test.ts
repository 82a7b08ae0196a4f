import { describe, expect, test } from 'vitest';
import type { Cita } from '../../../src/domain/nouns/cita';
import { getServiceDay } from '../../../src/domain/pages/servei';
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
const wait = (date: string, oficina: ReturnType<typeof office>) => ({
  ...assessoria,
  oficina,
  cita: { ...assessoria.cita, date, durada: 30 as const },
});
const BLOCKED: Cita = {
  id: 30,
  date: at('12:00'),
  durada: 30,
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
    const pendents = [
      wait(at('09:00', '2026-11-10'), office(1)),
      wait(at('10:00'), office(1)),
      wait(at('11:00'), office(1)),
      wait(at('09:00'), office(2)),
      { id: 5, tipus: 'laboral', bloquejada: true, cita: { date: at('09:00') } } as const,
    ];
    expect(
      getServiceDay(TODAY, { oficines: OFFICES, cites, slots, pendents: { rows: pendents, unread: 0 } }, NOW),
    ).toEqual({
      oficines: [
        { id: 1, nom: 'Oficina 1', cites: 2, lliures: 0, toClose: 2 },
        { id: 2, nom: 'Oficina 2', cites: 0, lliures: 2, toClose: 1 },
        { id: 3, nom: 'Oficina 3', cites: 1, lliures: 0, toClose: 0 },
      ],
      blocked: 1,
      all: { cites: 4, lliures: 3, toClose: 3 },
    });
  });

  test('has the number of all sessions to close, and none by office, when not all were read', () => {
    const rows = [wait(at('09:00', '2026-11-10'), office(1)), wait(at('16:00'), office(1))];
    const known = { oficines: [office(1)], cites: [], slots: [], pendents: { rows, unread: 342 } };
    expect(getServiceDay(TODAY, known, NOW)).toEqual({
      oficines: [{ id: 1, nom: 'Oficina 1', cites: 0, lliures: 0, toClose: null }],
      blocked: 0,
      all: { cites: 0, lliures: 0, toClose: 343 },
    });
  });

  test('has null, not 0, for figures that are not loaded', () => {
    const known = { oficines: [office(1)], cites: [], slots: null, pendents: null };
    expect(getServiceDay(TODAY, known, NOW)).toEqual({
      oficines: [{ id: 1, nom: 'Oficina 1', cites: 0, lliures: null, toClose: null }],
      blocked: 0,
      all: { cites: 0, lliures: null, toClose: null },
    });
  });
});
