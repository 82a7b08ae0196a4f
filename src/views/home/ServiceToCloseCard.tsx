import { Link } from 'wouter';
import { useNow, useToday, type RequestView } from '../../hooks/data';
import { listToClose } from '../../domain/assessoria';
import { addDays } from '../../domain/madrid';
import { toSearch } from '../../domain/query';
import type { Pendents } from '../../domain/servei';
import { home } from '../../text/home';
import { Card } from '../ui/Card';
import { FailurePanel } from '../shared/FailurePanel';
import { NothingToClose } from './NothingToClose';
import { SkeletonLines } from './SkeletonLines';
import { ToCloseRow } from './ToCloseRow';

const SHOWN = 8;

type ServiceToCloseCardProps = {
  pendents: RequestView<Pendents | null>;
  onRetry: () => void;
};

/** The sessions of the whole service that have waited longest to be closed, and where. */
export function ServiceToCloseCard({ pendents, onRetry }: ServiceToCloseCardProps) {
  const now = useNow();
  const today = useToday();
  const rows = listToClose(pendents.data?.oldest ?? [], now);
  const all = { estat: 'pendent', data_fi: addDays(today, -1), sort: 'cita.date' };

  return (
    <Card
      title={home.toClose}
      end={
        rows.length > 0 && (
          <>
            <span className="muted">{home.oldest}</span>
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
      ) : rows.length > 0 ? (
        <ul className="todo">
          {rows.slice(0, SHOWN).map((row) => (
            <ToCloseRow key={row.id} row={row} showsOffice />
          ))}
        </ul>
      ) : (
        <NothingToClose>{home.nothingOld}</NothingToClose>
      )}
    </Card>
  );
}
