import { getMessage } from '../../machines/kit/failures';
import { toOwnWords } from '../../machines/kit/words';
import { getNoticeText } from '../../text/notices';
import type { NoticeText } from '../../text/status';
import { first } from '../../text/ui/firstPage';
import { AllIcons } from '../ui/AllIcons';
import { Icon } from '../ui/Icon';
import { findMissingAsset } from '../ui/missingAsset';
import type { Alert } from './useAuthForm';
import '../ui/ErrorSummary.css';

function getText(failure: Alert['failure'], unmatched: Alert['unmatched']): NoticeText {
  if (failure.status === 422) {
    const said = Object.keys(failure.fields).length === 0 ? toOwnWords(failure.message) : null;
    return { ...getNoticeText({ key: 'status.422' }), lines: said === null ? unmatched : [said] };
  }
  if (failure.kind !== 'asset') return getNoticeText(getMessage(failure, null));
  const missing = findMissingAsset(new Error(failure.message ?? ''));
  const text = first.assetFailed(missing ?? { type: 'script', address: 'sessio' });
  return { text, lines: [first.reload] };
}

/** Reason why sending failed, where no field shows it. */
export function AuthAlert({ failure, unmatched }: Alert) {
  const { text, lang, lines } = getText(failure, unmatched);
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
