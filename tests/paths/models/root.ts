import { MACHINES } from '../../machines/support/machines';
import { rootMachine, SERVICES } from '../../../src/machines/root';
import { notify } from '../../../src/machines/kit/rootRef';
import { findSent, implies, invariant, named, plain, type Case, type Model } from '../model';
import { SESSION } from './session';

type Context = { today: string; screens: readonly string[]; hasServices: boolean; session: unknown };

/** The screen that starts next: two live at most, the shown one and a parked one. */
const start = (layout: 'public' | 'private'): Case =>
  named(`screen.start, ${layout}`, ({ screens }: Context) => {
    const id = ['screen-1', 'screen-2'].find((one) => !screens.includes(one));
    return id === undefined
      ? undefined
      : { type: 'screen.start', id, name: 'home', layout, params: {}, query: {} };
  });

export const root: Model = {
  // As in a folded journal: every started actor is there under its id.
  machine: MACHINES['root'] ?? rootMachine,
  inputs: { start: { routes: [], now: 1, today: '2026-11-20' } },
  events: [
    named('clock.ticked', ({ today }: Context) => ({ type: 'clock.ticked', now: 2, today })),
    named('clock.ticked on another day', ({ today }: Context) => ({
      type: 'clock.ticked',
      now: 3,
      today: today === '2026-11-20' ? '2026-11-21' : '2026-11-20',
    })),
    start('public'),
    start('private'),
    plain('screen.stop', { id: 'screen-1' }),
    named('screen.stop of the second', { type: 'screen.stop', id: 'screen-2' }),
    named('screen.tell its address', {
      type: 'screen.tell',
      id: 'screen-1',
      event: { type: 'screen.address', query: {} },
    }),
    named('screen.tell that it is resumed', {
      type: 'screen.tell',
      id: 'screen-1',
      event: { type: 'screen.resumed' },
    }),
    plain('record.created', { noun: 'professional', key: 'jana@example.org' }),
    plain('record.deleted', { noun: 'cita', ids: [12] }),
    plain('record.marked', { noun: 'assessoria', ids: [12] }),
    plain('catalogs.changed', { name: 'professionals' }),
    plain('screens.refresh'),
    plain('screens.renew'),
    plain('navigation.asked'),
    plain('navigation.go', { path: '/calendari' }),
    plain('screen.touched', { id: 'screen-1', dirty: true }),
    named('notifications.open', notify('success', { key: 'cita.created' })),
    named('notifications.open success with a path', notify('success', { key: 'cita.created' }, '/calendari')),
    plain('auth.lost'),
    plain('auth.signOut'),
    named('session.changed, signed in', {
      type: 'session.changed',
      status: 'signedIn',
      session: SESSION,
      lost: false,
    }),
    named('session.changed, signed out', {
      type: 'session.changed',
      status: 'signedOut',
      session: null,
      lost: false,
    }),
  ],
  invariants: [
    invariant('§4', "Un avís amb camí hi porta quan s'obre", (moment) =>
      implies(
        moment.event.type === 'notifications.open',
        findSent(moment, 'navigation.go')?.['path'] === moment.event['path'],
      ),
    ),
    invariant(
      '§4',
      'Tancar la sessió atura tot el que era de la persona',
      ({ before, event, after, effects }) =>
        implies(
          event.type === 'session.changed' && before?.context.hasServices === true,
          SERVICES.every((id) => effects.some(({ stop }) => stop === id)) && !after.context.hasServices,
        ),
    ),
    invariant('§4', 'Mentre es pregunta pels canvis sense desar no hi ha cap altra pregunta', (moment) =>
      implies(
        moment.event.type === 'navigation.asked' && moment.before?.context.hasServices === true,
        ['deletion', 'attendance', 'bulk', 'report', 'shortcuts'].every((id) =>
          moment.effects.some(({ to }) => to === id),
        ),
      ),
    ),
    invariant('§4', "Qui ha entrat és qui diu l'última notícia de la sessió", ({ event, after }) =>
      implies(
        event.type === 'session.changed',
        JSON.stringify(after.context.session) === JSON.stringify(event['session']),
      ),
    ),
    invariant('§4', "Quan s'elimina un registre ho saben totes les pantalles", ({ event, after, effects }) =>
      implies(
        event.type === 'record.deleted',
        (after.context as Context).screens.every((id) =>
          effects.some(({ to, event: sent }) => to === id && (sent as { type: string }).type === event.type),
        ),
      ),
    ),
    invariant(
      '§8',
      'Quan torna la línia, o passen dos minuts, es llegeix de nou tot el que es mostra, si hi ha sessió',
      (moment) => {
        const { screens, session } = moment.after.context as Context;
        return implies(
          ['screens.refresh', 'screens.renew'].includes(moment.event.type),
          screens.every((id) => moment.effects.some(({ to }) => to === id) === (session !== null)),
        );
      },
    ),
    invariant('§9', 'A mitjanit totes les pantalles saben quin dia és', ({ before, after, effects }) =>
      implies(
        before !== undefined && before.context.today !== after.context.today,
        (after.context as Context).screens.every((id) => effects.some(({ to }) => to === id)),
      ),
    ),
    invariant(
      '§6',
      'Fora de la part privada no hi ha cap actor seu',
      ({ after }) =>
        (after.context as Context).hasServices === SERVICES.every((id) => after.children[id] !== undefined),
    ),
  ],
  key: ({ today, screens, hasServices, session }: Context) => ({
    in: session !== null,
    today,
    screens: screens.join(),
    hasServices,
  }),
};
