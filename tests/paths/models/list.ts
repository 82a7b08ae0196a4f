import type { AnyStateMachine } from 'xstate';
import { findSent, implies, invariant, named, plain, type Model } from '../model';
import { INPUT, SCREEN_EVENTS } from './screen';

/** A paginated list. */
export function listModel(machine: AnyStateMachine): Model {
  return {
    machine,
    factory: 'list',
    inputs: { start: { ...INPUT, query: { page: '2' } } },
    events: [
      ...SCREEN_EVENTS,
      named('list.search', { type: 'list.search', q: 'Jana' }),
      plain('list.refresh'),
    ],
    key: () => ({}),
    invariants: [
      invariant('§4', "Després d'eliminar un registre la llista es torna a demanar", (moment) =>
        implies(moment.event.type === 'record.deleted', findSent(moment, 'request.send') !== undefined),
      ),
      invariant('§7', "Es demana el que diu l'adreça i el text que se cerca", (moment) => {
        const asked = findSent(moment, 'request.send')?.['input'];
        const { query, q } = moment.after.context as { query: object; q: string };
        return implies(asked !== undefined, JSON.stringify(asked) === JSON.stringify({ ...query, q }));
      }),
      invariant('§9', 'La cerca espera 60 ms i comença a la primera pàgina', ({ event, after, effects }) =>
        implies(
          event.type === 'list.search',
          after.matches('typing') &&
            !('page' in (after.context as { query: object }).query) &&
            effects.some(({ wait }) => wait === 'searchWait' || wait === 60) &&
            !effects.some(({ to }) => to === 'rows'),
        ),
      ),
    ],
  };
}
