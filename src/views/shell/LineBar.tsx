import { line } from '../../text/line';
import { StatusBar } from '../ui/StatusBar';

type LineBarProps = {
  isOffline: boolean;
  /** Whether an answer is taking long. */
  isSlow: boolean;
  /** Waits no longer for what takes long. */
  onStop: () => void;
};

/** Says that there is no line to the service, or that it takes long, with the way to wait no longer. */
export function LineBar({ isOffline, isSlow, onStop }: LineBarProps) {
  return (
    <StatusBar
      title={isOffline ? line.offline : isSlow ? line.slow : null}
      help={isOffline ? line.offlineHelp : undefined}
      busy={!isOffline}
      action={isSlow ? { label: line.stop, onPress: onStop } : undefined}
    />
  );
}
