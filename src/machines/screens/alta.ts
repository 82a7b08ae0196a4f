import { assign, enqueueActions, setup } from 'xstate';
import { refuseInOffice } from '../../domain/access/access';
import type { Viewer } from '../../domain/access/viewer';
import type { ProfessionalDraft } from '../../domain/nouns/professional';
import { hasPeople, removeLine } from '../../domain/pages/alta';
import { toEmailKey } from '../../domain/values/email';
import type { BatchReport } from '../kit/batch';
import type { Keep } from '../kit/keep';
import { named } from '../kit/named';
import type { ScreenEvent } from '../kit/protocol';
import { holding } from '../kit/request';
import { getRoot } from '../kit/rootRef';
import { KEEP_SCREEN, type ScreenInput } from '../kit/screen';
import { spawn } from '../kit/spawn';
import { altaBatchMachine, type AltaTask } from './altaBatch';

type Tasks = { tasks?: readonly AltaTask[]; count: number };

/** A folded journal lacks texts and tasks. */
type AltaEvent =
  | ScreenEvent
  | { type: 'alta.type'; text?: string }
  /** Creates the people of the lines that have no issue. */
  | ({ type: 'alta.create' } & Tasks)
  /** Asks before password links are sent. */
  | { type: 'alta.ask' }
  | { type: 'alta.cancel' }
  | ({ type: 'alta.invite' } & Tasks)
  | { type: 'alta.stop' }
  | BatchReport;

type AltaContext = {
  /** Lines of the people who are still to be created. */
  text: string;
  running: readonly AltaTask[];
  created: readonly ProfessionalDraft[];
  viewer: Viewer;
};

const BATCH = 'batch';

/** Several new people from pasted lines: the text holds what is left to create. */
const machine = setup({
  types: {
    input: {} as ScreenInput,
    context: {} as AltaContext,
    events: {} as AltaEvent,
    meta: {} as { keep: Keep<AltaEvent, AltaContext, ScreenInput> },
    tags: {} as 'busy' | 'asking',
  },
  actors: { [BATCH]: altaBatchMachine },
  actions: {
    setText: assign(({ event }) => (event.type === 'alta.type' ? { text: event.text ?? '' } : {})),
    run: enqueueActions(({ enqueue, event }) => {
      if (event.type !== 'alta.create' && event.type !== 'alta.invite') return;
      const { tasks = [], count } = event;
      enqueue.assign({ running: tasks });
      enqueue.sendTo(named<typeof altaBatchMachine>(BATCH), { type: 'batch.run', tasks, count });
    }),
    stop: enqueueActions(({ enqueue }) => {
      enqueue.sendTo(named<typeof altaBatchMachine>(BATCH), { type: 'batch.stop' });
    }),
    keepCreated: assign(({ context, event }) => {
      if (event.type !== 'batch.done') return {};
      const task = context.running.find(({ key }) => key === event.key);
      if (task?.act !== 'create') return {};
      return { text: removeLine(context.text, task.key), created: [...context.created, task.draft] };
    }),
    reportCreated: enqueueActions(({ context, enqueue, event, system }) => {
      if (event.type !== 'batch.done') return;
      const task = context.running.find(({ key }) => key === event.key);
      const key = task?.act === 'create' ? toEmailKey(task.draft.email) : '';
      enqueue.sendTo(getRoot(system), { type: 'record.created', noun: 'professional', key });
    }),
    /** What is written, or on its way, would be lost by leaving. */
    reportTouched: enqueueActions(
      ({ context: { text }, enqueue, self, system }, { isBusy }: { isBusy: boolean }) => {
        const dirty = isBusy || hasPeople(text);
        enqueue.sendTo(getRoot(system), { type: 'screen.touched', id: self.id, dirty });
      },
    ),
    reportChanged: enqueueActions(({ enqueue, system }) => {
      enqueue.sendTo(getRoot(system), { type: 'catalogs.changed', name: 'professionals' });
    }),
  },
  guards: {
    isRefused: ({ context }) => refuseInOffice(context.viewer, 'create', null, 'usuari') !== null,
  },
}).createMachine({
  id: 'alta',
  meta: {
    keep: {
      input: KEEP_SCREEN.input,
      events: { ...KEEP_SCREEN.events, 'alta.create': ['count'], 'alta.invite': ['count'] },
      reads: ['viewer'],
    },
  },
  context: ({ input: { viewer } }) => ({ text: '', running: [], created: [], viewer }),
  entry: spawn(BATCH, BATCH),
  initial: 'editing',
  states: {
    editing: {
      always: { guard: 'isRefused', target: 'refused' },
      on: {
        'alta.type': { actions: ['setText', { type: 'reportTouched', params: { isBusy: false } }] },
        'alta.create': {
          target: 'creating',
          actions: ['run', { type: 'reportTouched', params: { isBusy: true } }],
        },
        'alta.ask': 'asking',
      },
    },
    creating: {
      tags: 'busy',
      on: {
        'alta.stop': { actions: 'stop' },
        'batch.done': { actions: ['reportCreated', 'keepCreated'] },
        'batch.ended': {
          target: 'editing',
          actions: ['reportChanged', { type: 'reportTouched', params: { isBusy: false } }],
        },
      },
    },
    asking: {
      tags: 'asking',
      on: {
        'alta.cancel': 'editing',
        'alta.invite': {
          target: 'inviting',
          actions: ['run', { type: 'reportTouched', params: { isBusy: true } }],
        },
      },
    },
    inviting: {
      tags: 'busy',
      on: {
        'alta.stop': { actions: 'stop' },
        'batch.ended': {
          target: 'editing',
          actions: { type: 'reportTouched', params: { isBusy: false } },
        },
      },
    },
    refused: {},
  },
});

export const altaMachine = holding<{ [BATCH]: typeof altaBatchMachine }, typeof machine>(machine);
