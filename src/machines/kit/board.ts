import { assign, enqueueActions, setup, spawnChild, type AnyStateMachine } from 'xstate';
import type { Keep } from './keep';
import type { ScreenEvent } from './protocol';
import { holding, type AnyRequest, type InputsOf, type Requests } from './request';
import { named } from './named';
import { KEEP_SCREEN, type ScreenInput } from './screen';

type BoardEvent = ScreenEvent | { type: 'board.refresh' };

type Board<R extends Requests> = {
  id: string;
  requests: R;
  /** A request without input is not sent. */
  getInputs: (context: ScreenInput) => InputsOf<R>;
};

/** A screen of requests, all sent at the start and after a change of day, record or address. */
export function createBoard<R extends Requests>({ id, requests, getInputs }: Board<R>) {
  const actors: Readonly<Record<string, AnyStateMachine>> = requests;
  const machine = setup({
    types: {
      input: {} as ScreenInput,
      context: {} as ScreenInput,
      events: {} as BoardEvent,
      meta: {} as { keep: Keep<BoardEvent, ScreenInput, ScreenInput> },
    },
    actors,
    actions: {
      start: enqueueActions(({ enqueue }) => {
        for (const name of Object.keys(requests)) enqueue(spawnChild(name, { id: name }));
      }),
      send: enqueueActions(({ context, enqueue }) => {
        for (const [name, input] of Object.entries(getInputs(context))) {
          enqueue.sendTo(named<AnyRequest>(name), { type: 'request.send', input });
        }
      }),
      renew: enqueueActions(({ enqueue }) => {
        for (const name of Object.keys(requests)) {
          enqueue.sendTo(named<AnyRequest>(name), { type: 'request.renew' });
        }
      }),
      readAddress: enqueueActions(({ context, event, enqueue }) => {
        if (event.type !== 'screen.address') return;
        const { query } = event;
        enqueue.assign({ query });
        const current: Readonly<Record<string, unknown>> = getInputs(context);
        for (const [name, input] of Object.entries(getInputs({ ...context, query }))) {
          if (JSON.stringify(input) === JSON.stringify(current[name])) continue;
          enqueue.sendTo(named<AnyRequest>(name), { type: 'request.send', input });
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
      'screen.renew': { actions: 'renew' },
      'day.changed': { actions: ['setToday', 'send'] },
      'record.marked': { actions: 'send' },
      'record.deleted': { actions: 'send' },
      'board.refresh': { actions: 'send' },
    },
  });
  return holding<R, typeof machine>(machine);
}
