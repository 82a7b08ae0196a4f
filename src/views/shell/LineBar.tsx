import { line } from '../../text/line';
import { first } from '../../text/ui/firstPage';
import { StatusBar } from '../ui/StatusBar';

type LineBarProps = {
  isOffline: boolean;
  /** Whether an answer is taking long. */
  isSlow: boolean;
  /** Whether there is another release than the page's. */
  isOld: boolean;
  /** Waits no longer for what takes long. */
  onStop: () => void;
  onReload: () => void;
};

/**
 * Says that there is no line to the service, or that it takes long, with the way to wait no longer, or that the page is of
 * an older release; the browser asks before what is unsaved is left.
 */
export function LineBar({ isOffline, isSlow, isOld, onStop, onReload }: LineBarProps) {
  if (isOffline)
    return (
      <StatusBar title={line.offline} help={line.offlineHelp} action={isSlow ? stop(onStop) : undefined} />
    );
  if (isSlow) return <StatusBar title={line.slow} busy action={stop(onStop)} />;
  return (
    <StatusBar title={isOld ? line.newVersion : null} action={{ label: first.reload, onPress: onReload }} />
  );
}

const stop = (onPress: () => void) => ({ label: line.stop, onPress });
