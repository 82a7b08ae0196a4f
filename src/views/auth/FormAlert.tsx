import type { NoticeText } from '../../text/status';
import { Icon } from '../ui/Icon';
import '../ui/ErrorSummary.css';

/** Why nothing came of sending the form, where no field is to blame. */
export function FormAlert({ text, lang, lines }: NoticeText) {
  return (
    <div className="error-summary" role="alert">
      <Icon name="warning" />
      <div>
        <p className="strong" lang={lang}>
          {text}
        </p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}
