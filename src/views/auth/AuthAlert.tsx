import { getMessage } from '../../machines/complaint';
import { getNoticeText } from '../../text/notices';
import { AllIcons } from '../ui/AllIcons';
import { Icon } from '../ui/Icon';
import type { Alert } from './useAuthForm';
import '../ui/ErrorSummary.css';

/** Why nothing came of sending the form, where no field is to blame. */
export function AuthAlert({ failure, homeless }: Alert) {
  const isIssue = failure.status === 422;
  const message = isIssue ? ({ key: 'status.422' } as const) : getMessage(failure, null);
  const { text, lang, lines } = getNoticeText(message);
  return (
    <AllIcons>
      <div className="error-summary" role="alert">
        <Icon name="warning" />
        <div>
          <p className="strong" lang={lang}>
            {text}
          </p>
          {(isIssue ? homeless : lines).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
    </AllIcons>
  );
}
