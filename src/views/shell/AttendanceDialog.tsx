import { useSelector } from '@xstate/react';
import { useService } from '../../hooks/data';
import { notAttended } from '../../text/assessories';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { DialogItem } from './DialogItem';
import { useLast } from './useLast';

/** Asks before an assessoria is marked as not attended, which cannot be undone. */
export function AttendanceDialog() {
  const attendance = useService('attendance');
  const isOpen = useSelector(attendance, (snapshot) => snapshot?.hasTag('open') ?? false);
  const isBusy = useSelector(attendance, (snapshot) => snapshot?.hasTag('busy') ?? false);
  const item = useLast(useSelector(attendance, (snapshot) => snapshot?.context.item ?? null));
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
