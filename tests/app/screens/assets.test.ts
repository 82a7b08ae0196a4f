import { describe, expect, test } from 'vitest';
import { arrive, AssetError } from '../../../src/app/screens/assets';

describe('code that does not arrive (spec §8)', () => {
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
  ])('%s', async (message, asset) => {
    const error: unknown = await arrive(Promise.reject(new TypeError(message))).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(AssetError);
    expect((error as AssetError).asset).toEqual(asset);
  });

  test('an error without an address stays what it was', async () => {
    const failed = new TypeError('Importing a module script failed.');
    await expect(arrive(Promise.reject(failed))).rejects.toBe(failed);
  });

  test('what arrives is passed on', async () => {
    await expect(arrive(Promise.resolve(7))).resolves.toBe(7);
  });
});
