import type { AnyStateMachine } from 'xstate';
import { call, named, plain, type Model } from '../model';

/** A call and its answer, whatever is asked. */
export function requestModel(machine: AnyStateMachine): Model {
  return {
    machine,
    events: [
      named('request.send one', { type: 'request.send', input: { page: '1' } }),
      named('request.send another', { type: 'request.send', input: { page: '2' } }),
      plain('request.reset'),
    ],
    outcomes: { send: call(['answered', ['a row']]) },
    key: () => ({}),
  };
}
