import { act } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createSessionStore } from '../../../src/app/browser/storage';
import { connectTabs } from '../../../src/app/browser/tabs';
import type { Sessio } from '../../../src/domain/access/sessio';
import { type } from '../../views/forms/fill';
import {
  openProduct,
  press,
  readAddress,
  readAll,
  settle,
  settleUntil,
  type Product,
} from '../../views/support/openProduct';

const KEY = 'punt-jove.auth';

let product: Product;
let leave = (): void => {};
afterEach(() => {
  leave();
  product.close();
  localStorage.clear();
});

const findSession = () => product.root.getSnapshot().children.auth?.getSnapshot().context.session ?? null;

/** Opens a tab at a path, connected with the others. `who` null: signed out. */
async function open(who: string | null, path: string): Promise<void> {
  product = await openProduct(who, path);
  const session = findSession();
  if (session) localStorage.setItem(KEY, JSON.stringify(session));
  const store = createSessionStore(localStorage);
  await store.restore();
  leave = connectTabs(product.root, store);
  await settle();
}

/** Changes the stored session as another tab would. */
async function keep(session: Sessio | null, key: string | null = KEY): Promise<void> {
  if (session) localStorage.setItem(KEY, JSON.stringify(session));
  else localStorage.removeItem(KEY);
  await act(async () => {
    dispatchEvent(new StorageEvent('storage', { key }));
    await vi.dynamicImportSettled();
  });
  await settle();
}

async function signIn(who: string): Promise<Sessio> {
  const response = await fetch('/api/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `${who}@example.org`, password: 'Demo1234!' }),
  });
  const { data } = (await response.json()) as { data: Sessio & { token: { plainTextToken: string } } };
  return { ...data, token: data.token.plainTextToken };
}

describe('the tabs of a browser', () => {
  test.each([KEY, null])('a sign-out in another tab ends the session here (storage key %s)', async (key) => {
    await open('admin', '/consultes');
    await keep(null, key);
    expect([readAddress(), findSession()]).toEqual(['/login', null]);
  });

  test('a deletion that waits here when another tab signs out is not done, and that is said', async () => {
    await open('admin', '/consultes');
    await press(document.querySelector<HTMLElement>('[aria-label^="Accions:"]') as HTMLElement);
    await press('Elimina');
    await press('Eliminar');
    await keep(null);
    expect(readAddress()).toBe('/login');
    expect(readAll('.notice-message')).toEqual([
      'No es pot esborrar la consulta.La sessió ha acabat abans: torna-ho a fer quan hagis entrat',
    ]);
    expect(product.calls.some((call) => call.startsWith('DELETE'))).toBe(false);
  });

  test('a change of another storage key changes nothing', async () => {
    await open('admin', '/consultes');
    localStorage.removeItem(KEY);
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'punt-jove.menu' })));
    await settle();
    expect(readAddress()).toBe('/consultes');
  });

  test('a sign-in in another tab signs in here too', async () => {
    await open(null, '/login');
    await keep(await signIn('informador'));
    await settleUntil(() => readAddress() === '/');
    expect([readAddress(), findSession()?.user.role]).toEqual(['/', 'informador']);
  });

  test('a sign-in as another person leaves the former page for the home of that person', async () => {
    await open('admin', '/professionals');
    const session = await signIn('informador');
    await keep(session);
    await settleUntil(() => readAddress() === '/');
    expect([readAddress(), findSession()?.user.role]).toEqual(['/', 'informador']);
    expect(localStorage.getItem(KEY)).toBe(JSON.stringify(session));
  });

  test('typed values wait invisibly at the sign-in for the person who typed them', async () => {
    await open('informador', '/consultes/nova');
    type('observacions', 'Una nota');
    const session = await signIn('admin');
    await keep(session);
    expect([readAddress(), findSession()]).toEqual(['/login', null]);
    expect(document.body.textContent).not.toContain('Una nota');
    expect(readAll('.form-hint')[0]).toContain('el que havies escrit encara hi és');
    expect(localStorage.getItem(KEY)).toBe(JSON.stringify(session));
    await keep(await signIn('informador'));
    await settleUntil(() => readAddress() === '/consultes/nova');
    expect((document.getElementById('observacions') as HTMLTextAreaElement).value).toBe('Una nota');
  });
});

test('a page from the back-forward cache shows nothing after the session has ended', async () => {
  await open('admin', '/consultes');
  localStorage.removeItem(KEY);
  await act(async () => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await Promise.resolve();
  });
  await settle();
  expect(readAddress()).toBe('/login');
});

test('a tab without a stored session ignores the other tabs', async () => {
  await open('admin', '/consultes');
  leave();
  leave = connectTabs(product.root, { ...createSessionStore(null), getStoredToken: () => undefined });
  await keep(null);
  expect(readAddress()).toBe('/consultes');
});
