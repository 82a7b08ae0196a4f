import { password } from '../../text/password';
import { PasswordField } from '../ui/PasswordField';
import { DraftField } from './DraftField';
import { toPart } from './toPart';
import type { DraftForm } from './useDraftForm';

type NewPassword = { password: string; password_confirmation: string };

/** A new password and its repetition. */
export function PasswordFields<Draft extends NewPassword>({ form: whole }: { form: DraftForm<Draft> }) {
  const form: DraftForm<NewPassword> = toPart(whole);
  return (
    <>
      <DraftField form={form} name="password">
        {(field) => <PasswordField {...field} help={password.rules} autoComplete="new-password" />}
      </DraftField>
      <DraftField form={form} name="password_confirmation">
        {(field) => <PasswordField {...field} autoComplete="new-password" />}
      </DraftField>
    </>
  );
}
