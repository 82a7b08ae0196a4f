import { expect, test } from 'vitest';
import { Cita, findOverlap, isOberta } from '../../../src/domain/nouns/cita';

const OFICINA = { id: 1, nom: 'Oficina U', name: 'Oficina U', antenas: [{ id: 101, nom: 'Antena A' }] };
const PROFESSIONAL = { id: 9, nom: 'Roc', cognom: 'Mostra', segon_cognom: null };
const START = '2026-11-20T09:30:00+01:00';

test('an appointment is open, also without its person, or locked', () => {
  const open = {
    id: 70,
    date: START,
    durada: 45,
    modalitat: 'Virtual',
    antena: null,
    assessoria: {
      id: 7,
      slug: 'laboral-7',
      tipus: 'laboral',
      oficina: OFICINA,
      jove: null,
      bloquejada: false,
      assistit: null,
    },
    professional: PROFESSIONAL,
  };
  const locked = {
    id: 71,
    date: START,
    durada: 30,
    assessoria: { id: 8, tipus: 'habitatge', bloquejada: true },
  };
  const cites = [open, locked].map((cita) => Cita.parse(cita));
  expect(cites).toEqual([open, locked]);
  expect(cites.map(isOberta)).toEqual([true, false]);
  expect(Cita.safeParse({ ...open, durada: 50 }).success).toBe(false);
});

test.each([
  ['11:00', 60, 2],
  ['11:59', 30, 2],
  ['10:30', 30, undefined],
  ['10:31', 30, 2],
  ['12:00', 30, undefined],
  ['08:30', 31, 1],
])('%s minutes from %s overlap with %s', (time, minutes, id) => {
  const cites = [
    { id: 1, date: '2026-11-20T09:00:00+01:00', durada: 45 as const },
    { id: 2, date: '2026-11-20T10:00:00Z', durada: 60 as const },
  ];
  expect(findOverlap(cites, `2026-11-20T${time}:00+01:00`, minutes)?.id).toBe(id);
});
