import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import type { AppPath } from '../../domain/access/routes';
import { ui } from '../../text/ui/components';
import { Button } from '../ui/Button';
import { ButtonLink } from '../ui/ButtonLink';
import { FormActions, FormLayout } from '../ui/FormLayout';
import { goBack } from '../ui/goBack';
import { ConflictPanel } from './ConflictPanel';
import { WarningsDialog } from './WarningsDialog';
import { FormErrors } from './FormErrors';
import type { DraftForm } from './useDraftForm';

type FormCardProps = {
  form: DraftForm<object>;
  title: string;
  /** Field that takes the focus instead of the summary when the server rejects its value. */
  focus?: string;
  submit: string;
  submitAndNext?: string | undefined;
  texts: { saving: string; cancel: string };
  /** Path for leaving without saving, if the history has no earlier page of the product. */
  cancelHref: AppPath;
  aside?: ReactNode;
  /** Cards of rarely changed fields, which come last. */
  side?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** Longest time between the two clicks of a double click, in milliseconds. */
const DOUBLE_CLICK = 500;

/** Ignores the second click of a double click: it was meant for what stood there before. */
function useIgnoreSecond({ api }: DraftForm<object>): (event: MouseEvent) => boolean {
  const former = useRef({ api, at: -Infinity });
  return (event) => {
    const { at, api: before } = former.current;
    former.current = { api, at: event.timeStamp };
    // Clicks of scripts and of a driven Firefox have no count: one soon after a save is ignored too.
    const isNew = before !== api && api.state.isPristine;
    const isSecond = event.detail > 1 || (isNew && event.timeStamp - at < DOUBLE_CLICK);
    if (isSecond) event.preventDefault();
    return isSecond;
  };
}

/** While a form is being sent its fields are inert, so that nothing typed is lost. */
export function FormCard(props: FormCardProps) {
  const { form, title, focus, submit, submitAndNext, texts, cancelHref, aside, side, className, children } =
    props;
  const button = useRef<HTMLButtonElement>(null);
  const ignoreSecond = useIgnoreSecond(form);
  const { ref } = form.props;
  useLayoutEffect(() => {
    const active = document.activeElement;
    if (form.isBusy && ref.current?.contains(active) && !active?.closest('.form-actions'))
      button.current?.focus();
  }, [form.isBusy, ref]);
  const actions = (
    <FormActions>
      <Button
        ref={button}
        type="submit"
        variant="primary"
        busy={form.isBusy ? texts.saving : undefined}
        title={ui.saveKeys}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onClick={ignoreSecond}
      >
        {submit}
      </Button>
      {submitAndNext && (
        <Button
          className="form-another"
          aria-disabled={form.isBusy}
          onClick={(event) => ignoreSecond(event) || form.submit(true)}
        >
          {submitAndNext}
        </Button>
      )}
      <ButtonLink href={cancelHref} onClick={goBack}>
        {texts.cancel}
      </ButtonLink>
    </FormActions>
  );
  return (
    <>
      <ConflictPanel form={form} />
      <FormErrors form={form} title={title} focus={focus} />
      <form {...form.props} className={className}>
        <FormLayout aside={aside} side={side} actions={actions}>
          <div inert={form.isInert}>{children}</div>
        </FormLayout>
      </form>
      <WarningsDialog form={form} listHref={cancelHref} />
    </>
  );
}
