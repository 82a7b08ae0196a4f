import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { inspect } from '../../../src/app/journal/journal';
import { Notices } from '../../../src/app/journal/Notices';
import { startJournal } from '../../../src/app/journal/startJournal';
import { toUnexpectedNotice } from '../../../src/machines/kit/failures';
import { show, startProduct } from '../../views/support/product';

afterEach(() => vi.useRealTimers());

test('a notice from before the journal gets its reference when the journal starts', async () => {
  const product = await startProduct(null, inspect);
  await show(product, <Notices />);
  vi.useFakeTimers();
  act(() => product.notifications.send(toUnexpectedNotice({ text: 'Avaria' })));
  const read = () => document.querySelector('.notice')?.textContent;
  expect(read()).toBe('Avaria');

  startJournal();
  act(() => void vi.advanceTimersByTime(500));
  expect(read()).toMatch(/^AvariaReferència [0-9A-Z]{4}-\d+$/);
});
