// @vitest-environment jsdom
import { navigate } from 'wouter/use-browser-location';
import { beforeEach, describe, expect, test } from 'vitest';
import { connectAddress } from '../../../src/app/browser/bridge';

type Told = { type: string; path: string; query: Record<string, string>; index: number };
type Listener = (event: { to: string; replace: boolean; delta: number }) => void;

const told: Told[] = [];
const listeners: Record<string, Listener> = {};

history.replaceState(null, '', '/?vista=mes');
connectAddress({
  send: (event: Told) => told.push(event),
  on: (type: string, listener: Listener) => (listeners[type] = listener),
} as never);

const takeTold = () => told.splice(0).map(({ path, query, index }) => ({ path, query, index }));
const redirect = (to: string, replace: boolean) => listeners['redirect']?.({ to, replace, delta: 0 });
const undo = (delta: number) => listeners['undo']?.({ to: '', replace: false, delta });

/** The browser's own steps take their time. */
async function step(happen: () => void): Promise<void> {
  const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  happen();
  await popped;
}

const first = takeTold();

/** Every test goes on from a place of its own in the history. */
let start = 0;
beforeEach(() => {
  navigate('/');
  start = takeTold().at(-1)?.index ?? start;
});

describe('an address of the browser', () => {
  test('is told at the start, as the first place', () => {
    expect(first).toEqual([{ path: '/', query: { vista: 'mes' }, index: 0 }]);
  });

  test('is told once when a link leads to it, as the next place', () => {
    navigate('/calendari?vista=dia&buit=');
    expect(takeTold()).toEqual([{ path: '/calendari', query: { vista: 'dia' }, index: start + 1 }]);
  });

  test('is told in the same place when it is replaced', () => {
    navigate('/calendari', { replace: true });
    expect(takeTold()).toEqual([{ path: '/calendari', query: {}, index: start }]);
  });

  test('loses the token and the e-mail of a mailed link as soon as it is told', async () => {
    navigate('/recordar_contrasenya/zx81/ada%40example.org?utm=1');
    expect(takeTold()).toEqual([
      { path: '/recordar_contrasenya/zx81/ada%40example.org', query: { utm: '1' }, index: start + 1 },
    ]);
    expect(location.pathname + location.search).toBe('/recordar_contrasenya/nova');
    navigate('/a');
    takeTold();
    await step(() => history.back());
    expect(takeTold()).toEqual([{ path: '/recordar_contrasenya/nova', query: {}, index: start + 1 }]);
  });

  test('is told with the place that it had when a person goes back and ahead', async () => {
    navigate('/a');
    navigate('/b');
    takeTold();
    await step(() => history.back());
    expect(takeTold()).toEqual([{ path: '/a', query: {}, index: start + 1 }]);
    await step(() => history.forward());
    expect(takeTold()).toEqual([{ path: '/b', query: {}, index: start + 2 }]);
    await step(() => history.go(-2));
    expect(takeTold()).toEqual([{ path: '/', query: {}, index: start }]);
  });

  test('is told as a person reads it, or as it is where it cannot be read', () => {
    navigate('/%C3%A0mbits');
    navigate('/%E0%A4%A');
    expect(takeTold().map(({ path }) => path)).toEqual(['/àmbits', '/%E0%A4%A']);
  });
});

describe('what navigation wants', () => {
  test('is a step of the history, or takes the place of the one that it was asked for', () => {
    redirect('/calendari?vista=mes', false);
    redirect('/login', true);
    expect(takeTold()).toEqual([
      { path: '/calendari', query: { vista: 'mes' }, index: start + 1 },
      { path: '/login', query: {}, index: start + 1 },
    ]);
    expect(location.pathname + location.search).toBe('/login');
  });

  test.each([
    ['a link', 1],
    ['a step back', -1],
    ['two steps back', -2],
  ])('undoes %s exactly', async (_, delta) => {
    navigate('/a');
    navigate('/b?x=1');
    takeTold();
    if (delta === 1) navigate('/c');
    else await step(() => history.go(delta));
    const wanted = takeTold()[0];
    expect(wanted?.index).toBe(start + 2 + delta);
    await step(() => undo(-delta));
    expect(takeTold()).toEqual([{ path: '/b', query: { x: '1' }, index: start + 2 }]);
    expect(location.pathname + location.search).toBe('/b?x=1');
  });
});
