import type { ActorRefFrom } from 'xstate';
import { useSession } from '../../hooks/actors';
import { useRequest, useToday, useViewer } from '../../hooks/data';
import { holds } from '../../domain/permissions';
import type { homeMachine } from '../../machines/home';
import { home } from '../../text/home';
import { Card } from '../ui/Card';
import { Page } from '../ui/Page';
import { StatePanel } from '../ui/StatePanel';
import { useKeepFocus } from '../ui/useKeepFocus';
import { useMediaQuery } from '../ui/useMediaQuery';
import { Greeting } from './Greeting';
import { NextDayCard } from './NextDayCard';
import { NextSteps } from './NextSteps';
import { TodayCard } from './TodayCard';
import { ToCloseCard } from './ToCloseCard';
import { WeekCard } from './WeekCard';
import './HomePage.css';

/** Below this width everything is one column, in the order in which it matters. */
const ONE_COLUMN = '(max-width: 78rem)';

/** What waits for the person: today, what is still to close, the next day and the week. */
export function HomePage({ actor }: { actor: ActorRefFrom<typeof homeMachine> }) {
  const cites = useRequest(actor, 'cites');
  const slots = useRequest(actor, 'disponibilitats');
  const pendents = useRequest(actor, 'pendents');
  const { permissions } = useViewer();
  const today = useToday();
  const userId = useSession()?.user.id;
  const isOneColumn = useMediaQuery(ONE_COLUMN);
  const kept = useKeepFocus<HTMLDivElement>(pendents);
  const retry = () => actor.send({ type: 'board.refresh' });

  const agenda =
    cites && slots && holds(permissions, 'read_cita') ? (
      <TodayCard cites={cites} slots={slots} onRetry={retry} />
    ) : (
      <Card>
        <StatePanel title={home.noCalendar} icon="calendar" actions={<NextSteps />}>
          {home.noCalendarHelp}
        </StatePanel>
      </Card>
    );
  const toClose = pendents && holds(permissions, 'edit_assessoria') && userId !== undefined && (
    <ToCloseCard pendents={pendents} cites={cites?.data ?? []} userId={userId} onRetry={retry} />
  );
  const nextDay = cites && <NextDayCard cites={cites.data} today={today} />;
  const week = cites && !cites.isFailed && <WeekCard cites={cites} today={today} />;

  return (
    <Page>
      <Greeting />
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
    </Page>
  );
}
