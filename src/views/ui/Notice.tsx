import { ui } from '../../text/ui/components';
import { Icon } from './Icon';
import type { IconName } from './icons/paths';
import './Notice.css';

const icons = { error: 'warning', success: 'checkCircle', neutral: 'info' } as const satisfies Record<
  string,
  IconName
>;

type NoticeProps = {
  severity: 'error' | 'success' | 'neutral';
  message: string | { title: string; lines: readonly string[] };
  lang?: 'es' | undefined;
  onClose: () => void;
  /** The pointer or the focus is on it, and is not any more. */
  onPause?: (() => void) | undefined;
  onResume?: (() => void) | undefined;
};

/** The notification bar; the caller decides how long it stays. */
export function Notice({ severity, message, lang, onClose, onPause, onResume }: NoticeProps) {
  return (
    <div
      className={`notice notice-${severity}`}
      role={severity === 'error' ? 'alert' : 'status'}
      onPointerEnter={onPause}
      onPointerLeave={onResume}
      onFocus={onPause}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onResume?.();
      }}
    >
      <Icon name={icons[severity]} />
      <div lang={lang}>
        {typeof message === 'string' ? (
          message
        ) : (
          <>
            <strong>{message.title}</strong>
            <ul>
              {message.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <button type="button" className="icon-button" aria-label={ui.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
