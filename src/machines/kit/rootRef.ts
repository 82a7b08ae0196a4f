import type { AnyActorRef } from 'xstate';
import type { AppPath } from '../../domain/access/routes';
import { AUTO_HIDE, type Message, type Severity } from '../../domain/pages/notice';
import type { NoticeOpen, RootRef } from './protocol';

/** The root, which XState knows by its name alone, not by its type. */
export function getRoot(system: { get(id: string): AnyActorRef | undefined }): RootRef {
  return system.get('root') as RootRef;
}

export function notify(severity: Severity, message: Message, path?: AppPath): NoticeOpen {
  return {
    type: 'notifications.open',
    severity,
    message,
    autoHideDuration: AUTO_HIDE[severity],
    ...(path !== undefined && { path }),
  };
}
