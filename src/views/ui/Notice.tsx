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
  text: string;
  lines: readonly string[];
  lang?: 'es' | undefined;
  reference?: string | undefined;
  /** Action offered; `label` is its accessible name. */
  action?: { text: string; label: string; onPress: () => void } | undefined;
  onClose: () => void;
  /** Called when the pointer or the focus enters; `onResume` when it leaves. */
  onPause?: (() => void) | undefined;
  onResume?: (() => void) | undefined;
};

/** The caller decides its duration and puts it in a live region. */
export function Notice(props: NoticeProps) {
  const { severity, text, lines, lang, reference, action, onClose, onPause, onResume } = props;
  return (
    <div
      className={`notice notice-${severity}`}
      role={severity === 'error' ? 'alert' : undefined}
      onPointerEnter={onPause}
      onPointerLeave={onResume}
      onFocus={onPause}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onResume?.();
      }}
    >
      <Icon name={icons[severity]} />
      <div className="notice-body">
        <div className="notice-message" lang={lines.length === 0 ? lang : undefined}>
          {lines.length === 0 ? (
            text
          ) : (
            <>
              <strong lang={lang}>{text}</strong>
              <ul>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </>
          )}
        </div>
        {reference !== undefined && <p className="notice-reference">{reference}</p>}
      </div>
      {action && (
        <button type="button" className="notice-action" aria-label={action.label} onClick={action.onPress}>
          {action.text}
        </button>
      )}
      <button type="button" className="icon-button" aria-label={ui.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
