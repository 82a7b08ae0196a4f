import { first } from '../../text/ui/firstPage';

/** What the asterisk means (spec §2). */
export function RequiredNote() {
  return <p className="note-req">{first.requiredNote}</p>;
}
