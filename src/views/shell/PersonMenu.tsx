import { useEffect } from 'react';
import { useNavigation, useSession } from '../../hooks/actors';
import { useNews } from '../../hooks/news';
import { useService } from '../../hooks/services';
import { getLabel } from '../../text/options';
import { pageTitles } from '../../text/pageTitles';
import { report as texts } from '../../text/report';
import { shell } from '../../text/shell';
import { shortcuts as keys } from '../../text/shortcuts';
import { UserMenu } from '../ui/UserMenu';

const PROFILE = '/perfil';
const HELP = '/ajuda';

export function PersonMenu() {
  const navigation = useNavigation();
  const report = useService('report');
  const shortcuts = useService('shortcuts');
  const user = useSession()?.user;
  const { isFirst, hasNew, see } = useNews();
  useEffect(() => {
    if (isFirst) see();
  }, [isFirst, see]);
  if (!user) return null;
  return (
    <UserMenu
      name={user.nom_complet}
      label={shell.account(user.nom_complet)}
      about={[getLabel('role', user.role), user.oficina?.nom ?? shell.central]}
      foot={shell.version(__BUILD_VERSION__)}
      items={[
        { id: 'profile', label: shell.profile, icon: 'user', href: PROFILE },
        {
          id: 'help',
          label: pageTitles.ajuda,
          hint: hasNew ? shell.news : undefined,
          icon: 'help',
          href: HELP,
        },
        {
          id: 'shortcuts',
          label: keys.sheet,
          icon: 'key',
          onSelect: () => shortcuts?.send({ type: 'shortcuts.help' }),
        },
        {
          id: 'report',
          label: texts.entry,
          icon: 'download',
          onSelect: () => report?.send({ type: 'report.open' }),
        },
        'rule',
        {
          id: 'signOut',
          label: shell.signOut,
          icon: 'signOut',
          onSelect: () => navigation.send({ type: 'navigation.signOut' }),
        },
      ]}
    />
  );
}
