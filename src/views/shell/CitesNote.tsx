import type { CitesToCome } from '../../domain/nouns/citesToCome';
import { citesToCome } from '../../text/warnings';
import { CitesLink } from '../forms/CitesLink';

export type CitesNoteProps = { isChecking: boolean; cites: CitesToCome | null; onFollow: () => void };

/** How many appointments to come somebody has who would be deleted, as soon as it is known. */
export function CitesNote({ isChecking, cites, onFollow }: CitesNoteProps) {
  return (
    <>
      {isChecking && citesToCome.checking}
      {cites && citesToCome.said(cites.total)}
      {cites && <CitesLink cites={cites} onFollow={onFollow} />}
    </>
  );
}
