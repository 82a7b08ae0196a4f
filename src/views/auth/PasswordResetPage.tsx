import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { findResetIssues, type ResetDraft } from '../../domain/password';
import type { passwordResetMachine } from '../../machines/passwordReset';
import { passwordFields } from '../../text/fields';
import { password, reminder } from '../../text/password';
import { DraftField } from '../forms/DraftField';
import { say, type Faults } from '../forms/faults';
import { FormErrors } from '../forms/FormErrors';
import { PasswordFields } from '../forms/PasswordFields';
import { useDraftForm } from '../forms/useDraftForm';
import { Button } from '../ui/Button';
import { ButtonLink } from '../ui/ButtonLink';
import { RequiredNote } from '../ui/Field';
import { TextField } from '../ui/TextField';
import { AuthPage } from './AuthPage';

const FIELDS = ['email', 'password', 'password_confirmation'];
const REQUIRED = new Set(FIELDS);

function findFaults(draft: ResetDraft): Faults {
  return say('passwordReset', findResetIssues(draft));
}

type PageProps = { actor: ActorRefFrom<typeof passwordResetMachine> };

/** A new password for whoever came by the mailed link (spec §2). */
export function PasswordResetPage({ actor }: PageProps) {
  const isReady = useSelector(actor, (snapshot) => snapshot.hasTag('editing'));
  return (
    <AuthPage title={reminder.resetTitle} intro={reminder.resetIntro}>
      {isReady && <ResetForm actor={actor} />}
    </AuthPage>
  );
}

function ResetForm({ actor }: PageProps) {
  const form = useDraftForm<ResetDraft>({
    actor,
    fields: FIELDS,
    labels: passwordFields,
    required: REQUIRED,
    findFaults,
  });
  return (
    <>
      <FormErrors form={form} title={reminder.resetTitle} />
      <RequiredNote />
      <form {...form.props}>
        <DraftField form={form} name="email">
          {(field) => <TextField {...field} type="email" autoComplete="username" />}
        </DraftField>
        <PasswordFields form={form} />
        <Button type="submit" variant="primary" block busy={form.isBusy ? password.submitting : undefined}>
          {password.submit}
        </Button>
        <ButtonLink href="/recordar_contrasenya" variant="quiet" block>
          {reminder.askAgain}
        </ButtonLink>
      </form>
    </>
  );
}
