import { toFailure, type Failure } from '../api/errors';
import type { Keyed, Message, NoticeKey } from '../domain/notice';
import type { RootEvent } from './protocol';
import { notify } from './upward';

/** Whether a failure means that the session is over; only a 401 does. */
export function isSessionLost(failure: Failure): boolean {
  return failure.status === 401;
}

/** Why a call failed, where its status has no fixed text. */
function getReason({ kind, status, statusText, wait }: Failure): Keyed {
  if (kind !== 'status') return { key: `failure.${kind}` };
  const params = { status: status ?? 0, text: statusText, ...(wait !== undefined && { wait }) };
  return { key: 'error.http', params };
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
      if (key !== null) return { key, reason: getReason(failure) };
      return failure.kind === 'status'
        ? getReason(failure)
        : { key: 'error.unexpected', reason: getReason(failure) };
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
