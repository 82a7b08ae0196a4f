import { describe, expect, test } from 'vitest';
import { AssetError, waitForCode } from '../../../src/app/screens/assets';

describe('code that cannot be loaded (spec §8)', () => {
  test.each([
    [
      'Failed to fetch dynamically imported module: https://example.org/assets/HomePage-a1.js',
      { type: 'script', address: '/assets/HomePage-a1.js' },
    ],
    [
      'error loading dynamically imported module: http://127.0.0.1:4173/assets/HomePage-a1.js?t=1',
      { type: 'script', address: '/assets/HomePage-a1.js' },
    ],
    ['Unable to preload CSS for /assets/home-b2.css', { type: 'style', address: '/assets/home-b2.css' }],
  ])('has its file named by the error "%s"', async (message, asset) => {
    const error: unknown = await waitForCode(Promise.reject(new TypeError(message))).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(AssetError);
    expect((error as AssetError).asset).toEqual(asset);
  });

  test('without an address in the error rejects with that error', async () => {
    const failed = new TypeError('Importing a module script failed.');
    await expect(waitForCode(Promise.reject(failed))).rejects.toBe(failed);
  });
});

test('loaded code is passed on', async () => {
  await expect(waitForCode(Promise.resolve(7))).resolves.toBe(7);
});
