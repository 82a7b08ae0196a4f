import { NotificationBar } from '../../views/shell/NotificationBar';
import { findNoticeReference } from './references';

export function Notices() {
  return <NotificationBar findReference={findNoticeReference} />;
}
