import { Button } from '../ui/Button';
import { ButtonLink } from '../ui/ButtonLink';
import { FormActions } from '../ui/FormLayout';

type SubmitBarProps = {
  texts: { submit: string; submitting: string; cancel: string };
  isBusy: boolean;
  /** Where leaving without saving leads. */
  cancelHref: string;
};

/** The last part of a form: send it or leave it. While it is sent the button keeps the focus. */
export function SubmitBar({ texts, isBusy, cancelHref }: SubmitBarProps) {
  return (
    <FormActions>
      <Button type="submit" variant="primary" busy={isBusy ? texts.submitting : undefined}>
        {texts.submit}
      </Button>
      <ButtonLink href={cancelHref}>{texts.cancel}</ButtonLink>
    </FormActions>
  );
}
