import { bulkMachine } from '../../../src/machines/services/bulk';
import { bulkBatchMachine } from '../../../src/machines/services/bulkBatch';
import { findSent, implies, invariant, named, plain, type Model } from '../model';
import { batchModel } from './batch';

const ITEMS = [
  { id: 12, label: 'Jana Inventada' },
  { id: 13, label: 'Pau Inventat' },
];
const toTask = (act: string, id: number) => ({ key: `assessoria-${id}`, id, act, noun: 'assessoria' });

type Context = { asked: { act: string } | null; done: readonly number[] };

export const bulk: Model = {
  machine: bulkMachine,
  events: [
    named('bulk.open delete', {
      type: 'bulk.open',
      act: 'delete',
      noun: 'assessoria',
      items: ITEMS,
      others: 1,
    }),
    named('bulk.open notAttended', {
      type: 'bulk.open',
      act: 'notAttended',
      noun: 'assessoria',
      items: ITEMS,
      others: 0,
    }),
    ...['confirm', 'cancel', 'undo', 'send', 'pause', 'resume', 'stop'].map((name) => plain(`bulk.${name}`)),
    plain('batch.done', { key: 'assessoria-12' }),
    plain('batch.ended'),
    named('batch.ended, reported', { type: 'batch.ended', isReported: true }),
    plain('auth.signOut'),
    plain('auth.lost'),
  ],
  key: ({ asked, done }: Context) => ({ act: asked?.act, done: Math.min(done.length, 1) }),
  invariants: [
    invariant('§4', "No s'envia res sense haver-ho confirmat, ni mentre es pot desfer", (moment) =>
      implies(
        findSent(moment, 'batch.run') !== undefined,
        moment.before?.hasTag('undoable') === true && moment.event.type !== 'bulk.undo',
      ),
    ),
    invariant('§4', 'Desfer-ho, o acabar la sessió abans, no fa res més que dir-ho', (moment) =>
      implies(
        moment.before?.hasTag('undoable') === true && moment.after.matches('closed'),
        findSent(moment, 'notifications.open') !== undefined && findSent(moment, 'batch.run') === undefined,
      ),
    ),
    invariant('§4', "Les llistes es tornen a llegir un sol cop, quan s'acaba", (moment) => {
      const told = ['record.deleted', 'record.marked', 'screens.renew'].filter(
        (type) => findSent(moment, type) !== undefined,
      );
      const isEnd = moment.before?.matches('running') === true && moment.event.type === 'batch.ended';
      return told.length === (isEnd ? 1 : 0);
    }),
    invariant('§8', 'El que ha fallat del tot no es torna a dir amb un altre avís', (moment) =>
      implies(moment.event['isReported'] === true, findSent(moment, 'notifications.open') === undefined),
    ),
  ],
};

export const bulkBatch = batchModel(bulkBatchMachine, {
  one: [toTask('notAttended', 12)],
  two: [toTask('delete', 12), toTask('delete', 13)],
});
