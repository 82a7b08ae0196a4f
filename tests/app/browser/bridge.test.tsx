import { afterEach, describe, expect, test, vi } from 'vitest';
import { connectAddress } from '../../../src/app/browser/bridge';
import { loadWith } from '../../support/env';

test('tells the first address and its own steps also while wouter has not come', () => {
  const told: { path: string; index: number }[] = [];
  let redirect: (event: { to: string; replace: boolean }) => void = () => {};
  history.replaceState(null, '', '/assessories');
  connectAddress({
    send: ({ path, index }: { path: string; index: number }) => told.push({ path, index }),
    on: (type: string, listener: typeof redirect) => {
      if (type === 'redirect') redirect = listener;
    },
  } as never);
  redirect({ to: '/login', replace: true });
  redirect({ to: '/', replace: false });
  expect(told).toEqual([
    { path: '/assessories', index: 0 },
    { path: '/login', index: 0 },
    { path: '/', index: 1 },
  ]);
});

describe('below a path of its own', () => {
  afterEach(() => vi.unstubAllEnvs());

  test('tells addresses without it, and redirects with it', async () => {
    const connect = await loadWith(
      { BASE_URL: '/punt-jove/' },
      () => import('../../../src/app/browser/bridge'),
    );
    const told: { path: string; query: object }[] = [];
    let redirect: (event: { to: string; replace: boolean }) => void = () => {};
    history.replaceState(null, '', '/punt-jove/assessories?estat=pendent');
    connect.connectAddress({
      send: ({ path, query }: { path: string; query: object }) => told.push({ path, query }),
      on: (type: string, listener: typeof redirect) => {
        if (type === 'redirect') redirect = listener;
      },
    } as never);
    redirect({ to: '/login', replace: true });
    expect(location.pathname).toBe('/punt-jove/login');
    redirect({ to: '/recordar_contrasenya/secret/aina@example.org', replace: true });
    expect(location.pathname).toBe('/punt-jove/recordar_contrasenya/nova');
    redirect({ to: '/index.html', replace: true });
    expect(told).toEqual([
      { path: '/assessories', query: { estat: 'pendent' } },
      { path: '/login', query: {} },
      { path: '/recordar_contrasenya/secret/aina@example.org', query: {} },
      { path: '/', query: {} },
    ]);
  });
});
