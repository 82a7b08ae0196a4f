import { citaMoveMachine } from '../../../src/machines/screens/citaMove';
import { call, findSent, implies, invariant, starts, type Invariant, type Model } from '../model';
import { RECORD, recordModel } from './record';
import { INPUT } from './screen';

type Found = Readonly<Record<string, unknown>>;

/** It is said once the former one is gone as well, not when the new one is made. */
const SAID_WHEN_SAVED = 'Desar bé es diu, i ja no hi ha canvis per perdre';

const MOVE: readonly Invariant[] = [
  invariant('§4', "La cita d'abans no s'elimina fins que consta la nova, o la persona ho demana", (moment) =>
    implies(
      starts(moment, 'remove'),
      moment.event.type === 'record.retry' || hasAnswer(moment.event['output']),
    ),
  ),
  invariant('§4', "Si la d'abans no es pot eliminar, es diu i hi són les dues", (moment) =>
    implies(
      moment.event.type === 'xstate.error.actor.remove',
      moment.after.matches('left') &&
        ['notifications.open', 'auth.lost'].some((type) => findSent(moment, type) !== undefined),
    ),
  ),
  invariant('§4', 'Quan la nova és feta ja no hi ha canvis per perdre, i al final es diu', (moment) => {
    const isMade = implies(
      moment.event.type === 'xstate.done.actor.save',
      findSent(moment, 'screen.touched')?.['dirty'] === false,
    );
    const isSaid = implies(
      moment.event.type === 'xstate.done.actor.remove',
      findSent(moment, 'notifications.open')?.['severity'] === 'success',
    );
    return isMade && isSaid;
  }),
];

function hasAnswer(output: unknown): boolean {
  return (output as { answer?: unknown } | undefined)?.answer !== undefined;
}

/** Another hour for an appointment. */
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
      save: call(['saved', { answer: made, kept: 0 }], ['saved, unread', { kept: 0 }]),
      remove: call(['deleted']),
    },
    invariants: [...RECORD.filter(({ says }) => says !== SAID_WHEN_SAVED), ...MOVE],
  };
};
