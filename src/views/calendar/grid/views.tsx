import { useMemo, useState } from 'react';
import type { NavigateAction } from 'react-big-calendar';
import { getRange, getShownDays, step, type Vista } from '../../../domain/pages/calendari';
import { groupByDay } from '../../../domain/values/byDay';
import { addDays, type Day } from '../../../domain/values/madrid';
import { formatWeekday, toNoon } from '../../../text/ui/dates';
import { fromLocalDate } from '../../ui/typedDay';
import { PHONE, useMediaQuery } from '../../ui/useMediaQuery';
import { useBoard } from './board';
import { DayStrip } from './DayStrip';
import { ColumnHead, DayHead } from './heads';
import { groupByColumn, type CalendarItem, type ItemColumn } from './item';
import type { TitleOptions, ViewProps } from './library';
import { MonthBoard } from './MonthBoard';
import { TimeBoard, type BoardColumn } from './TimeBoard';
import { ViewBody } from './ViewBody';
import './views.css';

const NOTHING: readonly CalendarItem[] = [];
const NO_COLUMNS: readonly ItemColumn[] = [];
const AWAITED = Array.from({ length: 5 }, (_, at): ItemColumn => ({
  id: `${at}`,
  name: '\u00a0',
  items: NOTHING,
}));

type ByDay = ReadonlyMap<Day, readonly CalendarItem[]>;

/** Noon of each shown day: the first `length` days of the view's period. */
const createRange =
  (vista: Vista) =>
  (date: Date, { length }: Pick<TitleOptions, 'length'>): Date[] => {
    const { data_inici } = getRange(vista, fromLocalDate(date));
    return Array.from({ length }, (_, index) => toNoon(addDays(data_inici, index)));
  };

const createNavigate = (vista: Vista) => (date: Date, action: NavigateAction) =>
  toNoon(step(vista, fromLocalDate(date), action === 'PREV' ? -1 : 1));

function formatDays(days: readonly Date[], { localizer }: TitleOptions): string {
  const [start, end] = [days[0], days.at(-1)];
  return start && end ? localizer.format({ start, end }, 'dayRangeHeaderFormat') : '';
}

/** Items by day. The library creates an equal accessor at each render, so the first is kept. */
function useByDay({ events, accessors }: ViewProps): ByDay {
  const [getStart] = useState(() => accessors.start);
  return useMemo(() => groupByDay(events, (item) => fromLocalDate(getStart(item))), [events, getStart]);
}

const toDays = (days: readonly Date[], today: Day, byDay: ByDay) =>
  days.map(fromLocalDate).map((day): BoardColumn => {
    const items = byDay.get(day) ?? NOTHING;
    const head = <DayHead day={day} items={items} />;
    return { id: day, name: formatWeekday(day), head, day, isToday: day === today, items };
  });

function toOwn({ id, name, items }: ItemColumn, day: Day, today: Day): BoardColumn {
  return { id, name, head: <ColumnHead name={name} items={items} />, day, isToday: day === today, items };
}

export function MonthView(view: ViewProps) {
  const { date, length, getNow, onDrillDown } = view;
  const byDay = useByDay(view);
  return (
    <ViewBody vista="mes" view={view} byDay={byDay}>
      <div className="card calendar">
        <MonthBoard
          days={MonthView.range(date, { length }).map(fromLocalDate)}
          date={fromLocalDate(date)}
          today={fromLocalDate(getNow())}
          byDay={byDay}
          onDay={(day) => onDrillDown(toNoon(day), 'day')}
        />
      </div>
    </ViewBody>
  );
}
MonthView.range = createRange('mes');
MonthView.navigate = createNavigate('mes');
MonthView.title = (date: Date, { localizer }: TitleOptions) => localizer.format(date, 'monthHeaderFormat');

export function WeekView(view: ViewProps) {
  const { date, length, getNow } = view;
  const byDay = useByDay(view);
  const { now } = useBoard();
  const today = fromLocalDate(getNow());
  const columns = useMemo(
    () => toDays(WeekView.range(date, { length }), today, byDay),
    [date, length, today, byDay],
  );
  return (
    <ViewBody vista="setmana" view={view} byDay={byDay}>
      <div className="card calendar">
        <TimeBoard columns={columns} now={now} room={2} />
      </div>
    </ViewBody>
  );
}
WeekView.range = createRange('setmana');
WeekView.navigate = createNavigate('setmana');
WeekView.title = (date: Date, options: TitleOptions) => formatDays(WeekView.range(date, options), options);

export function DayView(view: ViewProps) {
  const { date, length, events, getNow, onNavigate } = view;
  const byDay = useByDay(view);
  const { now, awaits } = useBoard();
  const isPhone = useMediaQuery(PHONE);
  const day = fromLocalDate(date);
  const today = fromLocalDate(getNow());
  const own = useMemo(() => (isPhone ? NO_COLUMNS : groupByColumn(events)), [isPhone, events]);
  const shown = awaits === 'columns' && !isPhone ? AWAITED : own;
  const isLong = shown.length > 0;
  const columns = useMemo(
    () =>
      isLong
        ? shown.map((column) => toOwn(column, day, today))
        : toDays(DayView.range(date, { length }), today, byDay),
    [isLong, shown, date, length, day, today, byDay],
  );
  // Number of entries side by side that leaves some letters of each name.
  const room = isPhone ? 2 : isLong ? Math.max(2, Math.floor(8 / shown.length)) : 5;
  return (
    <ViewBody vista="dia" view={view} byDay={byDay} hasColumns={own.length > 0}>
      <div className="card calendar">
        {isPhone && (
          <DayStrip
            days={getShownDays('setmana', day, [...byDay.keys()])}
            date={day}
            today={today}
            onDay={(next) => onNavigate('DATE', toNoon(next))}
          />
        )}
        <TimeBoard columns={columns} now={now} room={room} isLong={isLong} />
      </div>
    </ViewBody>
  );
}
DayView.range = createRange('dia');
DayView.navigate = createNavigate('dia');
DayView.title = (date: Date, { localizer }: TitleOptions) => localizer.format(date, 'dayHeaderFormat');

export function ListView(view: ViewProps) {
  return <ViewBody vista="llista" view={view} byDay={useByDay(view)} />;
}
ListView.range = createRange('llista');
ListView.navigate = createNavigate('llista');
ListView.title = (date: Date, options: TitleOptions) => formatDays(ListView.range(date, options), options);
