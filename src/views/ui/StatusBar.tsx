import { AllIcons } from './AllIcons';
import { BarStack } from './BarStack';
import { Icon } from './Icon';
import './StatusBar.css';

type StatusBarProps = {
  /** Running state, as a sentence; hidden if null. */
  title: string | null;
  help?: string | undefined;
  busy?: boolean | undefined;
  action?: { label: string; onPress: () => void } | undefined;
};

/** The live region is rendered before its text, else unread. */
export function StatusBar({ title, help, busy = false, action }: StatusBarProps) {
  return (
    <BarStack>
      <div role="status" className="bars-bottom">
        {title !== null && (
          <AllIcons>
            <div className="floating status-bar">
              <Icon name={busy ? 'spinner' : 'info'} className={busy ? 'icon-spin' : undefined} />
              <span className="floating-text">
                {help === undefined ? <span>{title}</span> : <strong>{title}</strong>} <span>{help}</span>
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
    </BarStack>
  );
}
