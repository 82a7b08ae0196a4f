import type { AnyStateMachine } from 'xstate';
import type { ScreenInput } from '../../../src/machines/screen';
import { plain, type Model } from '../model';
import { INPUT, SCREEN_EVENTS } from './screen';

/** A screen that shows what its requests answer, as somebody with such permissions. */
export function boardModel(machine: AnyStateMachine, permissions: readonly string[]): Model {
  const allowed = { ...INPUT, viewer: { permissions, oficinaId: 1 } };
  return {
    machine,
    inputs: { 'start without permissions': INPUT, ...(permissions.length > 0 && { start: allowed }) },
    events: [...SCREEN_EVENTS, plain('board.refresh')],
    key: ({ query, today, viewer }: ScreenInput) => ({ query, today, permissions: viewer.permissions }),
  };
}
