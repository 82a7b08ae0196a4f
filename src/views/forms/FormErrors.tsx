import { useSelector } from '@tanstack/react-form';
import { useEffect, useState } from 'react';
import { getNoticeText } from '../../text/notices';
import { getDocumentTitle } from '../../text/titles';
import { ErrorSummary } from '../ui/ErrorSummary';
import { focusField } from '../ui/focusField';
import type { DraftForm } from './useDraftForm';
import { isSame } from '../../domain/values/same';
import { toOwnWords } from '../../machines/kit/words';

type FormErrorsProps = {
  form: DraftForm<object>;
  /** Title of the page; the document's title adds that there are errors. */
  title: string;
  /** Field that takes the focus instead of the summary when the server rejects its value. */
  focus?: string | undefined;
};

/** Links the invalid fields in the page's order, and takes the focus on each failed attempt. */
export function FormErrors(props: FormErrorsProps) {
  return <Attempt key={props.form.attempts} {...props} />;
}

function Attempt({ form, title, focus }: FormErrorsProps) {
  const { api, fields, attempts, failure } = form;
  const errors = useSelector(
    api.store,
    () =>
      fields.flatMap((id) => {
        const { own, served } = form.findIssue(id);
        const shown = served ?? own;
        return shown ? [{ id, message: shown.text, lang: shown.lang }] : [];
      }),
    { compare: isSame },
  );
  const unmatched = Object.entries(failure?.fields ?? {}).filter(([name]) => !fields.includes(name));
  const isSilent = failure?.status === 422 && Object.keys(failure.fields).length === 0;
  const detail = isSilent ? toOwnWords(failure.message) : unmatched.map(([, text]) => text).join(' ');

  const isFocused = focus !== undefined && failure?.fields[focus] !== undefined;
  useEffect(() => {
    if (isFocused) focusField(focus);
  }, [focus, isFocused]);

  const isNeeded = attempts > 0 && (errors.length > 0 || Boolean(detail) || isSilent);
  const [isResolved, setResolved] = useState(false);
  if (!isNeeded && !isResolved) setResolved(true);
  if (!isNeeded || isResolved) return null;
  return (
    <>
      <title>{getDocumentTitle(title, true)}</title>
      <ErrorSummary
        title={getNoticeText({ key: 'status.422' }).text}
        errors={errors}
        detail={detail || undefined}
        attempt={attempts}
      />
    </>
  );
}
