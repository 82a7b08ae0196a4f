import type { UpcomingCites } from '../../domain/nouns/upcomingCites';
import { upcomingCites } from '../../text/warnings';
import { CitesLink } from '../forms/CitesLink';

export type CitesNoteProps = { isChecking: boolean; cites: UpcomingCites | null; onFollow: () => void };

/** How many appointments to come somebody has who would be deleted, as soon as it is known. */
export function CitesNote({ isChecking, cites, onFollow }: CitesNoteProps) {
  return (
    <>
      {isChecking && upcomingCites.checking}
      {cites && upcomingCites.said(cites.total)}
      {cites && <CitesLink cites={cites} onFollow={onFollow} />}
    </>
  );
}
