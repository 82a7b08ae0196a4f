import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { getToday } from '../../../src/app/browser/today';
import { openProduct, press, readAll, settle, type Product } from '../support/openProduct';

const MINUTE = 60_000;

let product: Product;
afterEach(() => product.close());

const readBar = () => readAll('.status-bar .floating-text');

/** Lets minutes pass on the page's clock. */
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
