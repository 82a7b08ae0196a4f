import { assign, setup } from 'xstate';
import type { AppPath } from '../../domain/access/routes';
import type { Message, Severity } from '../../domain/pages/notice';
import type { NoticeOpen } from '../kit/protocol';

/** Notice in the bar (spec §3), which replaces the one before. */
type Notice = {
  id: number;
  severity: Severity;
  message: Message;
  unexpected: boolean;
  path: AppPath | null;
  /** Milliseconds; 0 until closed. */
  autoHideDuration: number;
};

export type NotificationsEvent =
  | NoticeOpen
  | { type: 'notifications.close' }
  | { type: 'notifications.pause' }
  | { type: 'notifications.resume' };

export type NotificationsContext = { notice: Notice | null; count: number };

/** The notification bar; its time runs while the bar can be read, and pauses under pointer and focus. */
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
  },
  guards: { isLasting: ({ context }) => context.notice?.autoHideDuration === 0 },
  delays: { autoHide: ({ context }) => context.notice?.autoHideDuration ?? 0 },
}).createMachine({
  id: 'notifications',
  context: { notice: null, count: 0 },
  initial: 'closed',
  on: { 'notifications.open': { target: '.opening', reenter: true, actions: 'show' } },
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
