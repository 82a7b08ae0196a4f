import { getActMessage, getMessage, isUnsure } from '../../machines/kit/failures';
import { toOwnWords } from '../../machines/kit/words';
import { password } from '../../text/password';
import { getNoticeText } from '../../text/notices';
import type { NoticeText } from '../../text/status';
import { first } from '../../text/ui/firstPage';
import { AllIcons } from '../ui/AllIcons';
import { Icon } from '../ui/Icon';
import { findMissingAsset } from '../ui/missingAsset';
import type { Alert } from './useAuthForm';
import '../ui/ErrorSummary.css';

type AuthAlertProps = Alert & {
  /** Whether a password was sent, which may be stored without an answer. */
  isChange?: boolean;
};

function getText({ failure, unmatched, isChange }: AuthAlertProps): NoticeText {
  if (failure.status === 422) {
    const said = Object.keys(failure.fields).length === 0 ? toOwnWords(failure.message) : null;
    return { ...getNoticeText({ key: 'status.422' }), lines: said === null ? unmatched : [said] };
  }
  if (failure.kind !== 'asset') {
    const text = getNoticeText((isChange ? getActMessage : getMessage)(failure, null, 'text'));
    return isChange && isUnsure(failure) ? { ...text, lines: [...text.lines, password.tryNew] } : text;
  }
  const missing = findMissingAsset(new Error(failure.message ?? ''));
  const text = first.assetFailed(missing ?? { type: 'script', address: 'sessio' });
  return { text, lines: [first.reload] };
}

export function AuthAlert(props: AuthAlertProps) {
  const { text, lang, lines } = getText(props);
  return (
    <AllIcons>
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
    </AllIcons>
  );
}
