import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { inspect, readJournal } from '../../../src/app/journal/journal';
import { startJournal } from '../../../src/app/journal/startJournal';
import { useProgress } from '../../../src/demo/lesson/useProgress';
import { DemoContext, type Demo } from '../../../src/demo/useDemo';
import { show, startProduct } from '../../views/support/product';

afterEach(() => vi.useRealTimers());

function Ticking() {
  useProgress();
  return null;
}

test('a step done before the journal is loaded is ticked then, without another event', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const product = await startProduct(null, inspect);
  const steps = [{ when: [{ machine: 'notifications', event: 'notifications.close', where: {} }] }];
  const state = { lesson: { steps } };
  const ticked: number[] = [];
  const tick = (step: number) => ticked.push(step);
  const demo = { readJournal, tick, read: () => state, subscribe: () => () => {} } as unknown as Demo;
  await show(
    product,
    <DemoContext value={demo}>
      <Ticking />
    </DemoContext>,
  );
  act(() => product.notifications.send({ type: 'notifications.close' }));
  vi.advanceTimersByTime(5_000);
  startJournal();
  expect(ticked).toEqual([]);
  vi.advanceTimersByTime(500);
  expect(ticked).toEqual([0]);
});
