import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '../ui/Button';
import { ButtonLink } from '../ui/ButtonLink';
import { Card } from '../ui/Card';
import { FormActions, FormLayout } from '../ui/FormLayout';
import { ConflictPanel } from './ConflictPanel';
import { DoubtsDialog } from './DoubtsDialog';
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
  texts: { saving: string; cancel: string };
  /** Where leaving without saving leads. */
  cancelHref: string;
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
};

/**
 * A form on a card, with the summary of its errors before it, and what is asked before it is sent. While it is sent
 * nothing can be typed that would be lost with it, and the button has the focus.
 */
export function FormCard(props: FormCardProps) {
  const { form, title, focus, submit, texts, cancelHref, aside, className, children } = props;
  const fields = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (form.isBusy && fields.current?.contains(document.activeElement)) button.current?.focus();
  }, [form.isBusy]);
  return (
    <>
      <ConflictPanel form={form} />
      <FormErrors form={form} title={title} focus={focus} />
      <FormLayout aside={aside}>
        <form {...form.props} className={className}>
          <Card>
            <div inert={form.isBusy} ref={fields}>
              {children}
            </div>
            <FormActions>
              <Button
                ref={button}
                type="submit"
                variant="primary"
                busy={form.isBusy ? texts.saving : undefined}
              >
                {submit}
              </Button>
              <ButtonLink href={cancelHref}>{texts.cancel}</ButtonLink>
            </FormActions>
          </Card>
        </form>
      </FormLayout>
      <DoubtsDialog form={form} listHref={cancelHref} />
    </>
  );
}
