import { getNoticeText } from '../../text/notices';
import { session } from '../../text/session';
import { AllIcons } from '../ui/AllIcons';
import { FormHint } from '../ui/FormHint';

/** Says why one has to sign in again (spec §8), and that what was typed waits. */
export function LostHint({ isParked }: { isParked: boolean }) {
  return (
    <AllIcons>
      <FormHint>
        <strong>{session.lost}.</strong> {getNoticeText({ key: 'status.401' }).text}.{' '}
        {isParked && session.lostHelp}
      </FormHint>
    </AllIcons>
  );
}
