import { useNow, useToday, type RequestView } from '../../hooks/data';
import { countToClose, listToClose, type AssessoriaRow } from '../../domain/nouns/assessoria';
import type { Cita } from '../../domain/nouns/cita';
import type { Pagina } from '../../domain/values/pagina';
import { home } from '../../text/home';
import { shell } from '../../text/shell';
import { Counter } from '../ui/Counter';
import { ToCloseCard } from './ToCloseCard';

const SHOWN = 5;

type OwnToCloseCardProps = {
  pendents: RequestView<Pagina<AssessoriaRow> | null>;
  /** The person's appointments, where loaded. */
  cites: readonly Cita[];
  userId: number;
  onRetry: () => void;
};

/** The person's own sessions to close, the oldest first. */
export function OwnToCloseCard({ pendents, cites, userId, onRetry }: OwnToCloseCardProps) {
  const now = useNow();
  const count = pendents.data ? countToClose(pendents.data, cites, now) : 0;
  return (
    <ToCloseCard
      pendents={pendents}
      rows={listToClose(pendents.data?.data ?? [], now).slice(0, SHOWN)}
      aside={<Counter value={count} label={shell.toClose} />}
      all={{ estat: 'pendent', professional_id: userId, data_fi: useToday(), sort: 'cita.date' }}
      nothing={home.nothingToClose}
      onRetry={onRetry}
    />
  );
}
