import { getNoticeText } from '../../text/notices';
import { session } from '../../text/session';
import { AllIcons } from '../ui/AllIcons';
import { FormHint } from '../ui/FormHint';

/** Says why one has to sign in again (spec §8), and what waits until then. */
export function LostHint({ isParked, isTyped }: { isParked: boolean; isTyped: boolean }) {
  return (
    <AllIcons>
      <FormHint>
        <strong>{session.lost}.</strong> {getNoticeText({ key: 'status.401' }).text}.{' '}
        {isParked && (isTyped ? session.typed : session.parked)}
      </FormHint>
    </AllIcons>
  );
}
