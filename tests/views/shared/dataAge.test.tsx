import { act } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { getToday } from '../../../src/app/browser/today';
import { findControl, openProduct, press, readAll, settle, type Product } from '../support/openProduct';

const MINUTE = 60_000;

let product: Product;
afterEach(() => vi.restoreAllMocks());

const readBar = () => readAll('.status-bar .floating-text');

function wait(minutes: number): void {
  const now = product.root.getSnapshot().context.now + minutes * MINUTE;
  act(() => product.root.send({ type: 'clock.ticked', now, today: getToday(now) }));
}

async function renew(): Promise<void> {
  act(() => product.root.send({ type: 'screens.renew' }));
  await settle();
}

test.each([
  ['/calendari', 'informador_integral', 'GET /api/cites'],
  ['/', 'assesor_laboral', 'GET /api/cites'],
  ['/consultes', 'informador', 'GET /api/consultes'],
])('%s says the time of its data once that is old, until it is read again', async (path, who, call) => {
  product = await openProduct(who, path);
  const count = () => product.calls.filter((one) => one.split('?')[0] === call).length;
  const first = count();
  wait(4);
  expect(readBar()).toEqual([]);
  wait(1);
  expect(readBar()).toEqual(['Dades de les 11:20. ']);
  await press('Actualitza');
  expect([readBar(), count()]).toEqual([[], first + 1]);
  wait(4);
  await renew();
  wait(4);
  expect([readBar(), count()]).toEqual([[], first + 2]);
});

test('data of an earlier day has its date', async () => {
  product = await openProduct('informador', '/consultes');
  wait(24 * 60);
  expect(readBar()).toEqual(['Dades del 20/11/2026 11:20. ']);
});

test("a colleague's booking appears by itself, and the focus stays where it was", async () => {
  let book = (): unknown => undefined;
  product = await openProduct('informador', '/assessories?data_inici=2026-11-20&data_fi=2026-11-20', {
    prepare(_, put) {
      const jove = { nom: 'Duna', cognoms: 'Nouvinguda', telefon: '600 000 001', email: null };
      const date = Date.parse('2026-11-20T17:00:00+01:00');
      book = () => put({ jove, cita: { id: 9_000, date, durada: 30, disponibilitat_id: null } });
    },
  });
  const isShown = () => document.body.textContent.includes('Duna Nouvinguda');
  const link = document.querySelector<HTMLElement>('main a');
  act(() => link?.focus());
  book();
  expect(isShown()).toBe(false);
  await renew();
  expect([isShown(), document.activeElement === link]).toEqual([true, true]);
});

async function setLine(isThere: boolean): Promise<void> {
  product.backend.setFault(isThere ? null : { kind: 'network' });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  act(() => void dispatchEvent(new Event(isThere ? 'online' : 'offline')));
  await settle();
}

const OFFLINE =
  "No hi ha connexió a internet. El que has escrit es conserva. Quan torni, s'actualitzarà tot.";
const KEPT = 'Dades de les 11:20. Error llistant les cites. No hi ha connexió a internet.';

async function go(path: string): Promise<void> {
  act(() => history.pushState(null, '', path));
  await settle();
}

describe.each([
  ['/calendari?vista=dia', 'informador', '.calendar-event-name'],
  ['/', 'informador', '.agenda-name'],
  ['/', 'assesor_laboral', '.agenda-name'],
  ['/', 'admin', '.service-day tr'],
])('what %s shows to %s while the line is away', (path, who, rows) => {
  test('stays after «Actualitza», with its time and the failure, until the line is back', async () => {
    product = await openProduct(who, path);
    const shown = readAll(rows);
    expect(shown.length).toBeGreaterThan(0);
    wait(6);
    await setLine(false);
    const button = findControl('Actualitza');
    act(() => button.focus());
    await press(button);
    expect([readAll(rows), readBar()]).toEqual([shown, [OFFLINE, KEPT]]);
    expect([document.activeElement === button, readAll('.state-panel')]).toEqual([true, []]);
    await setLine(true);
    expect([readAll(rows), readBar()]).toEqual([shown, []]);
  });

  test('is there again when a person comes back to the page', async () => {
    product = await openProduct(who, path);
    const shown = readAll(rows);
    await setLine(false);
    await go('/perfil');
    expect(readAll(rows)).toEqual([]);
    await go(path);
    expect([readAll(rows), readBar()]).toEqual([shown, [OFFLINE, KEPT]]);
  });
});

test('a page that was never read says the failure alone', async () => {
  product = await openProduct('informador', '/perfil');
  await setLine(false);
  await go('/calendari?vista=dia');
  expect([readAll('.calendar-event-name'), readAll('.state-panel h2'), readBar()]).toEqual([
    [],
    ['Error llistant les cites'],
    [OFFLINE],
  ]);
});
