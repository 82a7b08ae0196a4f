import { useSelector } from '@xstate/react';
import { useAuth, useSession } from '../../hooks/actors';
import { findPasswordIssues } from '../../domain/values/password';
import { password as texts } from '../../text/password';
import { getDocumentTitle } from '../../text/titles';
import { getIssueText, issueTexts } from '../../text/validation';
import { Button } from '../ui/Button';
import { Field, RequiredNote } from '../ui/Field';
import { PasswordField } from '../ui/PasswordField';
import { AuthPage } from './AuthPage';
import { AuthAlert } from './AuthAlert';
import { useAuthForm } from './useAuthForm';

export function NewPasswordPage(_: { actor: unknown }) {
  const auth = useAuth();
  const email = useSession()?.user.email;
  const isLeaving = useSelector(auth, (snapshot) => snapshot.matches('signingOut'));
  const { form, submit, isBusy, hasIssues, alert, bind } = useAuthForm({
    fields: ['email', 'password', 'password_confirmation'],
    findIssues: findPasswordIssues,
    getText: (field, code) => getIssueText(issueTexts.newPassword, field, code),
    send: ({ password, password_confirmation }) =>
      auth.send({ type: 'auth.setPassword', password, password_confirmation }),
  });
  const { required: _required, onChange: _onChange, ...address } = bind('email');

  return (
    <AuthPage title={texts.title} intro={texts.intro}>
      {hasIssues && <title>{getDocumentTitle(texts.title, true)}</title>}
      {alert && <AuthAlert {...alert} isChange />}
      <RequiredNote />
      <form ref={form} method="dialog" noValidate onSubmit={submit}>
        <Field {...address} label={texts.email}>
          {(control) => (
            <input
              {...control}
              className="input"
              type="email"
              value={email ?? ''}
              autoComplete="username"
              readOnly
            />
          )}
        </Field>
        <PasswordField
          {...bind('password')}
          label={texts.password}
          help={texts.rules}
          autoComplete="new-password"
        />
        <PasswordField
          {...bind('password_confirmation')}
          label={texts.confirmation}
          autoComplete="new-password"
        />
        <Button
          type="submit"
          variant="primary"
          block
          busy={isBusy && !isLeaving ? texts.submitting : undefined}
        >
          {texts.submit}
        </Button>
        <Button
          variant="quiet"
          icon="signOut"
          block
          busy={isLeaving ? texts.signingOut : undefined}
          onClick={() => auth.send({ type: 'auth.signOut' })}
        >
          {texts.signOut}
        </Button>
      </form>
    </AuthPage>
  );
}
