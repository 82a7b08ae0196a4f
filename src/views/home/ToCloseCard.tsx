import { Link } from 'wouter';
import { useNow, useToday, type RequestView } from '../../hooks/data';
import {
  countToClose,
  listToClose,
  toFacts,
  type Assessoria,
  type AssessoriaRow,
} from '../../domain/assessoria';
import { getJoveName, type Cita } from '../../domain/cita';
import type { Pagina } from '../../domain/pagina';
import { getDay } from '../../domain/madrid';
import { toSearch } from '../../domain/query';
import { formatRelative, formatShortDay } from '../../text/ui/dates';
import { home } from '../../text/home';
import { shell } from '../../text/shell';
import { Card } from '../ui/Card';
import { Counter } from '../ui/Counter';
import { FailurePanel } from '../shared/FailurePanel';
import { Icon } from '../ui/Icon';
import { RowMenu } from '../ui/RowMenu';
import { TypeTile } from '../shared/TypeTile';
import { useAssessoriaActions } from '../shared/useAssessoriaActions';
import { CompleteLink } from './CompleteLink';
import { SkeletonLines } from './SkeletonLines';

const SHOWN = 5;

type ToCloseCardProps = {
  pendents: RequestView<Pagina<AssessoriaRow> | null>;
  /** The person's appointments, as far as they are known. */
  cites: readonly Cita[];
  userId: number;
  onRetry: () => void;
};

/** The person's sessions that are over and still neither realised nor marked, the oldest first. */
export function ToCloseCard({ pendents, cites, userId, onRetry }: ToCloseCardProps) {
  const now = useNow();
  const today = useToday();
  const rows = listToClose(pendents.data?.data ?? [], now);
  const count = pendents.data ? countToClose(pendents.data, cites, now) : 0;
  const all = { estat: 'pendent', professional_id: userId, data_fi: today, sort: 'cita.date' };

  return (
    <Card
      title={home.toClose}
      end={
        rows.length > 0 && (
          <>
            <Counter value={count} label={shell.toClose} />
            <Link className="card-end lone" href={`/assessories${toSearch(all)}`}>
              {home.showToClose}
            </Link>
          </>
        )
      }
    >
      {pendents.isFailed ? (
        <FailurePanel
          title="assessories.listFailed"
          message={pendents.message}
          heading="h3"
          onRetry={onRetry}
        />
      ) : pendents.data === null ? (
        <SkeletonLines label={home.loadingToClose} />
      ) : rows.length === 0 ? (
        <p className="todo-done">
          <Icon name="checkCircle" />
          {home.nothingToClose}
        </p>
      ) : (
        <ul className="todo">
          {rows.slice(0, SHOWN).map((row) => (
            <ToCloseRow key={row.id} row={row} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function ToCloseRow({ row }: { row: Assessoria }) {
  const today = useToday();
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
        <span className="sub-line">
          <span className="nowrap">{`${formatShortDay(day)} ·`}</span>{' '}
          <span className="nowrap">{formatRelative(day, today)}</span>
        </span>
      </div>
      <CompleteLink items={items} name={name} />
      <RowMenu name={name} items={items} />
    </li>
  );
}
