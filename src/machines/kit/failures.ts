import type { Failure } from '../../api/errors';
import type { Keyed, Message, NoticeKey } from '../../domain/pages/notice';
import type { NoticeOpen, RootEvent } from './protocol';
import { notify } from './upward';
import { toOwnWords } from './words';

/** Whether a failure means that the session is over; only a 401 does. */
export function isSessionLost(failure: Failure): boolean {
  return failure.status === 401;
}

/** Why a call failed, where its status has no fixed text. */
function getReason({ kind, status, statusText, wait }: Failure): Keyed {
  if (kind === 'conflict' || kind === 'asset') return { key: 'error.unexpected' };
  if (kind !== 'status') return { key: `failure.${kind}` };
  const params = { status: status ?? 0, text: statusText, ...(wait !== undefined && { wait }) };
  return { key: 'error.http', params };
}

/** Whether a call may have been done though it failed: its answer is missing, or none that could be read. */
export function isUnsure({ kind, status, unsent }: Failure): boolean {
  if (unsent) return false;
  if (kind === 'status') return status === 502 || status === 504;
  return !['offline', 'conflict', 'asset'].includes(kind);
}

/** A service that answers so has refused: whoever asked is told why, nothing has gone wrong. */
const REFUSALS = [401, 403, 409, 422];

/** An error that nobody meant: its notice shows what support finds it by. */
export function tellUnexpected(message: Message): NoticeOpen {
  return { ...notify('error', message), unexpected: true };
}

/** What the bar says of a call that failed. */
export function toNotice({ kind, status }: Failure, message: Message): NoticeOpen {
  const isRefusal = kind === 'conflict' || (status !== null && REFUSALS.includes(status));
  return isRefusal ? notify('error', message) : tellUnexpected(message);
}

/** What the bar says of what was stopped while it was being done. */
export const tellStopped = () => tellUnexpected({ key: 'error.unsure', params: { kind: 'stopped' } });

/** What a failed call says, by the status first, then the server's words where `own` is 'server', then the text of the call. */
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

/** What a failed call says that was to change something: also where nobody knows whether it has. */
export function getActMessage(failure: Failure, key: NoticeKey | null, own: 'text' | 'server'): Message {
  if (!isUnsure(failure)) return getMessage(failure, key, own);
  const { kind, status } = failure;
  const params = { kind, ...(kind === 'status' && status !== null && { status }) };
  return { key: key ?? 'error.unexpected', reason: { key: 'error.unsure', params } };
}

/** What a call that failed tells the root: that the session is lost, or what to show. */
export function toComplaint(failure: Failure, message: Message): RootEvent {
  return isSessionLost(failure) ? { type: 'auth.lost' } : toNotice(failure, message);
}
