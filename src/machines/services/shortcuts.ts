import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import type { AppPath } from '../../domain/access/routes';
import type { Viewer } from '../../domain/access/viewer';
import { isSessionLost } from '../kit/failures';
import { findRecords, type Found } from '../kit/findRecords';
import type { Keep } from '../kit/keep';
import { getNow } from '../kit/now';
import type { ScreensRefresh } from '../kit/protocol';
import { getRoot } from '../kit/rootRef';

export type ShortcutsEvent =
  | { type: 'shortcuts.find'; viewer: Viewer }
  | { type: 'shortcuts.type'; q: string }
  | { type: 'shortcuts.make' }
  | { type: 'shortcuts.help' }
  | { type: 'shortcuts.close' }
  /** Closes, and carries the search text to a page; no address has it. */
  | { type: 'shortcuts.carry'; path: AppPath }
  | { type: 'shortcuts.take' }
  | ScreensRefresh;

type Wanted = { q: string; viewer: Viewer };
type ShortcutsContext = Wanted & {
  found: readonly Found[];
  carried: { path: AppPath; q: string } | null;
};

const NOTHING = { q: '', viewer: { permissions: [], oficinaId: null }, found: [] };

/** Keyboard shortcuts: the palette, the choice of what to create, the sheet of keys; one at a time. */
export const shortcutsMachine = setup({
  types: {
    context: {} as ShortcutsContext,
    events: {} as ShortcutsEvent,
    meta: {} as { keep: Keep<ShortcutsEvent> },
    tags: {} as 'busy',
  },
  actors: {
    look: fromPromise<Found[], Wanted>(({ input, signal, system }) =>
      findRecords({ ...input, now: getNow(system) }, signal),
    ),
  },
  actions: {
    open: assign(({ event }) => (event.type === 'shortcuts.find' ? { viewer: event.viewer } : {})),
    carry: assign(({ context: { q }, event }) =>
      event.type === 'shortcuts.carry' ? { carried: { path: event.path, q } } : {},
    ),
    /** Results of another text go at once, so that none is opened by mistake. */
    write: assign(({ event }) => (event.type === 'shortcuts.type' ? { q: event.q, found: [] } : {})),
    keepFound: assign((_, { found }: { found: readonly Found[] }) => ({ found })),
    reportLostSession: enqueueActions(({ enqueue, system }, { found }: { found: readonly Found[] }) => {
      if (!found.some(({ failure }) => failure && isSessionLost(failure))) return;
      enqueue.sendTo(getRoot(system), { type: 'auth.lost' });
    }),
  },
  delays: { typingWait: 200 },
}).createMachine({
  id: 'shortcuts',
  meta: { keep: { events: { 'shortcuts.carry': ['/path'] }, reads: [] } },
  context: { ...NOTHING, carried: null },
  initial: 'closed',
  states: {
    closed: {
      entry: assign(NOTHING),
      exit: assign({ carried: null }),
      on: {
        'shortcuts.find': { target: 'finding', actions: 'open' },
        'shortcuts.make': 'making',
        'shortcuts.help': 'helping',
        'shortcuts.take': { actions: assign({ carried: null }) },
      },
    },
    finding: {
      initial: 'resting',
      on: {
        'shortcuts.type': { target: '.typing', actions: 'write' },
        'shortcuts.help': 'helping',
        'shortcuts.close': 'closed',
        'shortcuts.carry': { target: 'closed', actions: 'carry' },
      },
      states: {
        resting: { on: { 'screens.refresh': 'looking' } },
        typing: { tags: 'busy', after: { typingWait: 'looking' } },
        looking: {
          tags: 'busy',
          invoke: {
            id: 'look',
            src: 'look',
            input: ({ context: { q, viewer } }) => ({ q, viewer }),
            onDone: {
              target: 'resting',
              actions: [
                { type: 'keepFound', params: ({ event }) => ({ found: event.output ?? [] }) },
                { type: 'reportLostSession', params: ({ event }) => ({ found: event.output ?? [] }) },
              ],
            },
          },
        },
      },
    },
    making: { on: { 'shortcuts.find': { target: 'finding', actions: 'open' }, 'shortcuts.close': 'closed' } },
    helping: { entry: assign(NOTHING), on: { 'shortcuts.close': 'closed' } },
  },
});
