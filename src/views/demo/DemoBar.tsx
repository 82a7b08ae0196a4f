import { useSelector } from '@xstate/react';
import { useAuth, useSession } from '../../app/actors';
import type { Role } from '../../domain/permissions';
import { demo as texts } from '../../text/demo';
import { labels } from '../../text/options';
import { Button } from '../shared/Button';
import { DemoBar as Bar } from '../shared/DemoBar';
import { Icon } from '../shared/Icon';
import { MenuButton } from '../shared/Menu';
import { switchTo } from './switchTo';

/** What the bar needs of the demonstration's server. */
export type Demo = { reset: () => void; signIns: readonly { email: string; role: Role }[] };

/** The demonstration's bar: its lasting notice, who one is, becoming anybody else, and starting anew. */
export function DemoBar({ demo }: { demo: Demo }) {
  const auth = useAuth();
  const user = useSession()?.user;
  const isBusy = useSelector(auth, (snapshot) => snapshot.hasTag('busy'));

  function reset(): void {
    demo.reset();
    auth.send({ type: 'auth.signOut' });
  }

  return (
    <Bar note={texts.notice} more={texts.about}>
      <MenuButton
        className="btn btn-quiet"
        items={demo.signIns.map(({ email, role }) => ({
          id: email,
          label: `${labels.role[role]} · ${email}`,
          checked: email === user?.email,
          onSelect: () => switchTo(auth, email),
        }))}
      >
        {isBusy ? texts.switching : user ? texts.role(labels.role[user.role]) : texts.switchRole}
        <Icon name="chevronDown" small />
      </MenuButton>
      <Button variant="quiet" icon="refresh" onClick={reset}>
        {texts.reset}
      </Button>
    </Bar>
  );
}
