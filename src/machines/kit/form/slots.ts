import { enqueueActions, setup } from 'xstate';
import type { Disponibilitat } from '../../../domain/nouns/disponibilitat';
import type { Query } from '../../../domain/values/query';
import type { Keep } from '../keep';
import { citesRequest, disponibilitatsRequest } from '../requests';
import { named } from '../named';

type Name = 'disponibilitats' | 'cites';

export type SlotsEvent =
  /** `answer`: what was already read for the input. */
  | { type: 'slots.ask'; request: Name; input: Query; answer?: readonly Disponibilitat[] | undefined }
  /** Sends the last requests again, since slots may have been taken. */
  | { type: 'slots.refresh' };

export const slotsMachine = setup({
  types: {
    context: {} as { asked: Readonly<Partial<Record<Name, Query>>> },
    events: {} as SlotsEvent,
    meta: {} as { keep: Keep<SlotsEvent> },
  },
  actors: { disponibilitats: disponibilitatsRequest, cites: citesRequest },
  actions: {
    ask: enqueueActions(({ context, enqueue, event }) => {
      if (event.type !== 'slots.ask') return;
      const { request, input, answer } = event;
      enqueue.assign({ asked: { ...context.asked, [request]: input } });
      enqueue.sendTo(named<typeof citesRequest>(request), { type: 'request.send', input, answer });
    }),
    askAgain: enqueueActions(({ context, enqueue }) => {
      for (const [request, input] of Object.entries(context.asked)) {
        enqueue.sendTo(named<typeof citesRequest>(request), { type: 'request.send', input });
      }
    }),
  },
}).createMachine({
  id: 'slots',
  meta: {
    keep: { events: { 'slots.ask': ['request', 'input.data_inici', 'input.data_fi'] }, reads: [] },
  },
  context: { asked: {} },
  invoke: [
    { id: 'disponibilitats', src: 'disponibilitats' },
    { id: 'cites', src: 'cites' },
  ],
  on: { 'slots.ask': { actions: 'ask' }, 'slots.refresh': { actions: 'askAgain' } },
});
