import { setup } from 'xstate';
import type { Keep } from '../kit/keep';

/** A page whose whole behaviour belongs to another actor. */
export const pageMachine = setup({ types: { meta: {} as { keep: Keep } } }).createMachine({
  id: 'page',
  meta: { keep: { events: {}, reads: [] } },
});
