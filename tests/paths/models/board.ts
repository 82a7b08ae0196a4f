import type { AnyStateMachine } from 'xstate';
import type { ScreenInput } from '../../../src/machines/kit/screen';
import { findSent, implies, invariant, plain, type Model } from '../model';
import { INPUT, SCREEN_EVENTS } from './screen';

const isAllowed = ({ viewer }: ScreenInput, permissions: readonly string[]): boolean =>
  permissions.length === 0 || viewer.permissions.length > 0;

export function boardModel(
  machine: AnyStateMachine,
  permissions: readonly string[],
  others: Readonly<Record<string, ScreenInput['viewer']>> = {},
): Model {
  const allowed = { ...INPUT, viewer: { permissions, oficinaId: 1 } };
  const asOthers = Object.entries(others).map(([name, viewer]) => [`start as ${name}`, { ...INPUT, viewer }]);
  return {
    machine,
    factory: 'board',
    inputs: {
      start: allowed,
      ...Object.fromEntries(asOthers),
      ...(permissions.length > 0 && { 'start without permissions': INPUT }),
    },
    events: [...SCREEN_EVENTS, plain('board.refresh')],
    invariants: [
      invariant('§4', "Després d'eliminar un registre es torna a demanar el que es mostra", (moment) =>
        implies(
          moment.event.type === 'record.deleted' &&
            isAllowed(moment.after.context as ScreenInput, permissions),
          findSent(moment, 'request.send') !== undefined,
        ),
      ),
      invariant('§6', 'Sense permís no es demana res', (moment) =>
        implies(
          !isAllowed(moment.after.context as ScreenInput, permissions) && machine.id === 'home',
          findSent(moment, 'request.send') === undefined,
        ),
      ),
      invariant('§9', 'A mitjanit canvia el dia i es torna a demanar', (moment) =>
        implies(
          moment.event.type === 'day.changed',
          (moment.after.context as ScreenInput).today === moment.event['today'],
        ),
      ),
      invariant('§2', "El que es mostra és el que diu l'adreça", ({ event, after }) =>
        implies(
          event.type === 'screen.address',
          JSON.stringify((after.context as ScreenInput).query) === JSON.stringify(event['query']),
        ),
      ),
    ],
    key: ({ query, today, viewer }: ScreenInput) => ({
      query,
      today,
      may: viewer.permissions.length > 0,
      ...(viewer !== allowed.viewer && { who: viewer.permissions.join(' ') }),
    }),
  };
}
