import type { Course, FailedAnswer } from '../../../mock-server/demo/course';
import type { Lesson } from '../../../mock-server/demo/storedDemo';
import type { BlankSheet, Faults } from './sheet';

const SECOND = 1_000;

function countEqual(failed: readonly FailedAnswer[]): Faults[] {
  const counts = new Map<string, Faults>();
  for (const { call, why } of failed) {
    const times = (counts.get(call + why)?.times ?? 0) + 1;
    counts.set(call + why, { call, why, times });
  }
  return [...counts.values()];
}

/** Time of each step since the tick before it, in milliseconds; of the due one up to now. */
function measure({ ticks, seen }: Course, due: number): ReadonlyMap<number, number> {
  const ends = Object.entries(ticks).toSorted(([, one], [, other]) => one - other);
  const times = new Map<number, number>();
  let last = 0;
  for (const [index, end] of ends) {
    times.set(Number(index), end - last);
    last = end;
  }
  return due === -1 ? times : times.set(due, seen - last);
}

/** The sheet of a lesson as far as it is done; `now` in milliseconds. */
export function toSheet(
  { title, steps, done, course }: Lesson & { course: Course },
  now: number,
): BlankSheet {
  const { id, began, hints, failed } = course;
  const due = steps.findIndex((_, index) => !done.includes(index));
  const times = measure(course, due);
  return {
    id,
    lesson: title,
    began: new Date(began).toISOString(),
    saved: new Date(now).toISOString(),
    steps: steps.map((step, index) => {
      const time = times.get(index);
      return {
        title: step.title,
        done: done.includes(index),
        seconds: time === undefined ? null : Math.round(time / SECOND),
        hints: hints.filter((one) => one === index).length,
        faults: countEqual(failed.filter((one) => one.step === index)),
      };
    }),
  };
}
