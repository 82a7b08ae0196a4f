import { useViewer } from '../../../hooks/data';
import { useService } from '../../../hooks/services';
import { shortcuts as texts } from '../../../text/shortcuts';
import { IconButton } from '../../ui/IconButton';

export function FindButton() {
  const actor = useService('shortcuts');
  const viewer = useViewer();
  return (
    <IconButton
      icon="search"
      label={texts.open}
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      onClick={() => actor?.send({ type: 'shortcuts.find', viewer })}
    />
  );
}
