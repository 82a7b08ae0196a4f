import { useCatalog, useNow, useRequest, useToday, useViewer } from '../../hooks/data';
import { holds } from '../../domain/access/permissions';
import { getServiceDay } from '../../domain/pages/servei';
import { useKeepFocus } from '../ui/useKeepFocus';
import type { HomeActor } from './actor';
import { NoCalendarCard } from './NoCalendarCard';
import { ServiceDayCard } from './ServiceDayCard';
import { ServiceToCloseCard } from './ServiceToCloseCard';

export function ServiceHome({ actor }: { actor: HomeActor }) {
  const cites = useRequest(actor, 'cites');
  const slots = useRequest(actor, 'disponibilitats');
  const pendents = useRequest(actor, 'pendents');
  const oficines = useCatalog('oficines');
  const { permissions } = useViewer();
  const today = useToday();
  const now = useNow();
  const kept = useKeepFocus<HTMLDivElement>(pendents);
  const retry = () => actor.send({ type: 'board.refresh' });
  const canClose = pendents && holds(permissions, 'read_assessoria');
  if (!cites || !slots) return null;

  const loaded = {
    oficines: oficines?.data ?? [],
    cites: cites.data,
    slots: slots.isFailed || (slots.isLoading && slots.data.length === 0) ? null : slots.data,
    pendents: pendents?.data ?? null,
  };
  const day = getServiceDay(today, loaded, now);

  return (
    <div className="home" {...kept}>
      <div className="home-column">
        {holds(permissions, 'read_cita') ? (
          <ServiceDayCard
            day={day}
            cites={cites}
            slots={slots}
            isComplete={oficines?.isLoading === false}
            pendents={canClose ? pendents : null}
            onRetry={retry}
          />
        ) : (
          <NoCalendarCard />
        )}
      </div>
      {canClose && (
        <div className="home-column">
          <ServiceToCloseCard pendents={pendents} onRetry={retry} />
        </div>
      )}
    </div>
  );
}
