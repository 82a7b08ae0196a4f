import type { AppPath } from '../../../src/domain/access/routes';
import type { Keyed, Message } from '../../../src/domain/pages/notice';
import type { NoticeOpen } from '../../../src/machines/kit/protocol';

/** How long each stays (spec §8): what went wrong until it is closed. */
const HIDES = { success: 3_200, neutral: 3_200, error: 0 } as const;

/** A notice as it is sent to the bar. */
export const notify = (severity: keyof typeof HIDES, message: Message, path?: string): NoticeOpen => ({
  ...{ type: 'notifications.open', severity, message, autoHideDuration: HIDES[severity] },
  ...(path !== undefined && { path: path as AppPath }),
});

/** An unexpected error for the bar, with a reference for support. */
export const notifyUnexpected = (message: Message) => ({
  ...notify('error', message),
  unexpected: true as const,
});

/** Why a call failed that was answered so, or not at all. */
export const because = (status: number | null): { reason: Keyed } => ({
  reason: status === null ? { key: 'failure.network' } : { key: 'error.http', params: { status, text: '' } },
});
