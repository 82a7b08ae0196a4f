import { password } from '../../text/password';
import { DraftPassword } from './DraftInput';
import type { DraftForm } from './useDraftForm';

type NewPassword = { password: string; password_confirmation: string };

export function PasswordFields({ form }: { form: DraftForm<NewPassword> }) {
  return (
    <>
      <DraftPassword form={form} name="password" help={password.rules} autoComplete="new-password" />
      <DraftPassword form={form} name="password_confirmation" autoComplete="new-password" />
    </>
  );
}
