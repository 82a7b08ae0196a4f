import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import type { AppPath } from '../../domain/access/routes';
import { ui } from '../../text/ui/components';
import { Button } from '../ui/Button';
import { ButtonLink } from '../ui/ButtonLink';
import { Card } from '../ui/Card';
import { FormActions, FormLayout } from '../ui/FormLayout';
import { goBack } from '../ui/goBack';
import { ConflictPanel } from './ConflictPanel';
import { WarningsDialog } from './WarningsDialog';
import { FormErrors } from './FormErrors';
import type { DraftForm } from './useDraftForm';

type FormCardProps = {
  form: DraftForm<object>;
  /** The page's title. */
  title: string;
  /** The field that takes the focus in the summary's place when the server refuses its value. */
  focus?: string;
  /** What the button says. */
  submit: string;
  /** What the one beside it says, after which a person goes on at once. */
  another?: string | undefined;
  texts: { saving: string; cancel: string };
  /** Where leaving without saving leads, for who came from outside; others are led back. */
  cancelHref: AppPath;
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** The second press of two in a row is for what stood there before. */
function ignoreSecond(event: MouseEvent): boolean {
  if (event.detail > 1) event.preventDefault();
  return event.detail > 1;
}

/**
 * A form on a card, with the summary of its errors before it, and what is asked before it is sent. While it is sent
 * nothing can be typed that would be lost with it, and the button has the focus.
 */
export function FormCard(props: FormCardProps) {
  const { form, title, focus, submit, another, texts, cancelHref, aside, className, children } = props;
  const fields = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const active = document.activeElement;
    if (form.isBusy && fields.current?.contains(active) && !active?.closest('.form-actions'))
      button.current?.focus();
  }, [form.isBusy]);
  return (
    <>
      <ConflictPanel form={form} />
      <FormErrors form={form} title={title} focus={focus} />
      <form {...form.props} className={className} ref={fields}>
        <FormLayout aside={aside}>
          <Card>
            <div inert={form.isInert}>{children}</div>
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
              {another && (
                <Button
                  className="form-another"
                  aria-disabled={form.isBusy}
                  onClick={(event) => ignoreSecond(event) || form.submit(true)}
                >
                  {another}
                </Button>
              )}
              <ButtonLink href={cancelHref} onClick={goBack}>
                {texts.cancel}
              </ButtonLink>
            </FormActions>
          </Card>
        </FormLayout>
      </form>
      <WarningsDialog form={form} listHref={cancelHref} />
    </>
  );
}
