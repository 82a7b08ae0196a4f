import { useSelector } from '@xstate/react';
import { useNotifications, useSession } from '../../hooks/actors';
import type { AppPath } from '../../domain/access/routes';
import { bar as texts } from '../text/bar';
import { ButtonLink } from '../../views/ui/ButtonLink';

/** The link that a mail would bring to whoever asked for it; a demonstration sends none. */
export function MailedLink({ read }: { read: () => AppPath | null }) {
  // Whatever sends a mail, or uses its link up, says so in the notification bar.
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
