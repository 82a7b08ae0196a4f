import type { Sheet, SheetStep } from '../sheet/sheet';
import { getKey } from './room';

/** A person's run of a lesson, with the index of the step where it stuck: unfinished, else the slowest. */
export type Run = { sheet: Sheet; stuck: number | null };

type StepSummary = { title: string; done: number; median: number | null; stuck: number };

export type LessonTable = {
  key: string;
  lesson: string;
  runs: readonly Run[];
  steps: readonly StepSummary[];
  /** Index of the step where most of the runs stuck. */
  stuck: number | null;
};

function getMedian(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : Math.round((lower + upper) / 2);
}

function findGreatest(numbers: readonly number[]): number | null {
  const greatest = Math.max(0, ...numbers);
  return greatest === 0 ? null : numbers.indexOf(greatest);
}

function findStuck(steps: readonly SheetStep[]): number | null {
  const open = steps.findIndex(({ done }) => !done);
  if (open !== -1) return open;
  return steps.length === 1 ? null : findGreatest(steps.map(({ seconds }) => seconds ?? 0));
}

function toTable(key: string, sheets: readonly Sheet[]): LessonTable {
  const runs = sheets
    .toSorted((one, other) => one.name.localeCompare(other.name, 'ca') || (one.began < other.began ? -1 : 1))
    .map((sheet) => ({ sheet, stuck: findStuck(sheet.steps) }));
  const [first] = sheets;
  const steps = (first?.steps ?? []).map(({ title }, index) => {
    const did = sheets.flatMap(({ steps: all }) => all[index] ?? []).filter(({ done }) => done);
    return {
      title,
      done: did.length,
      median: getMedian(did.flatMap(({ seconds }) => seconds ?? [])),
      stuck: runs.filter(({ stuck }) => stuck === index).length,
    };
  });
  return {
    key,
    lesson: first?.lesson ?? '',
    runs,
    steps,
    stuck: findGreatest(steps.map(({ stuck }) => stuck)),
  };
}

/** A table for each lesson, in the order of their first sheets. */
export function listTables(sheets: readonly Sheet[]): LessonTable[] {
  const keys = [...new Set(sheets.map(getKey))];
  return keys.map((key) =>
    toTable(
      key,
      sheets.filter((sheet) => getKey(sheet) === key),
    ),
  );
}
