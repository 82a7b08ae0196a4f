import { useSession } from '../../hooks/actors';
import { useRequest, useToday, useViewer } from '../../hooks/data';
import { useToClose } from '../../hooks/toClose';
import { toDayQuery } from '../../domain/pages/daySheet';
import { holds } from '../../domain/access/permissions';
import { DaySheetButton } from '../shared/DaySheet';
import { useKeepFocus } from '../ui/useKeepFocus';
import { useMediaQuery } from '../ui/useMediaQuery';
import type { HomeActor } from './actor';
import { NextDayCard } from './NextDayCard';
import { NoCalendarCard } from './NoCalendarCard';
import { TodayCard } from './TodayCard';
import { OwnToCloseCard } from './OwnToCloseCard';
import { WeekCard } from './WeekCard';

/** Below this width there is one column, in order of importance. */
const ONE_COLUMN = '(max-width: 78rem)';

export function AgendaHome({ actor }: { actor: HomeActor }) {
  const cites = useRequest(actor, 'cites');
  const slots = useRequest(actor, 'disponibilitats');
  const pendents = useToClose(true);
  const { permissions } = useViewer();
  const today = useToday();
  const userId = useSession()?.user.id;
  const isOneColumn = useMediaQuery(ONE_COLUMN);
  const kept = useKeepFocus<HTMLDivElement>(pendents);
  const retry = () => actor.send({ type: 'board.refresh' });

  const agenda =
    cites && slots && holds(permissions, 'read_cita') ? (
      <TodayCard cites={cites} slots={slots} onRetry={retry}>
        <DaySheetButton owner={actor} query={toDayQuery(today, { professional_id: String(userId ?? '') })} />
      </TodayCard>
    ) : (
      <NoCalendarCard />
    );
  const toClose = pendents && userId !== undefined && (
    <OwnToCloseCard pendents={pendents} userId={userId} onRetry={pendents.again} />
  );
  const nextDay = cites && <NextDayCard cites={cites.data} today={today} />;
  const week = cites && !cites.isFailed && <WeekCard cites={cites} today={today} />;

  return (
    <div className="home" {...kept}>
      {isOneColumn ? (
        <div className="home-column">
          {agenda}
          {toClose}
          {nextDay}
          {week}
        </div>
      ) : (
        <>
          <div className="home-column">
            {agenda}
            {nextDay}
          </div>
          <div className="home-column">
            {toClose}
            {week}
          </div>
        </>
      )}
    </div>
  );
}
