import type { ActorRefFrom } from 'xstate';
import { findResetIssues, type ResetDraft } from '../../domain/values/password';
import type { passwordResetMachine } from '../../machines/screens/passwordReset';
import { passwordFields } from '../../text/fields';
import { password, reminder } from '../../text/password';
import { DraftText } from '../forms/DraftInput';
import { issueTexts } from '../../text/validation';
import { toWords } from '../forms/issues';
import { PasswordFields } from '../forms/PasswordFields';
import { useDraftForm } from '../forms/useDraftForm';
import { ButtonLink } from '../ui/ButtonLink';
import { PublicForm } from './PublicForm';

const FIELDS = ['email', 'password', 'password_confirmation'];
const REQUIRED = new Set(FIELDS);

const findIssues = (draft: ResetDraft) => toWords(issueTexts.passwordReset, findResetIssues(draft));

type PageProps = { actor: ActorRefFrom<typeof passwordResetMachine> };

export function PasswordResetPage({ actor }: PageProps) {
  const definition = { actor, fields: FIELDS, labels: passwordFields, required: REQUIRED, findIssues };
  const form = useDraftForm<ResetDraft>(definition);
  return (
    <PublicForm
      form={form}
      title={reminder.resetTitle}
      intro={reminder.resetIntro}
      submit={password.submit}
      submitting={password.submitting}
      link={
        <ButtonLink href="/recordar_contrasenya" variant="quiet" block>
          {reminder.askAgain}
        </ButtonLink>
      }
    >
      <DraftText form={form} name="email" type="email" autoComplete="username" />
      <PasswordFields form={form} />
    </PublicForm>
  );
}
