import type { Failure } from '../../../src/api/errors';
import { shortcutsMachine } from '../../../src/machines/services/shortcuts';
import { findSent, implies, invariant, plain, starts, type Model } from '../model';

const VIEWER = { permissions: ['read_assessoria_oficina', 'create_cita_oficina'], oficinaId: 1 };
const RESULT = {
  id: 12,
  path: '/assessories/12',
  name: 'Jana Inventada',
  kind: 'laboral',
  when: '2026-11-20T10:00:00+01:00',
  place: null,
};

const found = (name: string, status: number | null) => {
  const failure: Failure | null =
    status === null ? null : { kind: 'status', status, statusText: '', message: null, fields: {} };
  const results = failure ? [] : [RESULT];
  return { name, output: [{ list: 'assessories', results, total: results.length, failure, message: null }] };
};

export const shortcuts: Model = {
  machine: shortcutsMachine,
  events: [
    plain('shortcuts.find', { viewer: VIEWER }),
    plain('shortcuts.type', { q: 'Jana' }),
    ...['make', 'help', 'close'].map((act) => plain(`shortcuts.${act}`)),
    plain('shortcuts.carry', { path: '/assessories' }),
    plain('shortcuts.take'),
    plain('screens.refresh'),
  ],
  outcomes: { look: [found('fetched', null), found('some failed', 500), found('401', 401)] },
  key: ({ carried }: { carried: object | null }) => ({ carried: carried !== null }),
  invariants: [
    invariant('§4', 'Qui tanca la paleta no hi deixa res del que ha cercat', ({ after }) =>
      implies(
        !after.matches('finding'),
        JSON.stringify([after.context.q, after.context.found]) === '["",[]]' &&
          (after.context.viewer as typeof VIEWER).permissions.length === 0,
      ),
    ),
    invariant('§7', "Es cerca quan es deixa d'escriure, i del text d'abans no en queda res", (moment) =>
      implies(
        moment.event.type === 'shortcuts.type' && moment.after.matches('finding'),
        !starts(moment, 'look') &&
          moment.after.context.found.length === 0 &&
          moment.after.context.q === moment.event['q'],
      ),
    ),
    invariant(
      '§7',
      'El text cercat només passa a la pantalla triada, i una sola vegada',
      ({ event, after }) =>
        implies(after.context.carried !== null, after.matches('closed') && event.type !== 'shortcuts.take'),
    ),
    invariant('§7', 'Cerca només la paleta', (moment) =>
      implies(starts(moment, 'look'), moment.after.matches('finding')),
    ),
    invariant(
      '§6',
      'Un 401 acaba la sessió, i res més',
      (moment) =>
        (findSent(moment, 'auth.lost') !== undefined) ===
        JSON.stringify(moment.event).includes('"status":401'),
    ),
  ],
};
