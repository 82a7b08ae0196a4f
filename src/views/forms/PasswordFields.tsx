import { password } from '../../text/password';
import { PasswordField } from '../ui/PasswordField';
import { DraftField } from './DraftField';
import type { DraftForm } from './useDraftForm';

type NewPassword = { password: string; password_confirmation: string };

/** A new password and its repetition. */
export function PasswordFields({ form }: { form: DraftForm<NewPassword> }) {
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
