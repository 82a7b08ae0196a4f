import { Link } from '../ui/Link';
import type { ReactNode } from 'react';
import type { RequestView } from '../../hooks/data';
import type { Assessoria } from '../../domain/nouns/assessoria';
import { toSearch } from '../../domain/values/query';
import { home } from '../../text/home';
import { Card } from '../ui/Card';
import { CardFailure } from './CardFailure';
import { NothingToClose } from './NothingToClose';
import { SkeletonLines } from './SkeletonLines';
import { ToCloseRow } from './ToCloseRow';

type ToCloseCardProps = {
  pendents: RequestView<unknown>;
  rows: readonly Assessoria[];
  showsOffice?: boolean;
  aside: ReactNode;
  all: Readonly<Record<string, string | number>>;
  nothing: string;
  onRetry: () => void;
};

export function ToCloseCard({
  pendents,
  rows,
  showsOffice = false,
  aside,
  all,
  nothing,
  onRetry,
}: ToCloseCardProps) {
  return (
    <Card
      title={home.toClose}
      end={
        rows.length > 0 && (
          <>
            {aside}
            <Link className="card-end lone" href={`/assessories${toSearch(all)}`}>
              {home.showAll}
            </Link>
          </>
        )
      }
    >
      {pendents.isFailed ? (
        <CardFailure title="assessories.listFailed" of={pendents} onRetry={onRetry} />
      ) : pendents.data === null ? (
        <SkeletonLines label={home.loadingToClose} />
      ) : rows.length === 0 ? (
        <NothingToClose>{nothing}</NothingToClose>
      ) : (
        <ul className="todo">
          {rows.map((row) => (
            <ToCloseRow key={row.id} row={row} showsOffice={showsOffice} />
          ))}
        </ul>
      )}
    </Card>
  );
}
