import { useSelector } from '@xstate/react';
import { useAuth, useNavigation, useSession } from '../../hooks/actors';
import { bar as texts } from '../text/bar';
import { Icon } from '../../views/ui/Icon';
import { MenuButton } from '../../views/ui/Menu';
import { getName } from '../people';
import { PASSWORD, switchTo, type SignIn } from '../switchTo';

export function RoleMenu({ signIns }: { signIns: readonly SignIn[] }) {
  const auth = useAuth();
  const navigation = useNavigation();
  const user = useSession()?.user;
  const isBusy = useSelector(auth, (snapshot) => snapshot.hasTag('busy'));
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
        onSelect: () => switchTo(auth, navigation, signIn),
      }))}
    >
      <span>{isBusy ? texts.switching : user ? texts.role(getName(user)) : texts.switchRole}</span>
      <Icon name="chevronDown" small />
    </MenuButton>
  );
}
