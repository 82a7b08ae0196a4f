import { useSelector } from '@xstate/react';
import { useService } from '../../hooks/services';
import { bulk as texts } from '../../text/bulk';
import { ui } from '../../text/ui/components';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { DialogItem } from './DialogItem';

const NAMED = 5;

export function BulkDialog() {
  const bulk = useService('bulk');
  const isOpen = useSelector(bulk, (snapshot) => snapshot?.hasTag('open') ?? false);
  const asked = useSelector(bulk, (snapshot) => snapshot?.context.asked ?? null);
  if (!bulk || !asked) return null;
  const { act, noun, items, others } = asked;
  const words = texts[act];
  const unnamed = items.length - NAMED;
  return (
    <ConfirmDialog
      open={isOpen}
      title={words.title(noun, items.length)}
      question={words.question(noun, items.length)}
      item={
        <div className="confirm-dialog-list">
          {items.slice(0, NAMED).map(({ id, label }) => (
            <DialogItem key={id} label={label} />
          ))}
          {unnamed > 0 && <span className="sub-line">{ui.more(unnamed)}</span>}
          {others > 0 && <p>{words.others(others)}</p>}
        </div>
      }
      variant={act === 'delete' ? 'danger' : 'primary'}
      confirmLabel={words.confirm}
      onConfirm={() => bulk.send({ type: 'bulk.confirm' })}
      onCancel={() => bulk.send({ type: 'bulk.cancel' })}
    />
  );
}
