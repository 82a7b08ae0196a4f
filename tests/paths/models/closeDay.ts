import { closeDayMachine } from '../../../src/machines/screens/closeDay';
import { call, findSent, getStatus, implies, invariant, named, plain, starts, type Model } from '../model';
import { INPUT, SCREEN_EVENTS } from './screen';

const row = (id: number, hour: string) => ({
  ...{ id, tipus: 'laboral', tematica: null },
  cita: { date: `2026-11-20T${hour}:00:00+01:00` },
});

type Context = {
  closings: Readonly<Record<number, object>>;
  closed: readonly number[];
  queue: readonly number[];
  failures: Readonly<Record<number, object>>;
};

const countOpen = ({ closings, closed }: Context): number =>
  Object.keys(closings).filter((id) => !closed.includes(Number(id))).length;

/** The sessions to close, saved one after another. */
export const closeDay: Model = {
  machine: closeDayMachine,
  inputs: { start: INPUT },
  events: [
    ...SCREEN_EVENTS,
    named('day.changed again', { type: 'day.changed', today: '2026-11-22' }),
    plain('closeDay.change', { id: 2, changes: { valoracio: 4 } }),
    plain('closeDay.absent', { id: 1, isAbsent: true }),
    plain('closeDay.fill', { ids: [1, 2, 3], inscripcio: 'cita_previa' }),
    named('closeDay.send, one', { type: 'closeDay.send', ready: [1], incomplete: [3] }),
    named('closeDay.send, two', { type: 'closeDay.send', ready: [1, 2], incomplete: [] }),
    named('closeDay.send, none', { type: 'closeDay.send', ready: [], incomplete: [2] }),
    plain('closeDay.retry'),
  ],
  outcomes: {
    load: call(
      ['loaded', { rows: [row(1, '08'), row(2, '09'), row(3, '10')] }],
      ['loaded, fewer', { rows: [row(3, '10')] }],
    ),
    save: call(['done']),
  },
  key: ({ queue }: Context) => ({ queue: queue.length }),
  invariants: [
    invariant('§5', "No es desa res que no s'hagi demanat", (moment) =>
      implies(
        starts(moment, 'save'),
        moment.event.type === 'closeDay.send' || moment.event.type.endsWith('.actor.save'),
      ),
    ),
    invariant('§8', "El que s'ha triat no es perd per cap error", ({ before, event, after }) =>
      implies(
        event.type.startsWith('xstate.error'),
        JSON.stringify(before?.context.closings) === JSON.stringify(after.context.closings),
      ),
    ),
    invariant('§8', 'Un error en desar queda a la seva fila, i un 401 acaba la sessió', (moment) => {
      const { before, event, after } = moment;
      if (event.type !== 'xstate.error.actor.save') return true;
      const [id] = (before?.context as Context | undefined)?.queue ?? [];
      return getStatus(moment) === 401
        ? findSent(moment, 'auth.lost') !== undefined
        : id !== undefined && id in (after.context as Context).failures;
    }),
    invariant('§5', "Es desen una darrere l'altra, i al final es torna a llegir", (moment) =>
      implies(
        moment.before?.matches('saving') === true &&
          !moment.after.matches('saving') &&
          getStatus(moment) !== 401,
        moment.after.matches('renewing') && starts(moment, 'load'),
      ),
    ),
    invariant('§4', 'Es pregunta abans de sortir mentre quedi una cosa triada sense desar', (moment) => {
      const sent = findSent(moment, 'screen.touched');
      return implies(sent !== undefined, sent?.['dirty'] === countOpen(moment.after.context as Context) > 0);
    }),
    invariant('§6', 'Un 401 acaba la sessió, i res més', (moment) =>
      implies(findSent(moment, 'auth.lost') !== undefined, getStatus(moment) === 401),
    ),
  ],
};
