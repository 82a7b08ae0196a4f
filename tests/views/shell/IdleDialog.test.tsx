import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type } from '../forms/fill';
import {
  openProduct,
  press,
  readAddress,
  readAll,
  settle,
  settleUntil,
  type Product,
} from '../support/openProduct';

const NOW = Date.parse('2026-11-20T10:20:00Z');

let product: Product;
beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  product = await openProduct('informador', '/consultes/nova', { idleMinutes: 5 });
  type('observacions', 'Una nota');
});
afterEach(() => {
  product.close();
  localStorage.clear();
  vi.useRealTimers();
});

async function wait(seconds: number): Promise<void> {
  vi.setSystemTime(NOW + seconds * 1_000);
  act(() => void dispatchEvent(new Event('focus')));
  await settle(100);
}

const findDialog = () => document.querySelector<HTMLElement>('[role=alertdialog]');
const isWarned = () => findDialog() !== null;

async function signIn(who: string): Promise<void> {
  const { auth } = product.root.getSnapshot().children;
  act(() => auth?.send({ type: 'auth.signIn', email: `${who}@example.org`, password: 'Demo1234!' }));
  await settleUntil(() => readAddress() !== '/login');
  await settle();
}

describe('the warning before an idle session ends', () => {
  test('appears with the last minute, with a name and the focus on the button to continue', async () => {
    await wait(239);
    expect(isWarned()).toBe(false);
    await wait(240);
    const dialog = findDialog();
    const [label, description] = ['aria-labelledby', 'aria-describedby'].map(
      (name) => document.getElementById(dialog?.getAttribute(name) ?? '')?.textContent,
    );
    expect([label, description, document.activeElement?.textContent]).toEqual([
      'Encara hi ets?',
      "Fa estona que no hi ha activitat. Si no continues, d'aquí a menys d'un minut es tancarà la sessió. El que has escrit es conservarà.",
      'Continua',
    ]);
    expect(readAll('button', dialog as HTMLElement)).toEqual(['Continua', 'Surt ara']);
  });

  test('shows each second, and has them read out once', async () => {
    await wait(240);
    const read = () => ['[role=timer]', '[role=alertdialog] [role=status]'].flatMap((one) => readAll(one));
    expect(read()).toEqual(['Queden 60 segons', '']);
    await wait(279);
    expect(read()).toEqual(['Queden 21 segons', '']);
    await wait(280);
    expect(read()).toEqual(['Queden 20 segons', 'Queden 20 segons']);
    await wait(299);
    expect(read()).toEqual(['Queda 1 segon', 'Queden 20 segons']);
  });

  test('stays while only the pointer moves, and disappears with a press', async () => {
    await wait(250);
    act(() => void document.body.dispatchEvent(new Event('pointermove', { bubbles: true })));
    await settle();
    expect(isWarned()).toBe(true);
    await press('Continua');
    await settleUntil(() => !isWarned());
    await wait(250 + 239);
    expect([isWarned(), readAddress()]).toEqual([false, '/consultes/nova']);
  });

  test('disappears with Escape', async () => {
    await wait(250);
    act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
    await settleUntil(() => !isWarned());
    expect(isWarned()).toBe(false);
    expect(product.calls).not.toContain('POST /api/auth/logout');
    expect(readAddress()).toBe('/consultes/nova');
  });
});

describe('the end of an idle session', () => {
  const LOCKED =
    "La sessió ha acabat. S'ha tancat per inactivitat: torna a entrar. Continuaràs on eres: el que havies escrit encara hi és.";

  test.each([
    ['timeout', () => wait(300)],
    ['a night of sleep', () => wait(60_000)],
    ['a press of Surt ara', () => press('Surt ara')],
  ])('by %s drops the token, shows the reason and hides the page', async (_, end) => {
    await wait(250);
    product.calls.length = 0;
    await end();
    await settleUntil(() => readAddress() === '/login');
    expect([readAddress(), readAll('.form-hint'), product.calls]).toEqual([
      '/login',
      [LOCKED],
      ['POST /api/auth/logout'],
    ]);
    expect([document.body.innerHTML.includes('Una nota'), isWarned(), document.body.className]).toEqual([
      false,
      false,
      '',
    ]);
  });

  test('takes place also without an answer of the server', async () => {
    product.backend.setFault({ kind: 'network' });
    await wait(300);
    await settleUntil(() => readAddress() === '/login');
    expect(readAll('.form-hint')).toEqual([LOCKED]);
  });

  test('keeps typed values for the same person', async () => {
    await wait(300);
    await signIn('informador');
    expect(readAddress()).toBe('/consultes/nova');
    expect((document.getElementById('observacions') as HTMLTextAreaElement).value).toBe('Una nota');
    await wait(300 + 239);
    expect(isWarned()).toBe(false);
  });

  test('keeps nothing for another person', async () => {
    await wait(300);
    await signIn('admin');
    expect(readAddress()).toBe('/');
    expect(document.body.innerHTML).not.toContain('Una nota');
  });
});
