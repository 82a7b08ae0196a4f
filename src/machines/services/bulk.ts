import { assign, enqueueActions, setup } from 'xstate';
import type { ChosenNoun } from '../../domain/access/noun';
import { getBulkKey, type BulkAct } from '../../domain/pages/bulk';
import type { BatchReport } from '../kit/batch';
import type { Keep } from '../kit/keep';
import { named } from '../kit/named';
import type { RootEvent } from '../kit/protocol';
import { holding } from '../kit/request';
import { getRoot, notify } from '../kit/rootRef';
import { spawn } from '../kit/spawn';
import { bulkBatchMachine } from './bulkBatch';

type BulkAsked = {
  act: BulkAct;
  noun: ChosenNoun;
  items: readonly { id: number; label: string }[];
  others: number;
};

type BulkEvent =
  | ({ type: 'bulk.open' } & Partial<BulkAsked>)
  | { type: 'bulk.confirm' }
  | { type: 'bulk.cancel' }
  | { type: 'bulk.undo' }
  | { type: 'bulk.send' }
  | { type: 'bulk.pause' }
  | { type: 'bulk.resume' }
  | { type: 'bulk.stop' }
  | BatchReport
  | Extract<RootEvent, { type: 'auth.signOut' | 'auth.lost' }>;

type BulkContext = {
  asked: BulkAsked | null;
  done: readonly number[];
};

const BATCH = 'batch';

const DROP = { target: 'closed', actions: 'reportDropped' } as const;
const UNDO = { target: 'closed', actions: 'reportUndone' } as const;
const RUN = { target: 'running', actions: 'run' } as const;

const CHANGES = { delete: 'record.deleted', notAttended: 'record.marked' } as const;

/** An act on several records, which can be undone for a while; lists are read again once, at the end. */
const machine = setup({
  types: {
    context: {} as BulkContext,
    events: {} as BulkEvent,
    meta: {} as { keep: Keep<BulkEvent, BulkContext> },
    tags: {} as 'open' | 'undoable' | 'busy',
  },
  actors: { [BATCH]: bulkBatchMachine },
  delays: { undoWait: 5_000 },
  actions: {
    ask: assign(({ event }) => {
      if (event.type !== 'bulk.open') return {};
      const { act = 'delete', noun = 'consulta', items = [], others = 0 } = event;
      return { asked: { act, noun, items, others }, done: [] };
    }),
    run: enqueueActions(({ context: { asked }, enqueue }) => {
      if (!asked) return;
      const { act, noun, items } = asked;
      const tasks = items.map(({ id }) => ({ key: getBulkKey(noun, id), id, act, noun }));
      const count = tasks.length;
      enqueue.sendTo(named<typeof bulkBatchMachine>(BATCH), { type: 'batch.run', tasks, count });
    }),
    stop: enqueueActions(({ enqueue }) => {
      enqueue.sendTo(named<typeof bulkBatchMachine>(BATCH), { type: 'batch.stop' });
    }),
    keepDone: assign(({ context: { asked, done }, event }) => {
      const { noun, items } = asked ?? {};
      if (event.type !== 'batch.done' || noun === undefined) return {};
      const ended = items?.filter(({ id }) => getBulkKey(noun, id) === event.key) ?? [];
      return { done: [...done, ...ended.map(({ id }) => id)] };
    }),
    reportUndone: enqueueActions(({ enqueue, system }) => {
      enqueue.sendTo(getRoot(system), notify('neutral', { key: 'removal.undone' }));
    }),
    reportDropped: enqueueActions(({ enqueue, system }) => {
      enqueue.sendTo(getRoot(system), notify('error', { key: 'removal.dropped' }));
    }),
    /** Reports what is done; a run that failed as a whole has shown its own notice. */
    reportEnded: enqueueActions(({ context: { asked, done }, enqueue, event, system }) => {
      if (!asked || event.type !== 'batch.ended') return;
      const { act, noun, items } = asked;
      const root = getRoot(system);
      if (done.length > 0) enqueue.sendTo(root, { type: CHANGES[act], noun, ids: done });
      else enqueue.sendTo(root, { type: 'screens.renew' });
      if (event.isReported) return;
      const params = { act, noun, done: done.length, all: items.length };
      const isWhole = done.length === items.length;
      enqueue.sendTo(root, notify(isWhole ? 'success' : 'error', { key: 'bulk.done', params }));
    }),
  },
}).createMachine({
  id: 'bulk',
  meta: { keep: { events: {}, reads: [] } },
  context: { asked: null, done: [] },
  entry: spawn(BATCH, BATCH),
  initial: 'closed',
  states: {
    closed: { on: { 'bulk.open': { target: 'confirming', actions: 'ask' } } },
    confirming: { tags: 'open', on: { 'bulk.confirm': 'waiting', 'bulk.cancel': 'closed' } },
    waiting: {
      tags: 'undoable',
      after: { undoWait: RUN },
      on: {
        'bulk.undo': UNDO,
        'bulk.send': RUN,
        'bulk.pause': 'paused',
        'auth.signOut': DROP,
        'auth.lost': DROP,
      },
    },
    paused: {
      tags: 'undoable',
      on: {
        'bulk.undo': UNDO,
        'bulk.send': RUN,
        'bulk.resume': 'waiting',
        'auth.signOut': DROP,
        'auth.lost': DROP,
      },
    },
    running: {
      tags: 'busy',
      on: {
        'bulk.stop': { actions: 'stop' },
        'batch.done': { actions: 'keepDone' },
        'batch.ended': { target: 'closed', actions: 'reportEnded' },
      },
    },
  },
});

export const bulkMachine = holding<{ [BATCH]: typeof bulkBatchMachine }, typeof machine>(machine);
