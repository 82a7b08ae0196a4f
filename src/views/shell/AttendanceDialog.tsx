import { useSelector } from '@xstate/react';
import { useNow } from '../../hooks/data';
import { useService } from '../../hooks/services';
import { isUpcoming } from '../../domain/nouns/assessoria';
import { assessories } from '../../text/assessories';
import { notAttended } from '../../text/notAttended';
import { formatAppointment } from '../../text/ui/dates';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { DialogItem } from './DialogItem';
import { useAsked } from './useAsked';

export function AttendanceDialog() {
  const attendance = useService('attendance');
  const now = useNow();
  const { isOpen, item } = useAsked(attendance);
  const isBusy = useSelector(attendance, (snapshot) => snapshot?.hasTag('busy') ?? false);
  if (!attendance || !item) return null;
  const notYet = isUpcoming(item, now) ? assessories.notYet(formatAppointment(item.date, now)) : undefined;
  return (
    <ConfirmDialog
      open={isOpen}
      title={notAttended.title}
      question={notAttended.question}
      item={<DialogItem label={item.label} note={notYet} />}
      busy={isBusy ? notAttended.marking : undefined}
      confirmLabel={notAttended.confirm}
      cancelLabel={notAttended.cancel}
      onConfirm={() => attendance.send({ type: 'attendance.confirm' })}
      onCancel={() => attendance.send({ type: 'attendance.cancel' })}
    />
  );
}
