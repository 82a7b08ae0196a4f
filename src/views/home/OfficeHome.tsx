import { narrowRequest, useAntena } from '../../hooks/antena';
import { useRequest, useToday, useViewer } from '../../hooks/data';
import { toDayQuery } from '../../domain/pages/daySheet';
import { holds } from '../../domain/access/permissions';
import { DaySheetButton } from '../shared/DaySheet';
import { useKeepFocus } from '../ui/useKeepFocus';
import { FreeHoursCard } from './FreeHoursCard';
import type { HomeActor } from './actor';
import { NoCalendarCard } from './NoCalendarCard';
import { OfficeDayCard } from './OfficeDayCard';
import { OwnConsultesCard } from './OwnConsultesCard';

export function OfficeHome({ actor }: { actor: HomeActor }) {
  const antena = useAntena('cita');
  const cites = narrowRequest(useRequest(actor, 'cites'), antena);
  const slots = narrowRequest(useRequest(actor, 'disponibilitats'), antena);
  const consultes = useRequest(actor, 'consultes');
  const { permissions } = useViewer();
  const today = useToday();
  const isOfAntena = antena.own !== null && antena.side === 'antena';
  const canSeeDay = holds(permissions, 'read_cita');
  const kept = useKeepFocus<HTMLDivElement>(cites);
  const retry = () => actor.send({ type: 'board.refresh' });

  return (
    <div className="home" {...kept}>
      <div className="home-column">
        {cites && canSeeDay ? (
          <OfficeDayCard cites={cites} isOfAntena={isOfAntena} onRetry={retry}>
            <DaySheetButton owner={actor} query={toDayQuery(today)} />
          </OfficeDayCard>
        ) : (
          <NoCalendarCard />
        )}
      </div>
      <div className="home-column">
        {slots && canSeeDay && <FreeHoursCard slots={slots} onRetry={retry} />}
        {consultes && holds(permissions, 'read_consulta') && (
          <OwnConsultesCard consultes={consultes} onRetry={retry} />
        )}
      </div>
    </div>
  );
}
