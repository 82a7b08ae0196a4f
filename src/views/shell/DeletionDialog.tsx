import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Noun } from '../../domain/noun';
import { useService } from '../../hooks/services';
import { deletion as texts } from '../../text/deletion';
import { citesToCome } from '../../text/doubts';
import { ui } from '../../text/ui/components';
import { CitesLink } from '../forms/CitesLink';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { DialogItem } from './DialogItem';
import { useAsked } from './useAsked';

/** Confirms a deletion, whatever is deleted (spec §4). */
export function DeletionDialog() {
  const deletion = useService('deletion');
  const { isOpen, isBusy, item } = useAsked(deletion);
  const isChecking = useSelector(deletion, (snapshot) => snapshot?.hasTag('checking') ?? false);
  if (!deletion || !item) return null;
  const { noun, cites } = item;
  const cancel = () => deletion.send({ type: 'deletion.cancel' });
  const notes: Partial<Record<Noun, ReactNode>> = {
    cita: texts.withAssessoria,
    professional: (
      <span role="status">
        {isChecking && citesToCome.checking}
        {cites && citesToCome.said(cites.total)}
        {cites && <CitesLink cites={cites} onFollow={cancel} />}
      </span>
    ),
  };
  return (
    <ConfirmDialog
      open={isOpen}
      title={texts.title(noun)}
      question={texts.question(noun)}
      item={<DialogItem label={item.label} note={notes[noun]} />}
      busy={isBusy ? ui.deleting : undefined}
      onConfirm={() => deletion.send({ type: 'deletion.confirm' })}
      onCancel={cancel}
    />
  );
}
