import { Link } from '../ui/Link';
import { Fragment, type ReactNode } from 'react';
import { useNow, useToday, type RequestView } from '../../hooks/data';
import { getDayCites, listRemaining } from '../../domain/pages/agenda';
import { isUpcoming } from '../../domain/nouns/assessoria';
import type { Cita } from '../../domain/nouns/cita';
import { antena } from '../../text/antena';
import { home } from '../../text/home';
import { Agenda } from '../ui/Agenda';
import { Card } from '../ui/Card';
import { SkeletonList } from '../ui/SkeletonList';
import { StatePanel } from '../ui/StatePanel';
import { CardFailure } from './CardFailure';
import { CitaRow } from './CitaRow';
import { NextSteps } from './NextSteps';
import { NowLine } from './NowLine';

/** An office may have more appointments than this card can show. */
const SHOWN = 8;

const DAY = '/calendari?vista=dia';

type OfficeDayCardProps = {
  cites: RequestView<Cita[]>;
  isOfAntena: boolean;
  onRetry: () => void;
  children: ReactNode;
};

export function OfficeDayCard({ cites, isOfAntena, onRetry, children }: OfficeDayCardProps) {
  const now = useNow();
  const today = useToday();
  const all = getDayCites(today, cites.data).length;
  const left = listRemaining(today, cites.data, now);
  const shown = left.slice(0, SHOWN);
  const begun = shown.findIndex((cita) => isUpcoming(cita, now));

  return (
    <Card
      title={home.today}
      className="home-flush"
      end={
        <>
          {all > 0 && <span className="muted">{home.officeDay(all, left.length)}</span>}
          {all > 0 && children}
          <Link className="card-end lone" href={DAY}>
            {home.openCalendar}
          </Link>
        </>
      }
    >
      {cites.isFailed ? (
        <CardFailure title="cites.listFailed" of={cites} onRetry={onRetry} />
      ) : cites.isLoading && all === 0 ? (
        <SkeletonList label={home.loading} rows={SHOWN} />
      ) : shown.length === 0 ? (
        <StatePanel
          title={all > 0 ? home.officeDone : isOfAntena ? antena.empty : home.officeEmpty}
          heading="h3"
          icon="calendar"
          actions={<NextSteps />}
        >
          {all > 0 ? home.officeDoneHelp : home.officeEmptyHelp}
        </StatePanel>
      ) : (
        <>
          <Agenda>
            {shown.map((cita, index) => (
              <Fragment key={cita.id}>
                {index === begun && <NowLine />}
                <CitaRow cita={cita} isOfOthers isOfAntena={isOfAntena} />
              </Fragment>
            ))}
            {begun === -1 && left.length === shown.length && <NowLine />}
          </Agenda>
          {left.length > shown.length && (
            <p className="home-more">
              <Link className="lone" href={DAY}>
                {home.moreToday(left.length - shown.length)}
              </Link>
            </p>
          )}
        </>
      )}
    </Card>
  );
}
