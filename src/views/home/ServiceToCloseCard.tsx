import { useNow, type RequestView } from '../../hooks/data';
import { listToClose, type Pendents } from '../../domain/nouns/assessoria';
import { home } from '../../text/home';
import { ToCloseCard } from './ToCloseCard';

const SHOWN = 8;

type ServiceToCloseCardProps = {
  pendents: RequestView<Pendents | null>;
  onRetry: () => void;
};

export function ServiceToCloseCard({ pendents, onRetry }: ServiceToCloseCardProps) {
  return (
    <ToCloseCard
      pendents={pendents}
      rows={listToClose(pendents.data?.rows ?? [], useNow()).slice(0, SHOWN)}
      showsOffice
      aside={<span className="muted">{home.oldest}</span>}
      all={{ estat: 'per_tancar', sort: 'cita.date' }}
      nothing={home.nothingInService}
      onRetry={onRetry}
    />
  );
}
