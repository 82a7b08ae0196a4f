import type { UpcomingCites } from '../../domain/nouns/upcomingCites';
import { upcomingCites } from '../../text/warnings';
import { CitesLink } from '../forms/CitesLink';

export type CitesNoteProps = { isChecking: boolean; cites: UpcomingCites | null; onFollow: () => void };

export function CitesNote({ isChecking, cites, onFollow }: CitesNoteProps) {
  return (
    <>
      {isChecking && <span>{upcomingCites.checking}</span>}
      {cites && <span>{upcomingCites.said(cites.total, cites.isAtLeast === true)}</span>}
      {cites && <CitesLink cites={cites} onFollow={onFollow} />}
    </>
  );
}
