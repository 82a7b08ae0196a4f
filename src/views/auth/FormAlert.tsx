import type { NoticeText } from '../../text/status';
import { Icon } from '../ui/Icon';

/** Why nothing came of sending the form, where no field is to blame. */
export function FormAlert({ text, lang, lines }: NoticeText) {
  return (
    <div className="summary" role="alert">
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
