import { expect, test } from 'vitest';
import { connectAddress } from '../../src/app/bridge';

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
