import type { SheetStep } from './sheet';

const add = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

export const sumUp = (steps: readonly SheetStep[]) => ({
  done: steps.filter(({ done }) => done).length,
  seconds: add(steps.map(({ seconds }) => seconds ?? 0)),
  hints: add(steps.map(({ hints }) => hints)),
  faults: add(steps.flatMap(({ faults }) => faults.map(({ times }) => times))),
});

/** Whether a step is done, is the one that was due, or comes later. */
export function getState({ done, seconds }: Pick<SheetStep, 'done' | 'seconds'>): 'done' | 'due' | 'open' {
  if (done) return 'done';
  return seconds === null ? 'open' : 'due';
}
