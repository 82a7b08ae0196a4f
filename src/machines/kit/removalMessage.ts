import type { Failure } from '../../api/errors';
import type { Noun } from '../../domain/access/noun';
import type { Message } from '../../domain/pages/notice';
import { getActMessage, getMessage, isUnsure } from './failures';
import { RESOURCES } from './resources';
import { toOwnWords } from './words';

/** Text of a failed deletion: the noun's with a reason, or the status's or server's. */
export function getRemovalMessage(noun: Noun, failure: Failure): Message {
  const { status } = failure;
  const message = toOwnWords(failure.message);
  const refused = `${noun}.deleteRefused` as const;
  const detail = message === null ? {} : { detail: message };
  if (status === 403 || status === 422) return { key: refused, ...detail };
  const { removeFailed } = RESOURCES[noun];
  if (isUnsure(failure)) return getActMessage(failure, removeFailed ?? refused, 'text');
  const isBad = status === 400 || status === 419;
  if (removeFailed !== null)
    return isBad || message !== null ? { key: removeFailed, ...detail } : getMessage(failure, removeFailed);
  const reason = getMessage(failure, null);
  if (isBad || !('key' in reason)) return reason;
  // Without a status, the reason is within: there is no connection.
  return { key: refused, ...(message === null ? { reason: reason.reason ?? reason } : detail) };
}
