import { expect, test } from 'vitest';
import { openProduct, press, readAddress, settleUntil } from '../support/openProduct';

test('a record that is left has the focus in its list', async () => {
  await openProduct('admin', '/consultes?quan=totes');
  const link = document.querySelectorAll<HTMLAnchorElement>('tbody a')[2];
  const href = link?.getAttribute('href');
  await press(link ?? '');
  await settleUntil(() => readAddress() === href);
  await press('Consultes');
  expect(document.activeElement?.getAttribute('href')).toBe(href);
});
