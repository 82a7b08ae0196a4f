import type { Message } from '../../domain/pages/notice';
import { getNoticeText } from '../../text/notices';

/** Reason below the name of a record for which an act has failed. */
export function FailureNote({ message }: { message: Message }) {
  const { text, lines, lang } = getNoticeText(message);
  return (
    <p className="field-error" lang={lang}>
      {[text, ...lines].join(' ')}
    </p>
  );
}
