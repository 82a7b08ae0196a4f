import { useService } from '../../hooks/data';
import { notAttended } from '../../text/assessories';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { DialogItem } from './DialogItem';
import { useAsked } from './useAsked';

/** Asks before an assessoria is marked as not attended, which cannot be undone. */
export function AttendanceDialog() {
  const attendance = useService('attendance');
  const { isOpen, isBusy, item } = useAsked(attendance);
  if (!attendance || !item) return null;
  return (
    <ConfirmDialog
      open={isOpen}
      title={notAttended.title}
      question={notAttended.question}
      item={<DialogItem label={item.label} />}
      busy={isBusy ? notAttended.marking : undefined}
      confirmLabel={notAttended.confirm}
      cancelLabel={notAttended.cancel}
      onConfirm={() => attendance.send({ type: 'attendance.confirm' })}
      onCancel={() => attendance.send({ type: 'attendance.cancel' })}
    />
  );
}
