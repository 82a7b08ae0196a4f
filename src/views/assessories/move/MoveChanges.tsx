import type { CitaChange } from '../../../domain/nouns/citaChanges';
import { citaChanges } from '../../../text/citaChanges';
import { FormHint } from '../../ui/FormHint';
import './MoveChanges.css';

/** Differences of the chosen hour from the appointment, announced when an hour is chosen. */
export function MoveChanges({ changes }: { changes: readonly CitaChange[] }) {
  return (
    <div className="move-changes" role="status">
      {changes.length > 0 && (
        <FormHint>{changes.map((change) => `${citaChanges.describe(change)}.`).join(' ')}</FormHint>
      )}
    </div>
  );
}
