import type { AnyStateMachine } from 'xstate';
import { named, plain, type Model } from '../model';
import { INPUT, SCREEN_EVENTS } from './screen';

/** A paginated list. */
export function listModel(machine: AnyStateMachine): Model {
  return {
    machine,
    inputs: { start: { ...INPUT, query: { page: '2' } } },
    events: [
      ...SCREEN_EVENTS,
      named('list.search', { type: 'list.search', q: 'Jana' }),
      plain('list.refresh'),
    ],
    key: () => ({}),
  };
}
