import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useAuth, useNavigation } from '../../hooks/actors';
import { findSignInIssues } from '../../domain/pages/signIn';
import { findEmail } from '../../domain/values/email';
import type { IssueCode } from '../../domain/values/validation';
import { getDocumentTitle } from '../../text/titles';
import { signIn, signInIssues } from '../../text/signIn';
import { Button } from '../ui/Button';
import { lazyPart } from '../ui/lazyPart';
import { PasswordField } from '../ui/PasswordField';
import { RequiredNote } from '../ui/Field';
import { TextField } from '../ui/TextField';
import { SignInLinks } from './SignInLinks';
import { useAuthForm } from './useAuthForm';
import './SignInPage.css';

const AuthAlert = lazyPart('AuthAlert', () => import('./AuthAlert'), 'needed');
const LostHint = lazyPart('LostHint', () => import('./LostHint'), 'needed');

const FIELDS = ['email', 'password'] as const;

function getText(field: (typeof FIELDS)[number], code: IssueCode) {
  return signInIssues[field][code] ?? { text: '' };
}

/** Sign-in (spec §2), prerendered: uncontrolled fields keep what was typed before hydration. */
export function SignInPage(_: { actor: unknown }) {
  const auth = useAuth();
  const isLost = useSelector(auth, (snapshot) => snapshot.matches('lost'));
  const isParked = useSelector(useNavigation(), ({ context }) => context.parked !== null);
  const { form, submit, isBusy, hasIssues, alert, bind } = useAuthForm({
    fields: FIELDS,
    findIssues: findSignInIssues,
    getText,
    send: ({ email, password }) =>
      auth.send({ type: 'auth.signIn', email: findEmail(email) ?? email, password }),
  });

  useEffect(() => {
    const { dataset } = document.documentElement;
    delete dataset['boot'];
    if (!('submitted' in dataset)) return;
    delete dataset['submitted'];
    form.current?.requestSubmit();
  }, [form]);

  return (
    <>
      {hasIssues && <title>{getDocumentTitle(signIn.title, true)}</title>}
      <h1 id="page-title" tabIndex={-1}>
        {signIn.title}
      </h1>
      {(isLost || isParked) && <LostHint />}
      {alert && <AuthAlert {...alert} />}
      <RequiredNote />
      <form ref={form} method="dialog" data-sign-in noValidate onSubmit={submit}>
        <TextField {...bind('email')} label={signIn.email} type="email" autoComplete="username" />
        <PasswordField {...bind('password')} label={signIn.password} autoComplete="current-password" />
        <Button type="submit" variant="primary" block busy={isBusy ? signIn.submitting : undefined}>
          {signIn.submit}
        </Button>
      </form>
      <SignInLinks />
    </>
  );
}
