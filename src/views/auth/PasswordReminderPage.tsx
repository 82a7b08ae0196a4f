import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { findReminderIssues, type ReminderDraft } from '../../domain/password';
import type { passwordReminderMachine } from '../../machines/passwordReminder';
import { passwordFields } from '../../text/fields';
import { reminder } from '../../text/password';
import { DraftField } from '../forms/DraftField';
import { say, type Faults } from '../forms/faults';
import { FormErrors } from '../forms/FormErrors';
import { useDraftForm } from '../forms/useDraftForm';
import { Button } from '../ui/Button';
import { ButtonLink } from '../ui/ButtonLink';
import { RequiredNote } from '../ui/Field';
import { TextField } from '../ui/TextField';
import { AuthPage } from './AuthPage';

const FIELDS = ['email'];
const REQUIRED = new Set(FIELDS);

function findFaults(draft: ReminderDraft): Faults {
  return say('passwordReminder', findReminderIssues(draft));
}

type PageProps = { actor: ActorRefFrom<typeof passwordReminderMachine> };

/** Asking for the link that resets a forgotten password (spec §2). */
export function PasswordReminderPage({ actor }: PageProps) {
  const isReady = useSelector(actor, (snapshot) => snapshot.hasTag('editing'));
  return (
    <AuthPage title={reminder.title} intro={reminder.intro}>
      {isReady && <ReminderForm actor={actor} />}
    </AuthPage>
  );
}

function ReminderForm({ actor }: PageProps) {
  const form = useDraftForm<ReminderDraft>({
    actor,
    fields: FIELDS,
    labels: passwordFields,
    required: REQUIRED,
    findFaults,
  });
  return (
    <>
      <FormErrors form={form} title={reminder.title} focus="email" />
      <RequiredNote />
      <form {...form.props}>
        <DraftField form={form} name="email">
          {(field) => <TextField {...field} type="email" autoComplete="username" />}
        </DraftField>
        <Button type="submit" variant="primary" block busy={form.isBusy ? reminder.submitting : undefined}>
          {reminder.submit}
        </Button>
        <ButtonLink href="/login" variant="quiet" icon="back" block>
          {reminder.back}
        </ButtonLink>
      </form>
    </>
  );
}
