import { addMonths, getRange } from './calendari';
import { addDays, type Day } from './madrid';

type PeriodName = 'avui' | 'setmana' | 'mes' | 'curs';
type Period = { name: PeriodName; data_inici: Day; data_fi: Day };

/** What is asked for most, as of a day: the day, its week from Monday, its month, and the school year from September. */
export function listPeriods(today: Day): Period[] {
  const month = `${today.slice(0, 7)}-01`;
  const year = Number(today.slice(0, 4)) - (today.slice(5) < '09-01' ? 1 : 0);
  return [
    { name: 'avui', data_inici: today, data_fi: today },
    { name: 'setmana', ...getRange('setmana', today) },
    { name: 'mes', data_inici: month, data_fi: addDays(addMonths(month, 1), -1) },
    { name: 'curs', data_inici: `${year}-09-01`, data_fi: `${year + 1}-08-31` },
  ];
}
