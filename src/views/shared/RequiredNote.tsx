import { ui } from '../../text/ui';

/** What the asterisk means (spec §2). */
export function RequiredNote() {
  return <p className="note-req">{ui.requiredNote}</p>;
}
