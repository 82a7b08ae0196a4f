import { afterEach, describe, expect, test, vi } from 'vitest';
import { connectAddress } from '../../../src/app/browser/bridge';
import { loadWith } from '../../support/env';

test('the first address and redirects reach navigation before wouter is loaded', () => {
  const sent: { path: string; index: number }[] = [];
  let redirect: (event: { to: string; replace: boolean }) => void = () => {};
  history.replaceState(null, '', '/assessories');
  connectAddress({
    send: ({ path, index }: { path: string; index: number }) => sent.push({ path, index }),
    on: (type: string, listener: typeof redirect) => {
      if (type === 'redirect') redirect = listener;
    },
  } as never);
  redirect({ to: '/login', replace: true });
  redirect({ to: '/', replace: false });
  expect(sent).toEqual([
    { path: '/assessories', index: 0 },
    { path: '/login', index: 0 },
    { path: '/', index: 1 },
  ]);
});

describe('an application below a path', () => {
  afterEach(() => vi.unstubAllEnvs());

  test('sends addresses without the path, and redirects with it', async () => {
    const connect = await loadWith(
      { BASE_URL: '/punt-jove/' },
      () => import('../../../src/app/browser/bridge'),
    );
    const sent: { path: string; query: object }[] = [];
    let redirect: (event: { to: string; replace: boolean }) => void = () => {};
    history.replaceState(null, '', '/punt-jove/assessories?estat=pendent');
    connect.connectAddress({
      send: ({ path, query }: { path: string; query: object }) => sent.push({ path, query }),
      on: (type: string, listener: typeof redirect) => {
        if (type === 'redirect') redirect = listener;
      },
    } as never);
    redirect({ to: '/login', replace: true });
    expect(location.pathname).toBe('/punt-jove/login');
    redirect({ to: '/recordar_contrasenya/secret/aina@example.org', replace: true });
    expect(location.pathname).toBe('/punt-jove/recordar_contrasenya/nova');
    redirect({ to: '/index.html', replace: true });
    expect(sent).toEqual([
      { path: '/assessories', query: { estat: 'pendent' } },
      { path: '/login', query: {} },
      { path: '/recordar_contrasenya/secret/aina@example.org', query: {} },
      { path: '/', query: {} },
    ]);
  });
});
