import { Link } from '../ui/Link';
import { useToday } from '../../hooks/data';
import { useLeavingCita } from '../../hooks/leaving';
import { toFacts, type Assessoria } from '../../domain/nouns/assessoria';
import { getJoveName } from '../../domain/nouns/cita';
import { getDay } from '../../domain/values/madrid';
import { formatRelative, formatShortDay } from '../../text/ui/dates';
import { getLabel } from '../../text/options';
import { joinFacts } from '../../text/ui/words';
import { RowMenu } from '../ui/RowMenu';
import { LeavingNote } from '../shared/LeavingNote';
import { TypeTile } from '../shared/TypeTile';
import { useAssessoriaActions } from '../shared/useAssessoriaActions';
import { CompleteLink } from './CompleteLink';

type ToCloseRowProps = {
  row: Assessoria;
  /** Shows the office; another person has to complete it. */
  showsOffice?: boolean;
};

export function ToCloseRow({ row, showsOffice = false }: ToCloseRowProps) {
  const today = useToday();
  const isLeaving = useLeavingCita()({ id: row.cita.id, assessoria: row });
  const getItems = useAssessoriaActions();
  const day = getDay(row.cita.date);
  const name = getJoveName(row.jove);
  const items = getItems({ facts: toFacts(row), name, date: row.cita.date });

  return (
    <li>
      <TypeTile tipus={row.tipus} />
      <div>
        <Link className="agenda-name" href={`/assessories/${row.id}`}>
          {name}
        </Link>
        {isLeaving && <LeavingNote />}
        <span className="sub-line">
          <span className="nowrap">{`${formatShortDay(day)} ·`}</span>{' '}
          <span className="nowrap">{formatRelative(day, today)}</span>
          <span className="home-place">
            {joinFacts(getLabel('tipus', row.tipus), showsOffice && row.oficina?.nom)}
          </span>
        </span>
      </div>
      {!showsOffice && !isLeaving && <CompleteLink items={items} name={name} />}
      <RowMenu name={name} items={items} />
    </li>
  );
}
