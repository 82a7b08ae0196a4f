import { Link } from 'wouter';
import { useNow, useToday, type RequestView } from '../../hooks/data';
import { countToClose, listToClose, type AssessoriaRow } from '../../domain/assessoria';
import type { Cita } from '../../domain/cita';
import type { Pagina } from '../../domain/pagina';
import { toSearch } from '../../domain/query';
import { home } from '../../text/home';
import { shell } from '../../text/shell';
import { Card } from '../ui/Card';
import { Counter } from '../ui/Counter';
import { FailurePanel } from '../shared/FailurePanel';
import { NothingToClose } from './NothingToClose';
import { SkeletonLines } from './SkeletonLines';
import { ToCloseRow } from './ToCloseRow';

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
              {home.showAll}
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
        <NothingToClose>{home.nothingToClose}</NothingToClose>
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
