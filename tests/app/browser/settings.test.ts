import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadWith } from '../../support/env';

afterEach(() => vi.unstubAllEnvs());

async function read(env: Record<string, string>) {
  return (await loadWith(env, () => import('../../../src/app/browser/settings'))).settings;
}

describe('settings of the build', () => {
  test('the API is at the same origin by default', async () => {
    expect(await read({})).toEqual({ apiUrl: '' });
  });

  test('the API is below the path of the application by default', async () => {
    expect((await read({ BASE_URL: '/punt-jove/' })).apiUrl).toBe('/punt-jove');
  });

  test('the address of the API has no final slash', async () => {
    expect((await read({ VITE_API_URL: 'https://api.example.org/' })).apiUrl).toBe('https://api.example.org');
  });
});
