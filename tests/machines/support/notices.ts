import type { AppPath } from '../../../src/domain/access/routes';
import type { Keyed, Message } from '../../../src/domain/pages/notice';
import type { NoticeOpen } from '../../../src/machines/kit/protocol';

/** Milliseconds of each severity (spec §8); an error stays until it is closed. */
const HIDES = { success: 3_200, neutral: 3_200, error: 0 } as const;

export const notify = (severity: keyof typeof HIDES, message: Message, path?: string): NoticeOpen => ({
  type: 'notifications.open',
  severity,
  message,
  autoHideDuration: HIDES[severity],
  ...(path !== undefined && { path: path as AppPath }),
});

export const notifyUnexpected = (message: Message) => ({
  ...notify('error', message),
  unexpected: true as const,
});

export const because = (status: number | null): { reason: Keyed } => ({
  reason: status === null ? { key: 'failure.network' } : { key: 'error.http', params: { status, text: '' } },
});
