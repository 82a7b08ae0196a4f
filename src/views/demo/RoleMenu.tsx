import { useSelector } from '@xstate/react';
import { useAuth, useSession } from '../../hooks/actors';
import { demo as texts } from '../../text/demo';
import { getLabel } from '../../text/options';
import { Icon } from '../ui/Icon';
import { MenuButton } from '../ui/Menu';
import { PASSWORD, switchTo, type SignIn } from './switchTo';

const SPECIAL: Readonly<Record<string, string>> = {
  'canvi@example.org': texts.canvi,
  'inactiu@example.org': texts.inactiu,
  'antena@example.org': texts.antena,
};

/** Who one is, and everybody one can be: signs out and in with one press. */
export function RoleMenu({ signIns }: { signIns: readonly SignIn[] }) {
  const auth = useAuth();
  const user = useSession()?.user;
  const isBusy = useSelector(auth, (snapshot) => snapshot.hasTag('busy'));
  const getName = ({ email, role }: SignIn) => SPECIAL[email] ?? getLabel('role', role);
  return (
    <MenuButton
      className="button button-quiet demo-button demo-roles"
      head={
        <>
          <span className="strong">{texts.roles}</span>
          <span className="sub-line">{texts.password(PASSWORD)}</span>
        </>
      }
      items={signIns.map((signIn) => ({
        id: signIn.email,
        label: `${getName(signIn)} · ${signIn.email}`,
        checked: signIn.email === user?.email,
        onSelect: () => switchTo(auth, signIn.email),
      }))}
    >
      {isBusy ? texts.switching : user ? texts.role(getName(user)) : texts.switchRole}
      <Icon name="chevronDown" small />
    </MenuButton>
  );
}
