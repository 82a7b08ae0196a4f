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
  /** Field that takes the focus when the server refuses its value, instead of the summary. */
  focus?: string;
  submit: string;
  submitting: string;
  link: ReactNode;
  children: ReactNode;
};

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
