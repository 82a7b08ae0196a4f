import { useSession } from '../../hooks/actors';
import type { Refusal } from '../../domain/access/access';
import { getRefusalText, type RefusedAction } from '../../text/refusals';
import { FormHint } from '../ui/FormHint';

export function RefusalHint({ refusal, action }: { refusal: Refusal; action: RefusedAction }) {
  const oficina = useSession()?.user.oficina?.nom ?? null;
  const { title, reason } = getRefusalText(refusal, action, oficina);
  return (
    <FormHint>
      <strong>{`${title}.`}</strong> <span>{reason}</span>
    </FormHint>
  );
}
