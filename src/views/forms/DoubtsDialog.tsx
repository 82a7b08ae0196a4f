import { useRef } from 'react';
import { doubts as texts, getDoubtsText } from '../../text/doubts';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { focusField } from '../ui/focusField';
import { AlikeRecords } from './AlikeRecords';
import { CitesLink } from './CitesLink';
import type { DraftForm } from './useDraftForm';

/** Asks before a form is sent that is valid but doubtful; who revises it is led to the field, where all is as typed. */
export function DoubtsDialog({ form, listHref }: { form: DraftForm<object>; listHref: string }) {
  const { doubts, isAsking, answer } = form;
  const cites = doubts.find((doubt) => doubt.code === 'cites')?.cites;
  const revised = useRef<string | undefined>(undefined);
  return (
    <ConfirmDialog
      open={isAsking}
      variant="primary"
      title={texts.title}
      question={
        <>
          {getDoubtsText(doubts)}
          {doubts.some(({ code }) => code === 'sent') && (
            <AlikeRecords alike={form.alike} listHref={listHref} />
          )}
          {cites && <CitesLink cites={cites} onFollow={() => answer(false)} />}
        </>
      }
      confirmLabel={texts.confirm}
      cancelLabel={texts.revise}
      onConfirm={() => answer(true)}
      onCancel={() => {
        revised.current = doubts[0]?.field;
        answer(false);
      }}
      onClosed={() => {
        if (revised.current !== undefined) focusField(revised.current);
        revised.current = undefined;
      }}
    />
  );
}
