import type { ReactNode } from 'react';
import type { Message, NoticeKey } from '../../domain/pages/notice';
import { focusField } from '../ui/focusField';
import { FailurePanel } from './FailurePanel';

type RecordFailureProps = {
  title: NoticeKey;
  message: Message | null;
  status: number | null;
  /** Text for a record that does not exist, which no retry changes. */
  missing?: string | undefined;
  onRetry: () => void;
  actions?: ReactNode;
};

export function RecordFailure({ title, message, status, missing, onRetry, actions }: RecordFailureProps) {
  // The button disappears with the failure, so the focus moves to the page's title.
  function retry() {
    focusField('page-title');
    onRetry();
  }
  const hint = status === 404 ? missing : undefined;
  return (
    <FailurePanel
      title={title}
      message={hint === undefined ? message : null}
      hint={hint}
      onRetry={status === 403 || hint !== undefined ? undefined : retry}
      actions={actions}
    />
  );
}
