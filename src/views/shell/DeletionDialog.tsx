import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Noun } from '../../domain/access/noun';
import { useService } from '../../hooks/services';
import { deletion as texts } from '../../text/deletion';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { lazyPart } from '../ui/lazyPart';
import type { CitesNoteProps } from './CitesNote';
import { DialogItem } from './DialogItem';
import { useAsked } from './useAsked';

const CitesNote = lazyPart<'CitesNote', CitesNoteProps>('CitesNote', () => import('./CitesNote'), 'needed');

export function DeletionDialog() {
  const deletion = useService('deletion');
  const { isOpen, item } = useAsked(deletion);
  const isChecking = useSelector(deletion, (snapshot) => snapshot?.hasTag('checking') ?? false);
  if (!deletion || !item) return null;
  const { noun, cites } = item;
  const cancel = () => deletion.send({ type: 'deletion.cancel' });
  const notes: Partial<Record<Noun, ReactNode>> = {
    cita: texts.withAssessoria,
    professional: (
      <span role="status">
        <CitesNote isChecking={isChecking} cites={cites} onFollow={cancel} />
      </span>
    ),
  };
  return (
    <ConfirmDialog
      open={isOpen}
      title={texts.title(noun)}
      question={texts.question(noun)}
      item={<DialogItem label={item.label} note={notes[noun]} />}
      onConfirm={() => deletion.send({ type: 'deletion.confirm' })}
      onCancel={cancel}
    />
  );
}
