import { toCsv, type Columna } from '../../domain/values/csv';
import { formatInstant } from '../../text/ui/dates';
import type { Sheet, SheetStep } from '../sheet/sheet';
import { getState, sumUp } from '../sheet/sumUp';
import { classroom } from '../text/classroom';
import { sheet as texts } from '../text/sheet';
import type { LessonTable, Run } from './tables';

const { columns } = classroom;

const listFaults = ({ steps }: Sheet): string =>
  steps
    .flatMap(({ faults }) => faults.map(({ call, why, times }) => texts.fault(call, why, times)))
    .join(', ');

function toColumns(title: string, index: number): Columna<Run>[] {
  const column = (what: string, get: (step: SheetStep) => string | number | null): Columna<Run> => [
    `${texts.stepOf(index + 1, title)}: ${what}`,
    ({ sheet }) => sheet.steps.slice(index, index + 1).map(get)[0],
  ];
  return [
    column(columns.state, (step) => texts.states[getState(step)]),
    column(columns.stepSeconds, ({ seconds }) => seconds),
    column(columns.stepHints, ({ hints }) => hints),
    column(columns.stepFaults, (step) => sumUp([step]).faults),
  ];
}

/** A lesson's table as CSV: one row for each person, four columns for each step. */
export function toRoomCsv({ runs, steps }: LessonTable): string {
  const whole: Columna<Run>[] = [
    [columns.lesson, ({ sheet }) => sheet.lesson],
    [columns.person, ({ sheet }) => sheet.name],
    [columns.began, ({ sheet }) => formatInstant(sheet.began)],
    [columns.done, ({ sheet }) => sumUp(sheet.steps).done],
    [columns.all, ({ sheet }) => sheet.steps.length],
    [columns.seconds, ({ sheet }) => sumUp(sheet.steps).seconds],
    [columns.hints, ({ sheet }) => sumUp(sheet.steps).hints],
    [columns.faults, ({ sheet }) => sumUp(sheet.steps).faults],
    [
      columns.stuck,
      ({ stuck }) => (stuck === null ? '' : texts.stepOf(stuck + 1, steps[stuck]?.title ?? '')),
    ],
    [columns.which, ({ sheet }) => listFaults(sheet)],
  ];
  return toCsv([...whole, ...steps.flatMap(({ title }, index) => toColumns(title, index))], runs);
}
