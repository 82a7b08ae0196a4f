import { useNow, type RequestView } from '../../hooks/data';
import { countToClose, listToClose, type Pendents } from '../../domain/nouns/assessoria';
import { closeDay } from '../../text/closeDay';
import { home } from '../../text/home';
import { shell } from '../../text/shell';
import { ButtonLink } from '../ui/ButtonLink';
import { Counter } from '../ui/Counter';
import { ToCloseCard } from './ToCloseCard';

const SHOWN = 5;

type OwnToCloseCardProps = {
  pendents: RequestView<Pendents | null>;
  userId: number;
  onRetry: () => void;
};

export function OwnToCloseCard({ pendents, userId, onRetry }: OwnToCloseCardProps) {
  const now = useNow();
  const { data } = pendents;
  return (
    <ToCloseCard
      pendents={pendents}
      rows={listToClose(data?.rows ?? [], now).slice(0, SHOWN)}
      aside={
        <>
          <Counter value={data ? countToClose(data, now) : 0} label={shell.toClose} />
          <ButtonLink small icon="check" href="/assessories/tancar">
            {closeDay.title}
          </ButtonLink>
        </>
      }
      all={{ estat: 'per_tancar', professional_id: userId, sort: 'cita.date' }}
      nothing={home.nothingToClose}
      onRetry={onRetry}
    />
  );
}
