import dayjs from 'dayjs';
import {
  dayjsLocalizer,
  type DateLocalizer,
  type Formats,
  type NavigateAction,
  type TitleOptions as LibraryTitleOptions,
  type View,
} from 'react-big-calendar';
import { VISTES, type Vista } from '../../../domain/pages/calendari';
import { formatLongDay, formatMonth, formatRange } from '../../../text/ui/dates';
import { fromLocalDate } from '../../ui/typedDay';
import type { CalendarItem } from './item';

export const localizer = dayjsLocalizer(dayjs);

export const formats: Formats = {
  dayHeaderFormat: (date) => formatLongDay(fromLocalDate(date)),
  monthHeaderFormat: (date) => formatMonth(fromLocalDate(date)),
  dayRangeHeaderFormat: ({ start, end }) => formatRange(fromLocalDate(start), fromLocalDate(end)),
};

export const VIEW_NAMES = {
  dia: 'day',
  setmana: 'week',
  mes: 'month',
  llista: 'agenda',
} as const satisfies Record<Vista, View>;

export function toVista(view: View): Vista {
  return VISTES.find((vista) => VIEW_NAMES[vista] === view) ?? 'setmana';
}

export type ViewProps = {
  date: Date;
  length: number;
  events: readonly CalendarItem[];
  accessors: { start: (event: CalendarItem) => Date };
  getNow: () => Date;
  onNavigate: (action: NavigateAction, date?: Date) => void;
  onDrillDown: (date: Date, view: View) => void;
};

/** Options that the library passes to a view's `title`; its own types omit most of them. */
export type TitleOptions = LibraryTitleOptions & { localizer: DateLocalizer; length: number };
