import { calendar } from '../../text/calendar';
import { Card } from '../ui/Card';
import { Loading, Skeleton } from '../ui/Skeleton';

const DAYS = [0, 1, 2, 3, 4];
const EVENTS = [0, 1, 2, 3];

/** The layout of a week before it arrives. */
export function CalendarSkeleton() {
  return (
    <Card>
      <Loading label={calendar.loading}>
        <div className="calendar-skeleton">
          {DAYS.map((day) => (
            <div key={day}>
              <Skeleton width="medium" />
              {EVENTS.map((event) => (
                <Skeleton key={event} width={(day + event) % 2 ? 'long' : 'full'} />
              ))}
            </div>
          ))}
        </div>
      </Loading>
    </Card>
  );
}
