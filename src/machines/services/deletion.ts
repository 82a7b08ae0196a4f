import {
  assign,
  enqueueActions,
  fromCallback,
  fromPromise,
  setup,
  spawnChild,
  type AnyEventObject,
} from 'xstate';
import { toFailure } from '../../api/errors';
import type { UpcomingCites } from '../../domain/nouns/upcomingCites';
import type { Day } from '../../domain/values/madrid';
import type { AppPath } from '../../domain/access/routes';
import { getRemovalKey, type Noun } from '../../domain/access/noun';
import { countUpcomingCites } from '../kit/upcomingCites';
import { isSessionLost } from '../kit/failures';
import { KEEP_ERROR, type Keep } from '../kit/keep';
import { named } from '../kit/named';
import type { RootEvent } from '../kit/protocol';
import { removalMachine, type RemovalEvent } from './removal';
import { getRoot } from '../kit/rootRef';

type Item = { noun: Noun; id: number; label: string; today: Day };
type Opened = Item & {
  /** Page after the confirmation, for a page that shows the record alone. */
  after?: AppPath | undefined;
};
/** Record to delete, with a professional's future appointments if any are known. */
type Asked = Opened & { cites: UpcomingCites | null };

type DeletionContext = {
  item: Asked | null;
  removals: readonly string[];
};

export type DeletionEvent =
  | ({ type: 'deletion.open' } & Opened)
  | { type: 'deletion.confirm' }
  | { type: 'deletion.cancel' }
  | { type: 'deletion.over'; key: string }
  | { type: 'deletion.leave' }
  | Extract<RootEvent, { type: 'auth.signOut' | 'auth.lost' }>;

const getKey = ({ noun, id }: Pick<Item, 'noun' | 'id'>): string => getRemovalKey(noun, id);

const SEND_ALL = { type: 'tellAll', params: { type: 'removal.send' } } as const;

/** Asks before deleting a record of any noun; confirmed deletions run in parallel. */
export const deletionMachine = setup({
  types: {
    context: {} as DeletionContext,
    events: {} as DeletionEvent,
    meta: {} as { keep: Keep<DeletionEvent, DeletionContext> },
    tags: {} as 'open' | 'checking',
  },
  actors: {
    count: fromPromise<UpcomingCites | null, Item | null>(
      async ({ input, signal }) => input && countUpcomingCites(input.id, input.today, signal),
    ),
    removal: removalMachine,
    leaving: fromCallback<AnyEventObject>(() => {}),
  },
  actions: {
    choose: assign({
      item: (_context, { type: _, ...item }: Opened & { type: string }) => ({ ...item, cites: null }),
    }),
    keepCites: assign({
      item: ({ context: { item } }, { cites }: { cites: UpcomingCites | null }) => item && { ...item, cites },
    }),
    reportLostSession: enqueueActions(({ enqueue, system }, { error }: { error: unknown }) => {
      if (isSessionLost(toFailure(error))) enqueue.sendTo(getRoot(system), { type: 'auth.lost' });
    }),
    remove: enqueueActions(({ context: { item, removals }, enqueue, system }) => {
      if (!item) return;
      const { noun, id, label, after } = item;
      const key = getKey(item);
      enqueue.assign({ removals: [...removals, key] });
      enqueue(spawnChild('removal', { id: key, input: { noun, id, label } }));
      if (after !== undefined) {
        enqueue.sendTo(getRoot(system), { type: 'navigation.go', path: after, replace: true });
      }
    }),
    tellAll: enqueueActions(({ context: { removals }, enqueue }, event: RemovalEvent) => {
      for (const key of removals) enqueue.sendTo(named<typeof removalMachine>(key), event);
    }),
    forget: enqueueActions(({ context, enqueue }, { key }: { key: string }) => {
      enqueue.stopChild(key);
      enqueue.assign({ removals: context.removals.filter((one) => one !== key) });
    }),
  },
  guards: {
    /** A record that is being deleted is not asked about again. */
    isLeaving: ({ context }, item: Item) => context.removals.includes(getKey(item)),
    /** A session that ends for idleness is still valid. */
    isIdle: ({ event }) => event.type === 'auth.lost' && event.why === 'idle',
    isProfessional: (_, { noun }: Item) => noun === 'professional',
  },
}).createMachine({
  id: 'deletion',
  meta: {
    keep: {
      events: {
        'deletion.open': ['noun', 'id', '/after'],
        'deletion.over': ['key'],
        'xstate.error.actor.count': KEEP_ERROR,
      },
      reads: ['item.noun', 'item.id', 'removals'],
    },
  },
  context: { item: null, removals: [] },
  invoke: { id: 'leaving', src: 'leaving' },
  initial: 'closed',
  on: {
    'deletion.over': { actions: { type: 'forget', params: ({ event }) => event } },
    'deletion.leave': { actions: SEND_ALL },
    // Before the session and its token are dropped.
    'auth.signOut': { actions: SEND_ALL },
    'auth.lost': [
      { guard: 'isIdle', actions: SEND_ALL },
      { actions: { type: 'tellAll', params: { type: 'removal.drop' } } },
    ],
  },
  states: {
    closed: {
      entry: assign({ item: null }),
      on: {
        'deletion.open': [
          { guard: { type: 'isLeaving', params: ({ event }) => event } },
          {
            guard: { type: 'isProfessional', params: ({ event }) => event },
            target: 'checking',
            actions: { type: 'choose', params: ({ event }) => event },
          },
          { target: 'confirming', actions: { type: 'choose', params: ({ event }) => event } },
        ],
      },
    },
    /** Counts a professional's future appointments; the question does not wait for it. */
    checking: {
      tags: ['open', 'checking'],
      invoke: {
        id: 'count',
        src: 'count',
        input: ({ context }) => context.item,
        onDone: {
          target: 'confirming',
          actions: { type: 'keepCites', params: ({ event }) => ({ cites: event.output }) },
        },
        onError: {
          target: 'confirming',
          actions: { type: 'reportLostSession', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'deletion.confirm': { target: 'closed', actions: 'remove' },
        'deletion.cancel': 'closed',
      },
    },
    confirming: {
      tags: 'open',
      on: {
        'deletion.confirm': { target: 'closed', actions: 'remove' },
        'deletion.cancel': 'closed',
      },
    },
  },
});
