import { assign, enqueueActions, setup, type AnyStateMachine } from 'xstate';
import type { Keep } from './keep';
import { KEEP_SCREEN, type ScreenEvent, type ScreenInput } from './screen';
import { getRoot } from './upward';
import { spawn } from './spawn';

type BoardContext = ScreenInput;
type BoardEvent = ScreenEvent | { type: 'board.refresh' };

type Board = {
  id: string;
  /** A request machine for each thing the screen shows. */
  requests: Readonly<Record<string, AnyStateMachine>>;
  /** What each request is sent; one that is not named is not sent. */
  getInputs: (context: BoardContext) => Readonly<Record<string, unknown>>;
  /** Where to go when the record that the screen shows has been deleted. */
  afterDeletion?: string;
};

/**
 * A screen that shows what its requests answer: all are sent at the start and again whenever the day or a record changes,
 * and those for which the address asks something else. Each request is an actor of its own, so that one that fails leaves
 * the others as they are.
 */
export function createBoard({ id, requests, getInputs, afterDeletion }: Board) {
  return setup({
    types: {
      input: {} as ScreenInput,
      context: {} as BoardContext,
      events: {} as BoardEvent,
      meta: {} as { keep: Keep },
    },
    actions: {
      start: enqueueActions(({ enqueue }) => {
        for (const [name, machine] of Object.entries(requests)) enqueue(spawn(machine, name));
      }),
      send: enqueueActions(({ context, enqueue }) => {
        for (const [name, input] of Object.entries(getInputs(context))) {
          enqueue.sendTo(name, { type: 'request.send', input });
        }
      }),
      leave: enqueueActions(({ enqueue, system }) => {
        enqueue.sendTo(getRoot({ system }), { type: 'navigation.go', path: afterDeletion, replace: true });
      }),
      readAddress: enqueueActions(({ context, event, enqueue }) => {
        if (event.type !== 'screen.address') return;
        const { query } = event;
        enqueue.assign({ query });
        const known = getInputs(context);
        for (const [name, input] of Object.entries(getInputs({ ...context, query }))) {
          if (JSON.stringify(input) === JSON.stringify(known[name])) continue;
          enqueue.sendTo(name, { type: 'request.send', input });
        }
      }),
      setToday: assign({
        today: ({ context, event }) => (event.type === 'day.changed' ? event.today : context.today),
      }),
    },
  }).createMachine({
    id,
    meta: { keep: { ...KEEP_SCREEN, reads: KEEP_SCREEN.input } },
    context: ({ input }) => input,
    entry: ['start', 'send'],
    on: {
      'screen.address': { actions: 'readAddress' },
      'screen.resumed': { actions: 'send' },
      'day.changed': { actions: ['setToday', 'send'] },
      'record.marked': { actions: 'send' },
      'record.deleted': { actions: afterDeletion === undefined ? 'send' : 'leave' },
      'board.refresh': { actions: 'send' },
    },
  });
}
