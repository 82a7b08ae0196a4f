import { useSession } from '../../hooks/actors';
import type { Refusal } from '../../domain/access/access';
import { getRefusalText, type RefusedAction } from '../../text/refusals';
import { FormHint } from '../ui/FormHint';

/** Why a record is not to be changed, above what there is to read of it. */
export function RefusalHint({ refusal, action }: { refusal: Refusal; action: RefusedAction }) {
  const oficina = useSession()?.user.oficina?.nom ?? null;
  const { title, reason } = getRefusalText(refusal, action, oficina);
  return (
    <FormHint>
      <strong>{title}.</strong> {reason}
    </FormHint>
  );
}
