import { EMPTY_REALITZACIO } from '../../../src/domain/nouns/realitzacio';
import { closeDayMachine } from '../../../src/machines/screens/closeDay';
import { closeDayBatchMachine } from '../../../src/machines/screens/closeDayBatch';
import { call, findSent, getStatus, implies, invariant, named, plain, starts, type Model } from '../model';
import { batchModel } from './batch';
import { INPUT, SCREEN_EVENTS } from './screen';

const row = (id: number, hour: string) => ({
  id,
  tipus: 'laboral',
  tematica: null,
  cita: { date: `2026-11-20T${hour}:00:00+01:00` },
});

type Context = {
  closings: Readonly<Record<number, object>>;
  closed: readonly number[];
};

const countOpen = ({ closings, closed }: Context): number =>
  Object.keys(closings).filter((id) => !closed.includes(Number(id))).length;

export const closeDay: Model = {
  machine: closeDayMachine,
  inputs: { start: INPUT },
  events: [
    ...SCREEN_EVENTS,
    named('day.changed again', { type: 'day.changed', today: '2026-11-22' }),
    plain('closeDay.change', { id: 2, changes: { valoracio: 4 } }),
    plain('closeDay.absent', { id: 1, isAbsent: true }),
    plain('closeDay.fill', { ids: [1, 2, 3], inscripcio: 'cita_previa' }),
    plain('closeDay.send', { ready: [1, 2], incomplete: [3] }),
    named('closeDay.send, none', { type: 'closeDay.send', ready: [], incomplete: [2] }),
    plain('closeDay.stop'),
    plain('closeDay.retry'),
    named('batch.done', ({ closed }: Context) => ({
      type: 'batch.done',
      key: closed.includes(1) ? '2' : '1',
    })),
    plain('batch.ended'),
  ],
  outcomes: {
    load: call(['loaded', [row(1, '08'), row(2, '09'), row(3, '10')]], ['loaded, fewer', [row(3, '10')]]),
  },
  invariants: [
    invariant('§5', "No es desa res que no s'hagi demanat", (moment) =>
      implies(findSent(moment, 'batch.run') !== undefined, moment.event.type === 'closeDay.send'),
    ),
    invariant('§8', "El que s'ha triat no es perd per cap error", ({ before, event, after }) =>
      implies(
        event.type.startsWith('xstate.error'),
        JSON.stringify(before?.context.closings) === JSON.stringify(after.context.closings),
      ),
    ),
    invariant('§5', "Quan s'acaba es torna a llegir", (moment) =>
      implies(
        moment.before?.matches('saving') === true && !moment.after.matches('saving'),
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

const absent = (id: number) => ({
  key: String(id),
  row: { id, tipus: 'laboral' },
  closing: { draft: EMPTY_REALITZACIO, isAbsent: true },
});

export const closeDayBatch = batchModel(closeDayBatchMachine, {
  one: [absent(1)],
  two: [absent(2), absent(3)],
});
