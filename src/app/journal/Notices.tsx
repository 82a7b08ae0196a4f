import { NotificationBar } from '../../views/shell/NotificationBar';
import { findNoticeReference } from './references';

/** The notification bar, joined to the journal. */
export function Notices() {
  return <NotificationBar findReference={findNoticeReference} />;
}
