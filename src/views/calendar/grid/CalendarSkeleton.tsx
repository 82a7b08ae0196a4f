import type { ReactNode } from 'react';
import { calendar } from '../../../text/calendar';
import { Agenda } from '../../ui/Agenda';
import { Card } from '../../ui/Card';
import { Loading, Skeleton } from '../../ui/Skeleton';
import './CalendarSkeleton.css';

/** Empty view (`children`) with grey items; for a list, whose days are unknown, grey lines only. */
export function CalendarSkeleton({ isList, children }: { isList: boolean; children: ReactNode }) {
  return (
    <Loading label={calendar.loading}>
      <div className="calendar-skeleton" data-awaited inert>
        {isList ? <ListSkeleton /> : children}
      </div>
    </Loading>
  );
}

const DAYS = [0, 1];
const LINES = [0, 1, 2, 3];
const SPACE = '\u00a0';

function ListSkeleton() {
  return (
    <div className="calendar-list">
      {DAYS.map((day) => (
        <Card key={day} as="section">
          <div className="card-head">
            <h2>{SPACE}</h2>
          </div>
          <Agenda>
            {LINES.map((line) => (
              <li key={line}>
                <Skeleton width="medium" />
                <span className="calendar-skeleton-tile" />
                <div>
                  <Skeleton width="medium" />
                  <Skeleton width={(day + line) % 2 ? 'short' : 'long'} />
                </div>
              </li>
            ))}
          </Agenda>
        </Card>
      ))}
    </div>
  );
}
