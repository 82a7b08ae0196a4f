import { AllIcons } from './AllIcons';
import { Icon } from './Icon';
import './StatusBar.css';

type StatusBarProps = {
  /** What is going on; nothing is shown without it. */
  title: string | null;
  help?: string | undefined;
  /** Whether it is something that is waited for. */
  busy?: boolean | undefined;
  action?: { label: string; onPress: () => void } | undefined;
};

/** Below everything, what goes on for as long as it does; the region is there before its text, or that is not read out. */
export function StatusBar({ title, help, busy = false, action }: StatusBarProps) {
  return (
    <div role="status">
      {title !== null && (
        <AllIcons>
          <div className="floating floating-place status-bar">
            <Icon name={busy ? 'spinner' : 'info'} className={busy ? 'icon-spin' : undefined} />
            <span className="floating-text">
              {help === undefined ? title : <strong>{title}.</strong>} {help}
            </span>
            {action && (
              <button type="button" className="floating-action" onClick={action.onPress}>
                {action.label}
              </button>
            )}
          </div>
        </AllIcons>
      )}
    </div>
  );
}
