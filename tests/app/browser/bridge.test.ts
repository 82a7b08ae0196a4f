// @vitest-environment jsdom
import { navigate } from 'wouter/use-browser-location';
import { beforeEach, describe, expect, test } from 'vitest';
import { connectAddress } from '../../../src/app/browser/bridge';

type Arrival = { type: string; path: string; query: Record<string, string>; index: number };
type Listener = (event: { to: string; replace: boolean; delta: number }) => void;

const sent: Arrival[] = [];
const listeners: Record<string, Listener> = {};

history.replaceState(null, '', '/?vista=mes');
connectAddress({
  send: (event: Arrival) => sent.push(event),
  on: (type: string, listener: Listener) => (listeners[type] = listener),
} as never);

const takeSent = () => sent.splice(0).map(({ path, query, index }) => ({ path, query, index }));
const redirect = (to: string, replace: boolean) => listeners['redirect']?.({ to, replace, delta: 0 });
const undo = (delta: number) => listeners['undo']?.({ to: '', replace: false, delta });

async function step(happen: () => void): Promise<void> {
  const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  happen();
  await popped;
}

const first = takeSent();

let start = 0;
beforeEach(() => {
  navigate('/');
  start = takeSent().at(-1)?.index ?? start;
});

describe('an address of the browser', () => {
  test('reaches navigation at the start, as the first history entry', () => {
    expect(first).toEqual([{ path: '/', query: { vista: 'mes' }, index: 0 }]);
  });

  test('reaches navigation once after a link, as the next history entry', () => {
    navigate('/calendari?vista=dia&buit=');
    expect(takeSent()).toEqual([{ path: '/calendari', query: { vista: 'dia' }, index: start + 1 }]);
  });

  test('reaches navigation in the same history entry after a replacement', () => {
    navigate('/calendari', { replace: true });
    expect(takeSent()).toEqual([{ path: '/calendari', query: {}, index: start }]);
  });

  test('loses the token and the e-mail of a mailed link as soon as it is sent', async () => {
    navigate('/recordar_contrasenya/zx81/ada%40example.org?utm=1');
    expect(takeSent()).toEqual([
      { path: '/recordar_contrasenya/zx81/ada%40example.org', query: { utm: '1' }, index: start + 1 },
    ]);
    expect(location.pathname + location.search).toBe('/recordar_contrasenya/nova');
    navigate('/recordar_contrasenya/zx%0A81/ada%40example.org');
    expect([takeSent().length, location.pathname]).toEqual([1, '/recordar_contrasenya/nova']);
    await step(() => history.back());
    takeSent();
    navigate('/a');
    takeSent();
    await step(() => history.back());
    expect(takeSent()).toEqual([{ path: '/recordar_contrasenya/nova', query: {}, index: start + 1 }]);
  });

  test('keeps its history entry when a person goes back and forward', async () => {
    navigate('/a');
    navigate('/b');
    takeSent();
    await step(() => history.back());
    expect(takeSent()).toEqual([{ path: '/a', query: {}, index: start + 1 }]);
    await step(() => history.forward());
    expect(takeSent()).toEqual([{ path: '/b', query: {}, index: start + 2 }]);
    await step(() => history.go(-2));
    expect(takeSent()).toEqual([{ path: '/', query: {}, index: start }]);
  });

  test('is decoded, or sent as it is where it cannot be decoded', () => {
    navigate('/%C3%A0mbits');
    navigate('/%E0%A4%A');
    expect(takeSent().map(({ path }) => path)).toEqual(['/àmbits', '/%E0%A4%A']);
  });
});

describe('an event of navigation', () => {
  test('pushes an address, or replaces the present one', () => {
    redirect('/calendari?vista=mes', false);
    redirect('/login', true);
    expect(takeSent()).toEqual([
      { path: '/calendari', query: { vista: 'mes' }, index: start + 1 },
      { path: '/login', query: {}, index: start + 1 },
    ]);
    expect(location.pathname + location.search).toBe('/login');
  });

  test('sends an address where the bar has it already, as after Back under a question', () => {
    navigate('/login');
    takeSent();
    redirect('/login', true);
    expect(takeSent()).toEqual([{ path: '/login', query: {}, index: start + 1 }]);
  });

  test.each([
    ['a link', 1],
    ['a step back', -1],
    ['two steps back', -2],
  ])('undoes %s exactly', async (_, delta) => {
    navigate('/a');
    navigate('/b?x=1');
    takeSent();
    if (delta === 1) navigate('/c');
    else await step(() => history.go(delta));
    const wanted = takeSent()[0];
    expect(wanted?.index).toBe(start + 2 + delta);
    await step(() => undo(-delta));
    expect(takeSent()).toEqual([{ path: '/b', query: { x: '1' }, index: start + 2 }]);
    expect(location.pathname + location.search).toBe('/b?x=1');
  });
});
