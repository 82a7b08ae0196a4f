import type { AnyActorRef } from 'xstate';
import { toFailure, type Failure } from '../api/errors';
import { AUTO_HIDE, type Message, type NoticeKey, type Severity } from '../domain/notice';
import type { NoticeOpen, RootEvent, RootRef } from './protocol';

/** The one actor that every other may tell something; XState knows it by its name alone, not by its type. */
export function getRoot(system: { get(id: string): AnyActorRef | undefined }): RootRef {
  return system.get('root') as RootRef;
}

/** Opens the notification bar with the severity's own time to stay. */
export function notify(severity: Severity, message: Message, path?: string): NoticeOpen {
  return {
    type: 'notifications.open',
    severity,
    message,
    autoHideDuration: AUTO_HIDE[severity],
    ...(path !== undefined && { path }),
  };
}

/** Whether a failure means that the session is over; only a 401 does. */
export function isSessionLost(failure: Failure): boolean {
  return failure.status === 401;
}

/** What a failed call says, by the status first, then the server's words where `own` is 'server', then the text of the call. */
export function getMessage(
  failure: Failure,
  key: NoticeKey | null,
  own: 'text' | 'server' = 'text',
): Message {
  const detail = failure.message === null ? {} : { detail: failure.message };
  switch (failure.status) {
    case 400:
    case 419:
      return { key: 'status.400', ...detail };
    case 401:
      return { key: 'status.401', ...detail };
    case 403:
      return { key: 'status.403', ...detail };
    case 422:
      return { key: 'status.422', ...detail };
    case 500:
      return failure.message === null ? { key: key ?? 'status.500' } : { text: failure.message };
    default:
      if (own === 'server' && failure.message !== null) return { text: failure.message };
      if (key !== null) return { key };
      if (failure.kind !== 'status' || failure.status === null) return { key: 'error.unexpected' };
      return { key: 'error.http', params: { status: failure.status, text: failure.statusText } };
  }
}

/** What an action that failed tells the root: that the session is lost, or what to show. */
export function toComplaint(
  error: unknown,
  key: NoticeKey | null,
  own: 'text' | 'server' = 'text',
): RootEvent {
  const failure = toFailure(error);
  return isSessionLost(failure) ? { type: 'auth.lost' } : notify('error', getMessage(failure, key, own));
}
