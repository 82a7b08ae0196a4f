import { Link } from 'wouter';
import { getCitesPath, type CitesToCome } from '../../domain/nouns/citesToCome';
import { citesToCome } from '../../text/warnings';

type CitesLinkProps = {
  cites: CitesToCome;
  /** Closes the question that it stands in. */
  onFollow: () => void;
};

/** The end of the sentence that says how many appointments somebody still has: the way to them. */
export function CitesLink({ cites, onFollow }: CitesLinkProps) {
  return (
    <>
      {' '}
      <Link href={getCitesPath(cites)} onClick={onFollow}>
        {citesToCome.see(cites.total)}
      </Link>
      .
    </>
  );
}
