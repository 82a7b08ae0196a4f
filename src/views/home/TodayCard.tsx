import { Link } from '../ui/Link';
import { Fragment, type ReactNode } from 'react';
import { useNow, useToday, useViewer, type RequestView } from '../../hooks/data';
import { getAgenda } from '../../domain/pages/agenda';
import type { Cita } from '../../domain/nouns/cita';
import type { Disponibilitat } from '../../domain/nouns/disponibilitat';
import { holds } from '../../domain/access/permissions';
import { home } from '../../text/home';
import { Agenda } from '../ui/Agenda';
import { Card } from '../ui/Card';
import { SkeletonList } from '../ui/SkeletonList';
import { StatePanel } from '../ui/StatePanel';
import { CardFailure } from './CardFailure';
import { CitaRow } from './CitaRow';
import { NextSteps } from './NextSteps';
import { NowLine } from './NowLine';
import { SlotRow } from './SlotRow';

type TodayCardProps = {
  cites: RequestView<Cita[]>;
  slots: RequestView<Disponibilitat[]>;
  onRetry: () => void;
  children: ReactNode;
};

export function TodayCard({ cites, slots, onRetry, children }: TodayCardProps) {
  const now = useNow();
  const today = useToday();
  const agenda = getAgenda(today, cites.data, slots.data, now);
  const isEmpty = agenda.items.length === 0;

  return (
    <Card
      title={home.today}
      className="home-flush"
      end={
        <>
          {!isEmpty && <span className="muted">{home.agenda(agenda.cites, agenda.slots)}</span>}
          {agenda.cites > 0 && children}
          <Link className="card-end lone" href="/calendari">
            {home.openCalendar}
          </Link>
        </>
      }
    >
      {cites.isFailed ? (
        <CardFailure title="cites.listFailed" of={cites} onRetry={onRetry} />
      ) : isEmpty && (cites.isLoading || slots.isLoading) ? (
        <SkeletonList label={home.loading} rows={4} />
      ) : (
        <>
          {isEmpty && !slots.isFailed && <NothingToday />}
          {!isEmpty && (
            <Agenda>
              {agenda.items.map((item, index) => (
                <Fragment key={`${item.kind}-${item.id}`}>
                  {index === agenda.begun && <NowLine />}
                  {item.kind === 'cita' ? (
                    <CitaRow cita={item.cita} isDue={index < agenda.begun || item.id === agenda.next} />
                  ) : (
                    <SlotRow slot={item.slot} />
                  )}
                </Fragment>
              ))}
              {agenda.begun === agenda.items.length && <NowLine />}
            </Agenda>
          )}
          {slots.isFailed && <CardFailure title="disponibilitats.listFailed" of={slots} onRetry={onRetry} />}
        </>
      )}
    </Card>
  );
}

function NothingToday() {
  const canBook = holds(useViewer().permissions, 'create_cita');
  return (
    <StatePanel title={home.nothingToday} heading="h3" icon="calendar" actions={<NextSteps />}>
      {canBook ? home.nothingTodayHelp : home.nothingTodayReading}
    </StatePanel>
  );
}
