import type { ReactNode } from 'react';
import { hasDaySheet, toDayQuery } from '../../domain/pages/daySheet';
import { holds } from '../../domain/access/permissions';
import { getBookingDay, getShownDays, step, VISTES, type Vista } from '../../domain/pages/calendari';
import { toSearch, type Query } from '../../domain/values/query';
import type { Day } from '../../domain/values/madrid';
import { useDaySheet } from '../../hooks/daySheet';
import { useToday, useViewer } from '../../hooks/data';
import { calendar } from '../../text/calendar';
import { daySheet } from '../../text/daySheet';
import { formatLongDay, formatMonth, formatRange } from '../../text/ui/dates';
import { Button } from '../ui/Button';
import { ButtonLink } from '../ui/ButtonLink';
import { IconButton } from '../ui/IconButton';
import { SegmentedField } from '../ui/SegmentedField';
import { classes } from '../ui/classes';
import { PHONE, useMediaQuery } from '../ui/useMediaQuery';
import type { CalendarActor, CalendarAddress } from './useCalendari';
import type { CalendarContents } from './useEntries';
import type { Move } from './useMove';

const OPTIONS = VISTES.map((value) => ({ value, label: calendar.views[value] }));
const PHONE_OPTIONS = OPTIONS.filter(({ value }) => value !== 'setmana');

type CalendarBarProps = {
  actor: CalendarActor;
  address: CalendarAddress;
  contents: CalendarContents;
  move: Move;
};

/** The title, the period that is shown, the ways to another one, the views and the main action. */
export function CalendarBar({ actor, address, contents, move }: CalendarBarProps) {
  const { view, data, go, show } = address;
  const today = useToday();
  const viewer = useViewer();
  const isPhone = useMediaQuery(PHONE);

  return (
    <div className="calendar-bar">
      <div className="calendar-title">
        <h1 id="page-title" tabIndex={-1}>
          {calendar.title}
        </h1>
        <p>{formatPeriod(view, data, contents.taken)}</p>
        <p role="status" className={classes('calendar-status', contents.isLoading && 'late')}>
          {describeMove(move) ?? describe(contents)}
        </p>
      </div>
      <div className="calendar-tools">
        <Button small onClick={() => show(today)}>
          {calendar.today}
        </Button>
        <IconButton
          line
          icon="chevronLeft"
          label={calendar.previous(view)}
          onClick={() => show(step(view, data, -1))}
        />
        <IconButton
          line
          icon="chevronRight"
          label={calendar.next(view)}
          onClick={() => show(step(view, data, 1))}
        />
        <SegmentedField
          small
          hideLabel
          label={calendar.view}
          options={isPhone ? PHONE_OPTIONS : OPTIONS}
          value={view}
          onChange={(vista) => go({ vista })}
        />
        {view === 'dia' && hasDaySheet(address, viewer) && (
          <PrintButton actor={actor} query={toDayQuery(data, address)} />
        )}
        {holds(viewer.permissions, 'create_cita') && (
          <ButtonLink
            variant="primary"
            small
            icon="plus"
            href={`/calendari/cita/nova${toSearch({ data: getBookingDay(data, today) })}`}
          >
            {calendar.newCita}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

function PrintButton({ actor, query }: { actor: CalendarActor; query: Query }) {
  const { isBusy, print } = useDaySheet(actor);
  const label = isBusy ? daySheet.loading : daySheet.print;
  return <IconButton line icon="print" label={label} aria-disabled={isBusy} onClick={() => print(query)} />;
}

/** What may be done with the appointment that is picked up. */
function describeMove({ movingId, isChoosing, targets }: Move): ReactNode {
  if (movingId === undefined) return undefined;
  if (!isChoosing) return calendar.movingLoading;
  return (
    <>
      {calendar.movingTo(targets.length)}
      <span className="sr">. {calendar.movingKeys}</span>
    </>
  );
}

/** What the period holds, or that it is being fetched; nothing when that is not known. */
function describe({ entries, isLoading, isFailed }: CalendarContents): string {
  if (isLoading) return calendar.loading;
  if (entries.length === 0) return isFailed ? '' : calendar.empty;
  const cites = entries.filter(({ kind }) => kind === 'cita').length;
  return calendar.summary(cites, entries.length - cites);
}

function formatPeriod(view: Vista, data: Day, taken: readonly Day[]): string {
  if (view === 'dia') return formatLongDay(data);
  if (view === 'mes') return formatMonth(data);
  const days = getShownDays(view, data, taken);
  return formatRange(days[0] ?? data, days.at(-1) ?? data);
}
