import { Link } from 'wouter';
import { useHasScreen } from '../../app/actors';
import { useLinks } from '../../app/settingsContext';
import { signIn } from '../../text/signIn';
import { first } from '../../text/first';

const FORGOT = '/recordar_contrasenya';

/** Where somebody without a password or without an account goes. */
export function SignInLinks() {
  const { register } = useLinks();
  return (
    <div className="sign-links">
      {useHasScreen(FORGOT) ? (
        <Link href={FORGOT}>{signIn.forgot}</Link>
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
