import { assign, enqueueActions, setup, type AnyStateMachine } from 'xstate';
import { refuseInOffice } from '../../domain/access/access';
import type { CatalogName } from '../../domain/access/catalogs';
import type { Noun } from '../../domain/access/noun';
import type { Resource } from '../../domain/access/permissions';
import type { Viewer } from '../../domain/access/viewer';
import { hasLines, removeLine, type Sheet } from '../../domain/pages/lines';
import type { BatchReport, createBatch } from './batch';
import type { Keep } from './keep';
import { named } from './named';
import type { ScreenEvent } from './protocol';
import { holding } from './request';
import { getRoot } from './rootRef';
import { KEEP_SCREEN, type ScreenInput } from './screen';
import { spawn } from './spawn';

/** A record to create, by its pasted line; or a person to invite, by the address. */
export type AltaTask<Draft> = { key: string } & ({ act: 'create'; draft: Draft } | { act: 'invite' });

type Tasks<Draft> = { tasks?: readonly AltaTask<Draft>[]; count: number };

/** A folded journal lacks texts and tasks. */
type AltaEvent<Draft> =
  | ScreenEvent
  | { type: 'alta.type'; text?: string }
  | ({ type: 'alta.create' } & Tasks<Draft>)
  | { type: 'alta.ask' }
  | { type: 'alta.cancel' }
  | ({ type: 'alta.invite' } & Tasks<Draft>)
  | { type: 'alta.stop' }
  | BatchReport;

type AltaContext<Draft> = {
  text: string;
  running: readonly AltaTask<Draft>[];
  created: readonly Draft[];
  viewer: Viewer;
};

const BATCH = 'batch';

type Batch<Draft> = ReturnType<typeof createBatch<AltaTask<Draft>>>;

type Definition<Draft, Cells extends Readonly<Record<string, string>>> = {
  id: string;
  noun: Noun;
  resource: Resource;
  sheet: Sheet<Cells>;
  batch: Batch<Draft>;
  getKey: (draft: Draft) => string;
  catalog?: CatalogName;
  canInvite?: true;
};

/** Several new records from pasted lines: the text holds what is left to create. */
export function createAlta<Draft, Cells extends Readonly<Record<string, string>>>(
  of: Definition<Draft, Cells>,
) {
  const { id, noun, resource, sheet, batch, getKey, catalog, canInvite } = of;
  type Context = AltaContext<Draft>;
  type Event = AltaEvent<Draft>;
  const actors: Readonly<Record<string, AnyStateMachine>> = { [BATCH]: batch };

  function findCreated({ running }: Context, event: Event): Draft | undefined {
    const task = event.type === 'batch.done' ? running.find(({ key }) => key === event.key) : undefined;
    return task?.act === 'create' ? task.draft : undefined;
  }
  const touch = (isBusy: boolean) => ({ type: 'reportTouched', params: { isBusy } }) as const;

  const machine = setup({
    types: {
      input: {} as ScreenInput,
      context: {} as Context,
      events: {} as Event,
      meta: {} as { keep: Keep<Event, Context, ScreenInput> },
      tags: {} as 'busy' | 'creating' | 'asking',
    },
    actors,
    actions: {
      setText: assign(({ event }) => (event.type === 'alta.type' ? { text: event.text ?? '' } : {})),
      run: enqueueActions(({ enqueue, event }) => {
        if (event.type !== 'alta.create' && event.type !== 'alta.invite') return;
        const { tasks = [], count } = event;
        enqueue.assign({ running: tasks });
        enqueue.sendTo(named<Batch<Draft>>(BATCH), { type: 'batch.run', tasks, count });
      }),
      stop: enqueueActions(({ enqueue }) => {
        enqueue.sendTo(named<Batch<Draft>>(BATCH), { type: 'batch.stop' });
      }),
      keepCreated: assign(({ context, event }) => {
        const draft = findCreated(context, event);
        if (draft === undefined || event.type !== 'batch.done') return {};
        return { text: removeLine(context.text, event.key, sheet), created: [...context.created, draft] };
      }),
      reportCreated: enqueueActions(({ context, enqueue, event, system }) => {
        const draft = findCreated(context, event);
        const key = draft === undefined ? '' : getKey(draft);
        enqueue.sendTo(getRoot(system), { type: 'record.created', noun, key });
      }),
      /** What is written, or on its way, would be lost by leaving. */
      reportTouched: enqueueActions(
        ({ context: { text }, enqueue, self, system }, { isBusy }: { isBusy: boolean }) => {
          const dirty = isBusy || hasLines(text, sheet);
          enqueue.sendTo(getRoot(system), { type: 'screen.touched', id: self.id, dirty });
        },
      ),
      reportChanged: enqueueActions(({ enqueue, system }) => {
        if (catalog) enqueue.sendTo(getRoot(system), { type: 'catalogs.changed', name: catalog });
      }),
    },
    guards: {
      isRefused: ({ context }) => refuseInOffice(context.viewer, 'create', null, resource) !== null,
    },
  }).createMachine({
    id,
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
          'alta.type': { actions: ['setText', touch(false)] },
          'alta.create': { target: 'creating', actions: ['run', touch(true)] },
          ...(canInvite && { 'alta.ask': 'asking' }),
        },
      },
      creating: {
        tags: ['busy', 'creating'],
        on: {
          'alta.stop': { actions: 'stop' },
          'batch.done': { actions: ['reportCreated', 'keepCreated'] },
          'batch.ended': {
            target: 'editing',
            actions: [...(catalog ? (['reportChanged'] as const) : []), touch(false)],
          },
        },
      },
      ...(canInvite && {
        asking: {
          tags: 'asking',
          on: {
            'alta.cancel': 'editing',
            'alta.invite': { target: 'inviting', actions: ['run', touch(true)] },
          },
        },
        inviting: {
          tags: 'busy',
          on: {
            'alta.stop': { actions: 'stop' },
            'batch.ended': { target: 'editing', actions: touch(false) },
          },
        },
      }),
      refused: {},
    },
  });
  return holding<{ [BATCH]: Batch<Draft> }, typeof machine>(machine);
}
