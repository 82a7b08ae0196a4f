import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadWith } from '../../support/env';

afterEach(() => vi.unstubAllEnvs());

async function read(env: Record<string, string>) {
  return (await loadWith(env, () => import('../../../src/app/browser/settings'))).settings;
}

describe('settings', () => {
  test('lead to the same origin where nothing is set', async () => {
    expect(await read({})).toEqual({ apiUrl: '' });
  });

  test('lead to the path below which the application is served', async () => {
    expect((await read({ BASE_URL: '/punt-jove/' })).apiUrl).toBe('/punt-jove');
  });

  test('hold the address of the API without a slash at its end', async () => {
    expect((await read({ VITE_API_URL: 'https://api.example.org/' })).apiUrl).toBe('https://api.example.org');
  });
});
