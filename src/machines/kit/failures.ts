import type { Failure } from '../../api/errors';
import type { Keyed, Message, NoticeKey } from '../../domain/pages/notice';
import type { NoticeOpen, RootEvent } from './protocol';
import { notify } from './rootRef';
import { toOwnWords } from './words';

/** Whether a failure means that the session is over: only a 401 does. */
export function isSessionLost(failure: Failure): boolean {
  return failure.status === 401;
}

/** Reason of a failed call, where its status has no fixed text. */
function getReason({ kind, status, statusText, wait }: Failure): Keyed {
  if (kind === 'conflict' || kind === 'asset') return { key: 'error.unexpected' };
  if (kind !== 'status') return { key: `failure.${kind}` };
  const params = { status: status ?? 0, text: statusText, ...(wait !== undefined && { wait }) };
  return { key: 'error.http', params };
}

/** Statuses of a server between, which gave up waiting for the service. */
const GIVEN_UP = [499, 502, 504, 520, 521, 522, 523, 524];

/** Whether a call may have succeeded: no readable answer, or a server error of a creation. */
export function isUnsure({ kind, status, unsent }: Failure, isCreation = false): boolean {
  if (unsent) return false;
  if (kind === 'status') return GIVEN_UP.includes(status ?? 0) || (isCreation && status === 500);
  return !['offline', 'conflict', 'asset'].includes(kind);
}

/** Whether the service gave no answer that can be read: no connection, or a server between them. */
export const isUnanswered = (failure: Failure): boolean => failure.kind === 'offline' || isUnsure(failure);

/** Statuses of refusals, which are not faults: the person sees the reason. */
const REFUSALS = [401, 403, 409, 422];

/** Notice of an unexpected error, with the reference that support needs. */
export function toUnexpectedNotice(message: Message): NoticeOpen {
  return { ...notify('error', message), unexpected: true };
}

export function toNotice({ kind, status }: Failure, message: Message): NoticeOpen {
  const isRefusal = kind === 'conflict' || (status !== null && REFUSALS.includes(status));
  return isRefusal ? notify('error', message) : toUnexpectedNotice(message);
}

/** Notice of a call that was aborted while it ran. */
export const toStoppedNotice = () => toUnexpectedNotice({ key: 'error.unsure', params: { kind: 'stopped' } });

/** Text of a failed call: by status, then the server's (if `own` is 'server'), then the call's own. */
export function getMessage(
  failure: Failure,
  key: NoticeKey | null,
  own: 'text' | 'server' = 'text',
): Message {
  const said = toOwnWords(failure.message);
  const detail = said === null ? {} : { detail: said };
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
      return said === null ? { key: key ?? 'status.500' } : { text: said };
    default:
      if (own === 'server' && said !== null) return { text: said };
      if (key !== null) return { key, reason: getReason(failure) };
      return failure.kind === 'status'
        ? getReason(failure)
        : { key: 'error.unexpected', reason: getReason(failure) };
  }
}

/** Text of a failed write, also where its result is unknown. */
export function getActMessage(
  failure: Failure,
  key: NoticeKey | null,
  own: 'text' | 'server',
  isCreation = false,
): Message {
  const isExplained = failure.status === 500 && toOwnWords(failure.message) !== null;
  if (isExplained || !isUnsure(failure, isCreation)) return getMessage(failure, key, own);
  const { kind, status } = failure;
  const params = { kind, ...(kind === 'status' && status !== null && { status }) };
  return { key: key ?? 'error.unexpected', reason: { key: 'error.unsure', params } };
}

export function toFailureEvent(failure: Failure, message: Message): RootEvent {
  return isSessionLost(failure) ? { type: 'auth.lost' } : toNotice(failure, message);
}
