import { assign, enqueueActions, fromCallback, setup, spawnChild } from 'xstate';
import type { Day } from '../../domain/values/madrid';
import type { Keep } from '../kit/keep';
import { named } from '../kit/named';
import type { ScreensRefresh, ScreensRenew } from '../kit/protocol';
import { holding } from '../kit/request';
import { pendentsRequest } from '../kit/requests';

export type ToCloseEvent =
  | { type: 'toClose.need'; professional_id: number; data_fi: Day }
  | { type: 'toClose.again' }
  | ScreensRefresh
  | ScreensRenew;

type ToCloseContext = { professional_id: number | null; data_fi: Day };

const requests = { pendents: pendentsRequest };

const machine = setup({
  types: {
    context: {} as ToCloseContext,
    events: {} as ToCloseEvent,
    meta: {} as { keep: Keep<ToCloseEvent, ToCloseContext> },
  },
  actors: {
    ...requests,
    /** Sends `toClose.again` when sessions are changed in this tab. */
    listen: fromCallback<ToCloseEvent>(() => {}),
  },
  actions: {
    setNeed: assign(({ event }) =>
      event.type === 'toClose.need' ? { professional_id: event.professional_id, data_fi: event.data_fi } : {},
    ),
    renew: enqueueActions(({ enqueue }) => {
      enqueue.sendTo(named<typeof requests.pendents>('pendents'), { type: 'request.renew' });
    }),
    send: enqueueActions(({ context: { professional_id, data_fi }, enqueue }) => {
      const input = { data_fi, professional_id: String(professional_id), sort: 'cita.date' };
      enqueue.sendTo(named<typeof requests.pendents>('pendents'), { type: 'request.send', input });
    }),
  },
  guards: {
    isNew: ({ context, event }) =>
      event.type === 'toClose.need' &&
      (event.professional_id !== context.professional_id || event.data_fi !== context.data_fi),
    isNeeded: ({ context }) => context.professional_id !== null,
  },
}).createMachine({
  id: 'toClose',
  meta: {
    keep: {
      events: { 'toClose.need': ['professional_id', 'data_fi'] },
      reads: ['professional_id', 'data_fi'],
    },
  },
  context: { professional_id: null, data_fi: '' },
  entry: spawnChild('pendents', { id: 'pendents' }),
  invoke: { id: 'listen', src: 'listen' },
  on: {
    'toClose.need': { guard: 'isNew', actions: ['setNeed', 'send'] },
    'toClose.again': { guard: 'isNeeded', actions: 'send' },
    'screens.refresh': { guard: 'isNeeded', actions: 'send' },
    'screens.renew': { actions: 'renew' },
  },
});

/** A professional's pending sessions until today, for the menu and the home page. */
export const toCloseMachine = holding<typeof requests, typeof machine>(machine);
