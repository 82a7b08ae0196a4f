import { expect, test } from 'vitest';
import type { Refusal } from '../../src/domain/access/access';
import {
  getDateRuleIssue,
  getDateRuleText,
  getRefusalText,
  type RefusedAction,
} from '../../src/text/refusals';

test.each<[RefusedAction, Refusal, string | null, string, string]>([
  [
    'edit',
    { reason: 'office', oficina: 'Oficina Nou Barris' },
    'Oficina Gràcia',
    'No pots editar aquesta assessoria',
    "És de l'Oficina Nou Barris i el teu permís és per a l'Oficina Gràcia.",
  ],
  [
    'read',
    { reason: 'office', oficina: 'Gràcia' },
    'Antena Institut Exemple',
    'No pots veure aquesta assessoria',
    "És de l'oficina Gràcia i el teu permís és per a l'Antena Institut Exemple.",
  ],
  [
    'edit',
    { reason: 'office', oficina: 'Oficina Gràcia' },
    null,
    'No pots editar aquesta assessoria',
    "És de l'Oficina Gràcia i no tens cap oficina.",
  ],
  [
    'complete',
    { reason: 'permission', permission: 'edit_assessoria' },
    'Oficina Gràcia',
    'No pots realitzar aquesta assessoria',
    "Et falta el permís d'editar assessories (edit_assessoria).",
  ],
  [
    'create',
    { reason: 'permission', permission: 'create_assessoria' },
    null,
    'No pots crear assessories',
    'Et falta el permís de crear assessories (create_assessoria).',
  ],
  [
    { create: 'activitat' },
    { reason: 'permission', permission: 'create_activitat' },
    null,
    'No pots crear activitats',
    'Et falta el permís de crear activitats (create_activitat).',
  ],
  [
    { edit: 'activitat' },
    { reason: 'office', oficina: 'Oficina Nou Barris' },
    'Oficina Gràcia',
    'No pots editar aquesta activitat',
    "És de l'Oficina Nou Barris i el teu permís és per a l'Oficina Gràcia.",
  ],
  [
    'createCita',
    { reason: 'permission', permission: 'create_cita' },
    null,
    'No pots reservar cites',
    'Et falta el permís de crear cites (create_cita).',
  ],
  [
    'create',
    { reason: 'type', tipus: 'habitatge' },
    null,
    'No pots crear aquesta assessoria',
    "El teu permís no inclou les assessories d'habitatge.",
  ],
  [
    'delete',
    { reason: 'flag' },
    null,
    'No pots eliminar aquesta assessoria',
    'Està bloquejada: ningú no la pot obrir, editar ni eliminar.',
  ],
  [
    'deleteCita',
    { reason: 'state', estat: 'realitzada' },
    null,
    'No pots eliminar aquesta cita',
    'Ja està realitzada.',
  ],
  [
    'notAttended',
    { reason: 'state', estat: 'no_assistida' },
    null,
    'No pots marcar aquesta assessoria com a no assistida',
    'Està marcada com a no assistida.',
  ],
])('%s refused by %j says what is missing', (action, refusal, oficina, title, reason) => {
  expect(getRefusalText(refusal, action, oficina)).toEqual({ title, reason });
});

test('a date rule says how far it reaches', () => {
  expect(getDateRuleText({ dies_enrere: 15 })).toBe('Fins a 15 dies enrere.');
  expect(getDateRuleText({ dies_enrere: 1, dies_endavant: 1 })).toBe('Fins a 1 dia enrere i 1 dia endavant.');
  expect(getDateRuleIssue({ dies_enrere: 30, dies_endavant: 90 })).toBe(
    'La data queda fora del control de dates. Fins a 30 dies enrere i 90 dies endavant.',
  );
});
