import { expect, test } from 'vitest';
import { SignInPage } from '../../../src/views/auth/SignInPage';
import { show, startProduct } from '../support/product';

test('the links come with the form, which they would move if they came later', async () => {
  const product = await startProduct();
  const shown = show(product, <SignInPage actor={null} />);
  expect([...document.querySelectorAll('form, .sign-in-links a')].map(({ tagName }) => tagName)).toEqual([
    'FORM',
    'A',
  ]);
  await shown;
});
