import { useNow, useToday, type RequestView } from '../../hooks/data';
import { listToClose } from '../../domain/nouns/assessoria';
import { addDays } from '../../domain/values/madrid';
import type { Pendents } from '../../domain/pages/servei';
import { home } from '../../text/home';
import { ToCloseCard } from './ToCloseCard';

const SHOWN = 8;

type ServiceToCloseCardProps = {
  pendents: RequestView<Pendents | null>;
  onRetry: () => void;
};

export function ServiceToCloseCard({ pendents, onRetry }: ServiceToCloseCardProps) {
  const today = useToday();
  return (
    <ToCloseCard
      pendents={pendents}
      rows={listToClose(pendents.data?.oldest ?? [], useNow()).slice(0, SHOWN)}
      showsOffice
      aside={<span className="muted">{home.oldest}</span>}
      all={{ estat: 'pendent', data_fi: addDays(today, -1), sort: 'cita.date' }}
      nothing={home.nothingOld}
      onRetry={onRetry}
    />
  );
}
