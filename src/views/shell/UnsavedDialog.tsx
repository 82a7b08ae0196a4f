import { useSelector } from '@xstate/react';
import { useNavigation, useScreen } from '../../hooks/actors';
import { unsaved } from '../../text/unsaved';
import { ConfirmDialog } from '../ui/ConfirmDialog';

/** Question before leaving a form with changes; Escape stays. */
export function UnsavedDialog() {
  const navigation = useNavigation();
  const isAsking = useSelector(navigation, (snapshot) => snapshot.hasTag('asking'));
  const screen = useScreen(useSelector(navigation, ({ context }) => context.screen?.id));
  const isSaving = useSelector(
    screen,
    (snapshot) =>
      snapshot !== undefined &&
      'tags' in snapshot &&
      snapshot.tags instanceof Set &&
      snapshot.tags.has('busy'),
  );
  const words = isSaving ? unsaved.saving : unsaved.changed;
  return (
    <ConfirmDialog
      open={isAsking}
      title={words.title}
      question={words.question}
      confirmLabel={words.leave}
      cancelLabel={words.stay}
      onConfirm={() => navigation.send({ type: 'navigation.leave' })}
      onCancel={() => navigation.send({ type: 'navigation.stay' })}
    />
  );
}
