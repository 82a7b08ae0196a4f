import type { RequestView } from '../../hooks/data';
import { gaps } from '../../text/gap';
import { FormHint } from '../ui/FormHint';

type GapNoteProps = { of: RequestView<unknown> | undefined; list: 'cites' | 'disponibilitats' };

/** Number of rows that the service gave of a list that is due whole; null where it gave all. */
export function GapNote({ of, list }: GapNoteProps) {
  return of?.gap ? <FormHint>{gaps[list](of.gap)}</FormHint> : null;
}
