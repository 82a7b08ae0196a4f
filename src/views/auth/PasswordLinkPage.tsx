import { reminder } from '../../text/password';
import { AllIcons } from '../shared/AllIcons';
import { ButtonLink } from '../shared/ButtonLink';
import './auth.css';

/** The reset page without its link: a reload finds it gone from the address. */
export function PasswordLinkPage(_: { actor: unknown }) {
  return (
    <AllIcons>
      <h1 id="page-title" tabIndex={-1}>
        {reminder.linkTitle}
      </h1>
      <p className="sign-intro">{reminder.linkHelp}</p>
      <div className="sign-actions">
        <ButtonLink href="/recordar_contrasenya" variant="primary" block>
          {reminder.askAgain}
        </ButtonLink>
        <ButtonLink href="/login" variant="quiet" icon="back" block>
          {reminder.back}
        </ButtonLink>
      </div>
    </AllIcons>
  );
}
