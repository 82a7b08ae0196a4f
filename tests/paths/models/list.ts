import type { AnyStateMachine } from 'xstate';
import { listNouns, NOUNS } from '../../../src/domain/access/noun';
import { findSent, implies, invariant, named, plain, type Model } from '../model';
import { INPUT, SCREEN_EVENTS } from './screen';

type Context = { query: object; chosen: readonly { id: number }[] };

export function listModel(machine: AnyStateMachine): Model {
  const noun = listNouns().find((one) => NOUNS[one].list === machine.id);
  return {
    machine,
    factory: 'list',
    inputs: { start: { ...INPUT, query: { page: '2' } } },
    events: [
      ...SCREEN_EVENTS,
      named('list.search', { type: 'list.search', q: 'Jana' }),
      plain('list.refresh'),
      named('list.choose', { type: 'list.choose', rows: [{ id: 12 }, { id: 13 }], isChosen: true }),
      named('record.deleted of a chosen row', { type: 'record.deleted', noun, ids: [12] }),
      named('record.marked of a chosen row', { type: 'record.marked', noun, ids: [13] }),
      named('list.choose, leave out', { type: 'list.choose', rows: [{ id: 13 }], isChosen: false }),
    ],
    key: ({ query, chosen }: Context) => ({
      isOfDay: 'data' in query,
      chosen: chosen.map(({ id }) => id).join(' '),
    }),
    invariants: [
      invariant('§4', "Després d'eliminar un registre la llista es torna a demanar", (moment) =>
        implies(moment.event.type === 'record.deleted', findSent(moment, 'request.send') !== undefined),
      ),
      invariant('§4', 'El que es tria es conserva fins que canvia què hi ha a la llista', (moment) => {
        const { event, before, after } = moment;
        const count = (snapshot: typeof after) => (snapshot.context as Context).chosen.length;
        return implies(
          before !== undefined && ['list.refresh', 'screen.resumed', 'screen.renew'].includes(event.type),
          before !== undefined && count(after) === count(before),
        );
      }),
      invariant('§4', 'Cercar un altre text deixa la tria', ({ event, after }) =>
        implies(event.type === 'list.search', (after.context as Context).chosen.length === 0),
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
