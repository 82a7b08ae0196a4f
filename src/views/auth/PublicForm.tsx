import type { ReactNode } from 'react';
import { FormErrors } from '../forms/FormErrors';
import type { DraftForm } from '../forms/useDraftForm';
import { Button } from '../ui/Button';
import { RequiredNote } from '../ui/Field';
import { AuthPage } from './AuthPage';

type PublicFormProps = {
  form: DraftForm<object>;
  title: string;
  intro: string;
  /** The field that takes the focus in the summary's place when the server refuses its value. */
  focus?: string;
  submit: string;
  submitting: string;
  /** The way elsewhere, below the button. */
  link: ReactNode;
  children: ReactNode;
};

/** The page of a form for which no one is signed in. */
export function PublicForm(props: PublicFormProps) {
  const { form, title, intro, focus, submit, submitting, link, children } = props;
  return (
    <AuthPage title={title} intro={intro}>
      <FormErrors form={form} title={title} focus={focus} />
      <RequiredNote />
      <form {...form.props}>
        {children}
        <Button type="submit" variant="primary" block busy={form.isBusy ? submitting : undefined}>
          {submit}
        </Button>
        {link}
      </form>
    </AuthPage>
  );
}
