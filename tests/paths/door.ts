import { assign, setup } from 'xstate';
import { plain, type Model } from './model';

/** A door that locks itself after some openings. */
export const createDoor = (limit = 2, id = 'door', paint = 'blue') =>
  setup({
    types: { context: {} as { count: number; colour: string } },
    guards: { isWorn: ({ context }) => context.count >= limit },
    actions: { count: assign({ count: ({ context }) => context.count + 1 }) },
  }).createMachine({
    id,
    meta: { keep: { events: {}, reads: ['count'] } },
    context: { count: 0, colour: 'red' },
    initial: 'closed',
    on: { paint: { actions: assign({ colour: paint }) } },
    states: {
      closed: {
        on: {
          open: [
            { guard: 'isWorn', target: 'locked' },
            { target: 'opened', actions: 'count' },
          ],
        },
      },
      opened: { after: { 1000: 'closed' }, on: { close: 'closed' } },
      locked: {},
    },
  });

const EVENTS = [plain('open'), plain('close'), plain('paint')];
export const door = (fields: Partial<Model> = {}): Model => ({
  machine: createDoor(),
  events: EVENTS,
  invariants: [],
  ...fields,
});
