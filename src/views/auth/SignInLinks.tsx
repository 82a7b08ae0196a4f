import type { MouseEvent } from 'react';
import { useHasScreen, useNavigation } from '../../app/actors';
import { useLinks } from '../../app/settingsContext';
import { signIn } from '../../text/signIn';
import { first } from '../../text/first';

const FORGOT = '/recordar_contrasenya';

/** Where somebody without a password or without an account goes. */
export function SignInLinks() {
  const { register } = useLinks();
  const navigation = useNavigation();
  function go(event: MouseEvent): void {
    event.preventDefault();
    navigation.send({ type: 'navigation.go', path: FORGOT });
  }
  return (
    <div className="sign-links">
      {useHasScreen(FORGOT) ? (
        <a href={FORGOT} onClick={go}>
          {signIn.forgot}
        </a>
      ) : (
        <Unavailable label={signIn.forgot} />
      )}
      {register === null ? <Unavailable label={signIn.register} /> : <a href={register}>{signIn.register}</a>}
    </div>
  );
}

function Unavailable({ label }: { label: string }) {
  return (
    <span className="muted" title={first.notAvailable}>
      <span>
        {label}
        <span className="sr"> ({first.notAvailable})</span>
      </span>
    </span>
  );
}
