import { calendar } from '../../text/calendar';
import { summarize } from './grid/item';
import type { CalendarContents } from './useEntries';
import type { Move } from './useMove';

type CalendarSummaryProps = {
  contents: CalendarContents;
  move: Move;
};

/** Contents of the shown period; while an appointment is moved, the number of its targets. */
export function CalendarSummary({ contents, move }: CalendarSummaryProps) {
  const { movingId, isChoosing, targets } = move;
  if (movingId === undefined) return describe(contents);
  if (!isChoosing) return calendar.movingLoading;
  return (
    <>
      {calendar.movingTo(targets.length)}
      <span className="sr">. {calendar.movingKeys}</span>
    </>
  );
}

/** Empty if a failure leaves the contents unknown. */
function describe({ entries, isLoading, isFailed }: CalendarContents): string {
  if (isLoading) return calendar.loading;
  if (entries.length === 0) return isFailed ? '' : calendar.empty;
  return summarize(entries);
}
