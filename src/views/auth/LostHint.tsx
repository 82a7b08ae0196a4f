import { session } from '../../text/session';
import { AllIcons } from '../shared/AllIcons';
import { FormHint } from '../shared/FormHint';

/** Says why one has to sign in again, and that what was typed waits. */
export function LostHint({ isParked }: { isParked: boolean }) {
  return (
    <AllIcons>
      <FormHint>
        <strong>{session.lost}.</strong> {isParked && session.lostHelp}
      </FormHint>
    </AllIcons>
  );
}
