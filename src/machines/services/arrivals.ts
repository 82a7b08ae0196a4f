import { assign, setup } from 'xstate';
import type { Keep } from '../kit/keep';

export type ArrivalsEvent = { type: 'arrivals.toggle'; id: number };

type ArrivalsContext = {
  ids: readonly number[];
};

/** People who have arrived, as long as this tab lives: the service has no such fact. */
export const arrivalsMachine = setup({
  types: {
    context: {} as ArrivalsContext,
    events: {} as ArrivalsEvent,
    meta: {} as { keep: Keep<ArrivalsEvent> },
  },
}).createMachine({
  id: 'arrivals',
  meta: { keep: { events: { 'arrivals.toggle': ['id'] }, reads: [] } },
  context: { ids: [] },
  on: {
    'arrivals.toggle': {
      actions: assign({
        ids: ({ context: { ids }, event: { id } }) =>
          ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id],
      }),
    },
  },
});
