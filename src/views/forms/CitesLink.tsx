import { Link } from '../ui/Link';
import { getUpcomingCitesPath, type UpcomingCites } from '../../domain/nouns/upcomingCites';
import { upcomingCites } from '../../text/warnings';

type CitesLinkProps = {
  cites: UpcomingCites;
  /** Closes the dialog around the link. */
  onFollow: () => void;
};

/** End of the sentence about a person's appointments: the link to them. */
export function CitesLink({ cites, onFollow }: CitesLinkProps) {
  return (
    <>
      {' '}
      <Link href={getUpcomingCitesPath(cites)} onClick={onFollow}>
        {upcomingCites.see(cites.total)}
      </Link>
      <span>.</span>
    </>
  );
}
