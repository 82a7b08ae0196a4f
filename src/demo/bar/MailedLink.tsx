import { useSelector } from '@xstate/react';
import { useNotifications, useSession } from '../../hooks/actors';
import type { AppPath } from '../../domain/access/routes';
import { bar as texts } from '../text/bar';
import { ButtonLink } from '../../views/ui/ButtonLink';

/** The link of the password e-mail, which the demo does not send. */
export function MailedLink({ read }: { read: () => AppPath | null }) {
  // A new notice follows every e-mail and every use of its link.
  useSelector(useNotifications(), ({ context }) => context.count);
  const isSignedIn = useSession() !== null;
  const link = read();
  if (isSignedIn || link === null) return null;
  return (
    <ButtonLink className="demo-button" variant="quiet" icon="key" href={link}>
      {texts.mailedLink}
    </ButtonLink>
  );
}
