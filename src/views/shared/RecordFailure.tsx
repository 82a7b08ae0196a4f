import type { ReactNode } from 'react';
import type { Message, NoticeKey } from '../../domain/pages/notice';
import { focusField } from '../ui/focusField';
import { FailurePanel } from './FailurePanel';

/** An HTTP status that trying again does not change: refused, or not there. */
const FINAL: readonly (number | null)[] = [403, 404];

type RecordFailureProps = {
  title: NoticeKey;
  message: Message | null;
  /** The HTTP status of the failure, where there was an answer. */
  status: number | null;
  /** Said of a record that is not there. */
  missing?: string | undefined;
  onRetry: () => void;
  actions?: ReactNode;
};

/** In the place of a record that could not be loaded; it can be asked for again where that may help. */
export function RecordFailure({ title, message, status, missing, onRetry, actions }: RecordFailureProps) {
  // The button goes away with the failure: the focus is at the page's title then.
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
