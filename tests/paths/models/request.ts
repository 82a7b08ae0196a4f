import type { AnyStateMachine } from 'xstate';
import { call, findSent, getStatus, implies, invariant, named, plain, type Model } from '../model';
import { begin } from '../step';

const isInitial = (machine: AnyStateMachine, data: unknown): boolean => {
  const { context } = begin(machine, undefined).after;
  return JSON.stringify(data) === JSON.stringify(context.data);
};

export function requestModel(machine: AnyStateMachine): Model {
  return {
    machine,
    factory: 'request',
    events: [
      named('request.send one', { type: 'request.send', input: { page: '1' } }),
      named('request.send another', { type: 'request.send', input: { page: '2' } }),
      plain('request.reset'),
      plain('request.again'),
      plain('request.renew'),
    ],
    outcomes: { send: call(['answered', ['a row']], ['answered anew', ['another row']]) },
    key: () => ({}),
    invariants: [
      invariant(
        '§4',
        "Si la crida falla, les dades tornen a ser les inicials i es desa l'error",
        ({ before, event, after }) =>
          implies(
            event.type === 'xstate.error.actor.send' && before?.matches('loading') === true,
            after.matches('error') &&
              after.context.failure !== null &&
              isInitial(machine, after.context.data),
          ),
      ),
      invariant(
        '§8',
        'Una lectura que ningú no ha demanat no treu mai el que es mostra',
        ({ before, event, after }) =>
          implies(
            event.type === 'request.renew' ||
              (event.type === 'xstate.error.actor.send' && before?.matches('renewing') === true),
            JSON.stringify(after.context.data) === JSON.stringify(before?.context.data),
          ),
      ),
      invariant('§4', 'Si va bé no queda cap error', ({ after }) =>
        implies(after.matches('success'), after.context.failure === null && after.context.message === null),
      ),
      invariant('§4', 'En reiniciar torna a ser com al principi', ({ event, after }) =>
        implies(
          event.type === 'request.reset',
          after.matches('idle') && after.context.failure === null && isInitial(machine, after.context.data),
        ),
      ),
      invariant('§4', "Es demana el que s'ha demanat l'últim cop", ({ event, after }) =>
        implies(
          event.type === 'request.send',
          after.matches('loading') && JSON.stringify(after.context.input) === JSON.stringify(event['input']),
        ),
      ),
      invariant(
        '§8',
        'Només es torna a demanar sol el que ha fallat, i el mateix',
        ({ before, event, after }) =>
          implies(
            event.type === 'request.again',
            after.matches(before?.matches('error') === true ? 'loading' : before?.value) &&
              JSON.stringify(after.context.input) === JSON.stringify(before?.context.input),
          ),
      ),
      invariant('§8', 'Un error té un text', ({ after }) =>
        implies(after.matches('error'), after.context.message !== null),
      ),
      invariant(
        '§6',
        'Un 401 acaba la sessió, i res més',
        (moment) => (findSent(moment, 'auth.lost') !== undefined) === (getStatus(moment) === 401),
      ),
    ],
  };
}
