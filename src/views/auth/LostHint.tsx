import { useSelector } from '@xstate/react';
import { useAuth, useNavigation } from '../../hooks/actors';
import { getNoticeText } from '../../text/notices';
import { session } from '../../text/session';
import { AllIcons } from '../ui/AllIcons';
import { FormHint } from '../ui/FormHint';

export function LostHint() {
  const parked = useSelector(useNavigation(), ({ context }) => context.parked);
  const why = useSelector(useAuth(), ({ context }) => context.why);
  return (
    <AllIcons>
      <FormHint>
        <strong>{`${session.lost}.`}</strong>{' '}
        <span>{`${why ? session.why[why] : getNoticeText({ key: 'status.401' }).text}.`}</span>{' '}
        {parked && <span>{parked.dirty ? session.typed : session.parked}</span>}
      </FormHint>
    </AllIcons>
  );
}
