import { assign, enqueueActions, setup } from 'xstate';
import type { AppPath } from '../../domain/access/routes';
import type { Message, Severity } from '../../domain/pages/notice';
import type { NoticeOpen } from '../kit/protocol';
import { getRoot } from '../kit/upward';

/** The notice in the bar (spec §3); a new one takes the place of the old. */
type Notice = {
  id: number;
  severity: Severity;
  message: Message;
  unexpected: boolean;
  path: AppPath | null;
  /** Milliseconds; 0 stays until closed. */
  autoHideDuration: number;
};

export type NotificationsEvent =
  | NoticeOpen
  | { type: 'notifications.close' }
  | { type: 'notifications.pause' }
  | { type: 'notifications.resume' };

export type NotificationsContext = { notice: Notice | null; count: number };

/**
 * The notification bar: closed, or open until closed or until its time is up; the time rests until the bar says that it can
 * be read, whose code may come later, and under pointer and focus.
 */
export const notificationsMachine = setup({
  types: {
    context: {} as NotificationsContext,
    events: {} as NotificationsEvent,
  },
  actions: {
    show: assign(({ context, event }) => {
      if (event.type !== 'notifications.open') return {};
      const { severity, message, unexpected = false, path = null, autoHideDuration } = event;
      const count = context.count + 1;
      return { count, notice: { id: count, severity, message, unexpected, path, autoHideDuration } };
    }),
    go: enqueueActions(({ context, enqueue, system }) => {
      const path = context.notice?.path;
      if (path) enqueue.sendTo(getRoot(system), { type: 'navigation.go', path, replace: true });
    }),
  },
  guards: { isLasting: ({ context }) => context.notice?.autoHideDuration === 0 },
  delays: { autoHide: ({ context }) => context.notice?.autoHideDuration ?? 0 },
}).createMachine({
  id: 'notifications',
  context: { notice: null, count: 0 },
  initial: 'closed',
  on: { 'notifications.open': { target: '.opening', reenter: true, actions: ['show', 'go'] } },
  states: {
    closed: { entry: assign({ notice: null }) },
    opening: { always: [{ guard: 'isLasting', target: 'lasting' }, { target: 'paused' }] },
    lasting: { on: { 'notifications.close': 'closed' } },
    counting: {
      after: { autoHide: 'closed' },
      on: { 'notifications.close': 'closed', 'notifications.pause': 'paused' },
    },
    paused: { on: { 'notifications.close': 'closed', 'notifications.resume': 'counting' } },
  },
});
