import type { Message } from '../../../src/domain/notice';

/** How long each stays (spec §8): what went wrong until it is closed. */
const HIDES = { success: 3_200, neutral: 3_200, error: 0 } as const;

/** A notice as the bar is told of it. */
export const notify = (severity: keyof typeof HIDES, message: Message, path?: string) => ({
  ...{ type: 'notifications.open' as const, severity, message, autoHideDuration: HIDES[severity] },
  ...(path !== undefined && { path }),
});
