import type { MouseEvent } from 'react';
import { useNavigation } from '../../hooks/actors';
import { useLinks } from '../../hooks/links';
import { signInLinks } from '../../text/signInLinks';
import { first } from '../../text/ui/firstPage';
import { base } from '../ui/base';

const FORGOT = '/recordar_contrasenya';

export function SignInLinks() {
  const { register } = useLinks();
  const navigation = useNavigation();
  function go(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    navigation.send({ type: 'navigation.go', path: FORGOT });
  }
  return (
    <div className="sign-in-links">
      <a href={base + FORGOT} onClick={go}>
        {signInLinks.forgot}
      </a>
      {register === null ? (
        <Unavailable label={signInLinks.register} />
      ) : (
        <a href={register}>{signInLinks.register}</a>
      )}
    </div>
  );
}

function Unavailable({ label }: { label: string }) {
  return (
    <span className="muted" title={first.notAvailable}>
      <span>
        <span>{label}</span>
        <span className="sr">{` (${first.notAvailable})`}</span>
      </span>
    </span>
  );
}
