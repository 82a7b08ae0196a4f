import { useNow, type RequestView } from '../../hooks/data';
import { listToClose, type AssessoriaRow } from '../../domain/nouns/assessoria';
import { home } from '../../text/home';
import { shell } from '../../text/shell';
import { Counter } from '../ui/Counter';
import { ToCloseCard } from './ToCloseCard';

const SHOWN = 5;

type OwnToCloseCardProps = {
  pendents: RequestView<AssessoriaRow[] | null>;
  userId: number;
  onRetry: () => void;
};

/** The person's own sessions to close, the oldest first. */
export function OwnToCloseCard({ pendents, userId, onRetry }: OwnToCloseCardProps) {
  const rows = listToClose(pendents.data ?? [], useNow());
  return (
    <ToCloseCard
      pendents={pendents}
      rows={rows.slice(0, SHOWN)}
      aside={<Counter value={rows.length} label={shell.toClose} />}
      all={{ estat: 'per_tancar', professional_id: userId, sort: 'cita.date' }}
      nothing={home.nothingToClose}
      onRetry={onRetry}
    />
  );
}
