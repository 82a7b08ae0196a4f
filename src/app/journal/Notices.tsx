import { NotificationBar } from '../../views/shell/NotificationBar';
import { findNoticeReference } from './references';

/** The notification bar with references into the journal. */
export function Notices() {
  return <NotificationBar findReference={findNoticeReference} />;
}
