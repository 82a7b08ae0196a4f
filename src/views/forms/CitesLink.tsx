import { useToday, useViewer } from '../../hooks/data';
import { hasAbsencia, toAbsenciaPath } from '../../domain/pages/absenciaPath';
import { getUpcomingCitesPath, type UpcomingCites } from '../../domain/nouns/upcomingCites';
import { upcomingCites } from '../../text/warnings';
import { Link } from '../ui/Link';

type CitesLinkProps = {
  cites: UpcomingCites;
  onFollow: () => void;
};

export function CitesLink({ cites, onFollow }: CitesLinkProps) {
  const { professional_id, data_inici: data, total } = cites;
  const of = { professional_id: String(professional_id), data };
  const mayMove = hasAbsencia(of, useViewer(), useToday());
  return (
    <>
      {' '}
      <Link href={getUpcomingCitesPath(cites)} onClick={onFollow}>
        {upcomingCites.see(total)}
      </Link>
      {mayMove && (
        <>
          <span>{upcomingCites.or}</span>
          <Link href={toAbsenciaPath({ professional_id, data, isAll: true })} onClick={onFollow}>
            {upcomingCites.move(total)}
          </Link>
        </>
      )}
      <span>.</span>
    </>
  );
}
