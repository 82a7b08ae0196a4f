import { expect, test } from 'vitest';
import {
  fromDisponibilitat,
  listChangeWarnings,
  listCitaChanges,
  type CitaChange,
  type Meeting,
} from '../../../src/domain/nouns/citaChanges';
import { offer, OFICINA, PROFESSIONAL } from '../samples';

const ANTENA = { id: 101, nom: 'Antena U' };
const FORMER: Meeting = {
  oficina: OFICINA,
  antena: null,
  professional: PROFESSIONAL,
  durada: 45,
  modalitat: 'Virtual',
};

test.each<[string, Partial<Meeting>, CitaChange[]]>([
  ['nothing', {}, []],
  ['the modality', { modalitat: 'Presencial' }, [{ what: 'modalitat', from: 'Virtual', to: 'Presencial' }]],
  [
    'the office',
    { oficina: { ...OFICINA, id: 2, nom: 'Oficina V' } },
    [{ what: 'lloc', from: 'Oficina U', to: 'Oficina V' }],
  ],
  ['the place in one office', { antena: ANTENA }, [{ what: 'lloc', from: 'Oficina U', to: 'Antena U' }]],
  [
    'the professional',
    { professional: { ...PROFESSIONAL, id: 8, nom: 'Roc' } },
    [{ what: 'professional', from: 'Berta Mostra', to: 'Roc Mostra' }],
  ],
  ['the length', { durada: 60 }, [{ what: 'durada', from: 45, to: 60 }]],
  ['what is unknown', { modalitat: null, oficina: null, professional: null }, []],
])('a new appointment that changes %s', (_, next, changes) => {
  expect(listCitaChanges(FORMER, { ...FORMER, ...next })).toEqual(changes);
});

test('changes of what a person does are asked about, without names', () => {
  const slot = offer(1, '2026-11-20T12:00:00+01:00', {
    data_fi: '2026-11-20T13:00:00+01:00',
    antena: ANTENA,
    professional: { ...PROFESSIONAL, id: 8 },
  });
  const changes = listCitaChanges(FORMER, fromDisponibilitat(slot, 'Presencial'));
  expect(listChangeWarnings(changes)).toEqual(
    ['Presencial', 'lloc', 'professional'].map((to) => ({ field: 'disponibilitat_id', code: 'moved', to })),
  );
});
