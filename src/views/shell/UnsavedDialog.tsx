import { useSelector } from '@xstate/react';
import { useNavigation } from '../../hooks/actors';
import { unsaved } from '../../text/unsaved';
import { ConfirmDialog } from '../ui/ConfirmDialog';

/** Question before leaving a form with changes; Escape stays. */
export function UnsavedDialog() {
  const navigation = useNavigation();
  const isAsking = useSelector(navigation, (snapshot) => snapshot.hasTag('asking'));
  return (
    <ConfirmDialog
      open={isAsking}
      title={unsaved.title}
      question={unsaved.question}
      confirmLabel={unsaved.leave}
      cancelLabel={unsaved.stay}
      onConfirm={() => navigation.send({ type: 'navigation.leave' })}
      onCancel={() => navigation.send({ type: 'navigation.stay' })}
    />
  );
}
