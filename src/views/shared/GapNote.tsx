import type { RequestView } from '../../hooks/data';
import { gaps } from '../../text/gap';
import { FormHint } from '../ui/FormHint';

type GapNoteProps = { of: RequestView<unknown> | undefined; list: 'cites' | 'disponibilitats' };

export function GapNote({ of, list }: GapNoteProps) {
  return of?.gap ? <FormHint>{gaps[list](of.gap)}</FormHint> : null;
}
