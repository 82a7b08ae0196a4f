import { citaMoveMachine } from '../../../src/machines/screens/citaMove';
import { formerCitaMachine } from '../../../src/machines/screens/formerCita';
import { call, findSent, implies, invariant, plain, starts, type Model } from '../model';
import { RECORD, recordModel } from './record';
import { INPUT } from './screen';

type Found = Readonly<Record<string, unknown>>;

/** A move is reported once the former appointment is removed as well. */
const SAID_WHEN_SAVED = 'Desar bé es diu, i ja no hi ha canvis per perdre';

export const citaMoveModel = (found: Found, made: unknown): Model => {
  const { factory: _, ...model } = recordModel(citaMoveMachine, { permission: '', found });
  const permissions = ['read_assessoria_oficina', 'create_cita_oficina', 'delete_cita_oficina'];
  return {
    ...model,
    inputs: {
      start: { ...INPUT, viewer: { permissions, oficinaId: 1 } },
      'start without the permission': INPUT,
    },
    outcomes: {
      ...model.outcomes,
      save: call(['saved', { answer: made, kept: 0 }]),
    },
    invariants: [
      ...RECORD.filter(({ says }) => says !== SAID_WHEN_SAVED),
      invariant('§4', "La cita d'abans no s'elimina fins que consta la nova", (moment) =>
        implies(
          findSent(moment, 'formerCita.remove') !== undefined,
          moment.event.type === 'xstate.done.actor.save',
        ),
      ),
      invariant('§4', 'Quan la nova és feta ja no hi ha canvis per perdre', (moment) =>
        implies(
          moment.event.type === 'xstate.done.actor.save',
          findSent(moment, 'screen.touched')?.['dirty'] === false,
        ),
      ),
    ],
  };
};

const changes = [{ what: 'modalitat', from: 'Virtual', to: 'Presencial' }];

export const formerCitaModel = (made: unknown): Model => ({
  machine: formerCitaMachine,
  events: [
    plain('formerCita.remove', { id: 21, made, changes, path: '/calendari?data=2026-11-23&cita=21' }),
    plain('formerCita.retry'),
  ],
  outcomes: { remove: call(['deleted']) },
  invariants: [
    invariant(
      '§4',
      "La cita d'abans no s'elimina fins que consta la nova, o la persona ho demana",
      (moment) =>
        implies(
          starts(moment, 'remove'),
          ['formerCita.remove', 'formerCita.retry'].includes(moment.event.type),
        ),
    ),
    invariant('§4', "Si la d'abans no es pot eliminar, es diu i hi són les dues", (moment) =>
      implies(
        moment.event.type === 'xstate.error.actor.remove' && moment.after !== moment.before,
        moment.after.matches('left') &&
          ['notifications.open', 'auth.lost'].some((type) => findSent(moment, type) !== undefined),
      ),
    ),
    invariant('§4', "Quan la d'abans ja no hi és, es diu", (moment) =>
      implies(
        moment.event.type === 'xstate.done.actor.remove',
        findSent(moment, 'notifications.open')?.['severity'] === 'success',
      ),
    ),
  ],
});
