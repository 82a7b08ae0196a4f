import { isCounted } from '../../domain/pages/calendari';
import { getDay } from '../../domain/values/madrid';
import { calendar } from '../../text/calendar';
import { summarize } from './grid/item';
import type { CalendarAddress } from './useCalendari';
import type { CalendarContents } from './useEntries';
import type { Move } from './useMove';

type CalendarSummaryProps = {
  address: CalendarAddress;
  contents: CalendarContents;
  move: Move;
};

/** Contents of the shown period; while an appointment is moved, the number of its targets. */
export function CalendarSummary({ address, contents, move }: CalendarSummaryProps) {
  const { movingTitle, isChoosing, targets } = move;
  if (movingTitle === undefined) return <span>{describe(contents, address)}</span>;
  if (!isChoosing) return <span>{calendar.movingLoading}</span>;
  return (
    <>
      <span>{calendar.movingTo(targets.length, movingTitle)}</span>
      <span className="sr">{`. ${calendar.movingKeys}`}</span>
    </>
  );
}

function describe(
  { entries, isLoading, isFailed }: CalendarContents,
  { view, data }: CalendarAddress,
): string {
  if (isLoading) return calendar.loading;
  const counted = entries.filter(({ start }) => isCounted(view, data, getDay(start)));
  return summarize(counted) || (isFailed ? '' : calendar.empty);
}
