import { act } from 'react';
import { expect, test } from 'vitest';
import { openProduct, settleUntil } from '../support/openProduct';

const getField = () => document.querySelector<HTMLInputElement>('[role=dialog] [role=combobox]');
const press = (key: string, of: KeyboardEventInit = {}) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...of }));

test('text typed before the palette is rendered is kept, and Enter opens nothing else meanwhile', async () => {
  await openProduct('admin', '/');
  let isEnterFree = true;
  act(() => {
    press('k', { ctrlKey: true });
    for (const key of 'cal') press(key);
    isEnterFree = press('Enter');
  });
  await settleUntil(() => getField() !== null);
  expect([getField()?.value, isEnterFree]).toEqual(['cal', false]);
});
