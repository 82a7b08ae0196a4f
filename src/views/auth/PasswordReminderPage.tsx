import type { ActorRefFrom } from 'xstate';
import { findReminderIssues, type ReminderDraft } from '../../domain/values/password';
import type { passwordReminderMachine } from '../../machines/screens/passwordReminder';
import { passwordFields } from '../../text/fields';
import { reminder } from '../../text/password';
import { DraftText } from '../forms/DraftInput';
import { issueTexts } from '../../text/validation';
import { toWords } from '../forms/issues';
import { useDraftForm } from '../forms/useDraftForm';
import { ButtonLink } from '../ui/ButtonLink';
import { PublicForm } from './PublicForm';

const FIELDS = ['email'];
const REQUIRED = new Set(FIELDS);

const findIssues = (draft: ReminderDraft) => toWords(issueTexts.passwordReminder, findReminderIssues(draft));

type PageProps = { actor: ActorRefFrom<typeof passwordReminderMachine> };

export function PasswordReminderPage({ actor }: PageProps) {
  const definition = { actor, fields: FIELDS, labels: passwordFields, required: REQUIRED, findIssues };
  const form = useDraftForm<ReminderDraft>(definition);
  return (
    <PublicForm
      form={form}
      title={reminder.title}
      intro={reminder.intro}
      submit={reminder.submit}
      submitting={reminder.submitting}
      focus="email"
      link={
        <ButtonLink href="/login" variant="quiet" icon="back" block>
          {reminder.back}
        </ButtonLink>
      }
    >
      <DraftText form={form} name="email" type="email" autoComplete="username" />
    </PublicForm>
  );
}
