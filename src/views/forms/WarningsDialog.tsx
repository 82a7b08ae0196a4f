import { useEffect, useRef } from 'react';
import type { AppPath } from '../../domain/access/routes';
import { warnings as texts, getWarningsText } from '../../text/warnings';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { focusField } from '../ui/focusField';
import { DuplicateRecords } from './DuplicateRecords';
import { CitesLink } from './CitesLink';
import type { DraftForm } from './useDraftForm';

/** Revising focuses the field of the first warning. */
export function WarningsDialog({ form, listHref }: { form: DraftForm<object>; listHref: AppPath }) {
  const { warnings, isAsking, answer } = form;
  const cites = warnings.find((warning) => warning.code === 'cites')?.cites;
  const revised = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (isAsking) return;
    if (revised.current !== undefined) focusField(revised.current);
    revised.current = undefined;
  }, [isAsking]);
  return (
    <ConfirmDialog
      open={isAsking}
      variant="primary"
      title={texts.title}
      question={
        <>
          <span>{getWarningsText(warnings)}</span>
          {warnings.some(({ code }) => code === 'sent') && (
            <DuplicateRecords duplicates={form.duplicates} listHref={listHref} />
          )}
          {cites && <CitesLink cites={cites} onFollow={() => answer(false)} />}
        </>
      }
      confirmLabel={texts.confirm}
      cancelLabel={texts.revise}
      onConfirm={() => answer(true)}
      onCancel={() => {
        revised.current = warnings[0]?.field;
        answer(false);
      }}
    />
  );
}
