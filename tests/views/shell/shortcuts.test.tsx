import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { openProduct, settleUntil, type Product } from '../support/openProduct';

let product: Product;
afterEach(() => product.close());

const getField = () => document.querySelector<HTMLInputElement>('[role=dialog] [role=combobox]');
const press = (key: string, of: KeyboardEventInit = {}) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...of }));

test('text typed before the palette is rendered is kept, and Enter opens nothing else meanwhile', async () => {
  product = await openProduct('admin', '/');
  let isEnterFree = true;
  act(() => {
    press('k', { ctrlKey: true });
    for (const key of 'cal') press(key);
    isEnterFree = press('Enter');
  });
  await settleUntil(() => getField() !== null);
  expect([getField()?.value, isEnterFree]).toEqual(['cal', false]);
});
