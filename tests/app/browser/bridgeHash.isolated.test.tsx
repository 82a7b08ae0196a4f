import { afterEach, expect, test, vi } from 'vitest';
import { loadWith } from '../../support/env';
// Announces replacements as window events.
import 'wouter/use-browser-location';

afterEach(() => vi.unstubAllEnvs());

test('addresses behind a # reach navigation with their query, and a typed one is a new history entry', async () => {
  const connect = await loadWith({ BASE_URL: './' }, () => import('../../../src/app/browser/bridge'));
  const sent: { path: string; query: object; index: number }[] = [];
  let redirect: (event: { to: string; replace: boolean }) => void = () => {};
  history.replaceState(null, '', '/llapis/punt-jove.html');
  connect.connectAddress({
    send: ({ path, query, index }: (typeof sent)[number]) => sent.push({ path, query, index }),
    on: (type: string, listener: typeof redirect) => {
      if (type === 'redirect') redirect = listener;
    },
  } as never);
  redirect({ to: '/assessories?estat=pendent', replace: true });
  expect(location.href).toContain('/llapis/punt-jove.html#/assessories?estat=pendent');
  redirect({ to: '/recordar_contrasenya/secret/aina@example.org', replace: false });
  expect(location.hash).toBe('#/recordar_contrasenya/nova');
  const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  location.hash = '#/%C3%A0mbits?a=1';
  await popped;
  expect(sent).toEqual([
    { path: '/', query: {}, index: 0 },
    { path: '/assessories', query: { estat: 'pendent' }, index: 0 },
    { path: '/recordar_contrasenya/secret/aina@example.org', query: {}, index: 1 },
    { path: '/àmbits', query: { a: '1' }, index: 2 },
  ]);
});
