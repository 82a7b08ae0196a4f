import { expect, test, vi } from 'vitest';
import { createServerClock } from '../../../src/app/browser/serverClock';

const MINUTE = 60_000;

/** A machine's clock that shows 0, beside answers with a server's time in minutes. */
function start(machine: { now: number } = { now: 0 }) {
  const onCorrected = vi.fn<(now: number) => void>();
  const clock = createServerClock(() => machine.now, onCorrected);
  return {
    answer: (...minutes: number[]) => minutes.forEach((at) => clock.compare(at * MINUTE)),
    readMinutes: () => clock.readNow() / MINUTE,
    listTold: () => onCorrected.mock.calls.map(([now]) => now / MINUTE),
  };
}

test.each([
  ['up to ten minutes', [10, -10, 0]],
  ['an answer out of a cache between others', [0, -120, 0, -300]],
  ['answers that contradict each other', [-120, -300, 45]],
])('%s leave the machine its clock', (_, answers) => {
  const { answer, readMinutes, listTold } = start();
  answer(...answers);
  expect([readMinutes(), listTold()]).toEqual([0, []]);
});

test.each([25, -25, 60 * 24 * 3])('a clock that is %i minutes off follows the server, told once', (off) => {
  const { answer, readMinutes, listTold } = start();
  answer(off);
  expect(listTold()).toEqual([]);
  answer(off, off, off);
  expect([readMinutes(), listTold()]).toEqual([off, [off]]);
});

test('a clock that is set right meanwhile is used again', () => {
  const machine = { now: 0 };
  const { answer, readMinutes } = start(machine);
  answer(25, 25);
  machine.now = 25 * MINUTE;
  answer(25);
  expect(readMinutes()).toBe(25);
});
