import { Link } from '../ui/Link';
import { getUpcomingCitesPath, type UpcomingCites } from '../../domain/nouns/upcomingCites';
import { upcomingCites } from '../../text/warnings';

type CitesLinkProps = {
  cites: UpcomingCites;
  /** Closes the question that it stands in. */
  onFollow: () => void;
};

/** The end of the sentence that says how many appointments somebody still has: the way to them. */
export function CitesLink({ cites, onFollow }: CitesLinkProps) {
  return (
    <>
      {' '}
      <Link href={getUpcomingCitesPath(cites)} onClick={onFollow}>
        {upcomingCites.see(cites.total)}
      </Link>
      .
    </>
  );
}
