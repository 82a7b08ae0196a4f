import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { openProduct, readAddress, settle, type Product } from '../support/openProduct';

let product: Product;
afterEach(() => product.close());

test.each([
  ['signing out', { key: 'punt-jove.auth', newValue: null }, '/login'],
  ['emptying the storage', { key: null, newValue: null }, '/login'],
  ['signing in', { key: 'punt-jove.auth', newValue: '{}' }, '/assessories'],
  ['another setting', { key: 'punt-jove.menu', newValue: null }, '/assessories'],
])('%s in another tab', async (_, change, path) => {
  product = await openProduct('admin', '/assessories');
  act(() => void dispatchEvent(new StorageEvent('storage', change)));
  await settle();
  expect(readAddress()).toBe(path);
});
