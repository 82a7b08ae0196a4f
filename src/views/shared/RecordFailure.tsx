import type { ReactNode } from 'react';
import type { Message, NoticeKey } from '../../domain/pages/notice';
import { focusField } from '../ui/focusField';
import { FailurePanel } from './FailurePanel';

/** HTTP statuses that a retry does not change: refused, or missing. */
const FINAL: readonly (number | null)[] = [403, 404];

type RecordFailureProps = {
  title: NoticeKey;
  message: Message | null;
  /** HTTP status; null without an answer. */
  status: number | null;
  /** Text for a record that does not exist. */
  missing?: string | undefined;
  onRetry: () => void;
  actions?: ReactNode;
};

/** Failure of loading a record, with a retry button if that may help. */
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
      onRetry={FINAL.includes(status) ? undefined : retry}
      actions={actions}
    />
  );
}
