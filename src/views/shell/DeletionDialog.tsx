import { useService } from '../../hooks/data';
import { deletion as texts } from '../../text/deletion';
import { ui } from '../../text/ui/components';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { DialogItem } from './DialogItem';
import { useAsked } from './useAsked';

/** Confirms a deletion, whatever is deleted (spec §4). */
export function DeletionDialog() {
  const deletion = useService('deletion');
  const { isOpen, isBusy, item } = useAsked(deletion);
  if (!deletion || !item) return null;
  return (
    <ConfirmDialog
      open={isOpen}
      title={texts.title(item.noun)}
      question={texts.question(item.noun)}
      item={<DialogItem label={item.label} note={item.noun === 'cita' ? texts.withAssessoria : undefined} />}
      busy={isBusy ? ui.deleting : undefined}
      onConfirm={() => deletion.send({ type: 'deletion.confirm' })}
      onCancel={() => deletion.send({ type: 'deletion.cancel' })}
    />
  );
}
