import { reminder } from '../../text/password';
import { ButtonLink } from '../ui/ButtonLink';
import { AuthPage } from './AuthPage';

/** The reset page without its token, which a reload loses from the address. */
export function PasswordLinkPage(_: { actor: unknown }) {
  return (
    <AuthPage title={reminder.linkTitle} intro={reminder.linkHelp}>
      <div className="auth-actions">
        <ButtonLink href="/recordar_contrasenya" variant="primary" block>
          {reminder.askAgain}
        </ButtonLink>
        <ButtonLink href="/login" variant="quiet" icon="back" block>
          {reminder.back}
        </ButtonLink>
      </div>
    </AuthPage>
  );
}
