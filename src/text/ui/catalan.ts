import dayjs, { type Dayjs } from 'dayjs';
import { de } from './words';

const list = (names: string) => names.split(' ');

export const weekdayNames = list('diumenge dilluns dimarts dimecres dijous divendres dissabte');
export const shortWeekdayNames = list('dg. dl. dt. dc. dj. dv. ds.');
export const monthNames = list(
  'gener febrer març abril maig juny juliol agost setembre octubre novembre desembre',
);
export const shortMonthNames = list('gen. febr. març abr. maig juny jul. ag. set. oct. nov. des.');

// dayjs's own Catalan capitalises names and writes neither "de novembre" nor "d'abril".
const catalan: ILocale = {
  name: 'ca',
  weekStart: 1,
  weekdays: weekdayNames,
  weekdaysShort: shortWeekdayNames,
  monthsShort: shortMonthNames,
  formats: {},
  relativeTime: {},
};

/** Name of a month, with its preposition after a number: "20 de novembre", "1 d'abril". */
function nameMonth(date: Dayjs, format: string): string {
  const name = monthNames[date.month()] ?? '';
  return /D MMMM/.test(format) ? de(name) : name;
}

// dayjs accepts a function for the months, but its types do not.
Object.assign(catalan, { months: nameMonth });
dayjs.locale(catalan);
