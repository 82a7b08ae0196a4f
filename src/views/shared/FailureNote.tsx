import type { Message } from '../../domain/pages/notice';
import { getNoticeText } from '../../text/notices';

export function FailureNote({ message }: { message: Message }) {
  const { text, lines, lang } = getNoticeText(message);
  return (
    <p className="field-error" lang={lang}>
      {[text, ...lines].join(' ')}
    </p>
  );
}
