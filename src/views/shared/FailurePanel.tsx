import type { ReactNode } from 'react';
import type { Message, NoticeKey } from '../../domain/pages/notice';
import { getNoticeText } from '../../text/notices';
import { toSentence } from '../../text/ui/words';
import { shell } from '../../text/shell';
import { Button } from '../ui/Button';
import { StatePanel } from '../ui/StatePanel';

type FailurePanelProps = {
  title: NoticeKey;
  message: Message | null;
  hint?: string | undefined;
  onRetry?: (() => void) | undefined;
  actions?: ReactNode;
  heading?: 'h2' | 'h3' | undefined;
};

export function FailurePanel({ title, message, hint, onRetry, actions, heading }: FailurePanelProps) {
  const { text, lang } = getNoticeText({ key: title });
  const why = message === null ? null : getNoticeText(message);
  const sentences = [
    ...(why && why.text !== text ? [why.text] : []),
    ...(why?.lines ?? []),
    ...(hint ? [hint] : []),
  ];
  return (
    <StatePanel
      tone="error"
      title={text}
      titleLang={lang}
      heading={heading}
      actions={
        (onRetry ?? actions) && (
          <>
            {onRetry && (
              <Button icon="refresh" onClick={onRetry}>
                {shell.retry}
              </Button>
            )}
            {actions}
          </>
        )
      }
    >
      {sentences.map(toSentence).join(' ')}
    </StatePanel>
  );
}
