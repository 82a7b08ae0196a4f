import { line } from '../../text/line';
import { first } from '../../text/ui/firstPage';
import { StatusBar } from '../ui/StatusBar';

type LineBarProps = {
  isOffline: boolean;
  isSlow: boolean;
  isOld: boolean;
  onStop: () => void;
  onReload: () => void;
};

/** Offline, slow, or of an older release. */
export function LineBar({ isOffline, isSlow, isOld, onStop, onReload }: LineBarProps) {
  if (isOffline)
    return (
      <StatusBar
        title={`${line.offline}.`}
        help={line.offlineHelp}
        action={isSlow ? stop(onStop) : undefined}
      />
    );
  if (isSlow) return <StatusBar title={line.slow} busy action={stop(onStop)} />;
  return (
    <StatusBar title={isOld ? line.newVersion : null} action={{ label: first.reload, onPress: onReload }} />
  );
}

const stop = (onPress: () => void) => ({ label: line.stop, onPress });
