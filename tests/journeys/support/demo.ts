import type { Locator, Page } from 'playwright/test';
import { createStorage } from '../../paths/browser/seed';
import { expect } from './journey';

export const PASSWORD = 'Demo1234!';

export const NOW = '2026-11-20T10:20:00+01:00';

type Fault = {
  match?: { method?: string; path?: string };
  times?: number;
} & (
  | { kind: 'status'; status: number; body?: unknown }
  | { kind: 'network' }
  | { kind: 'malformed' }
  | { kind: 'page' }
  | { kind: 'slow'; ms: number }
);

export async function openDemo(page: Page, path = '/login'): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Reinicia' })).toBeVisible();
}

export async function submitSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel(/^Correu electrònic/).fill(email);
  await page.getByLabel(/^Contrasenya/).fill(password);
  await page.getByRole('button', { name: 'INICIAR SESSIÓ' }).click();
}

/** Opens a path of the demo as a person with a stored session; a second person signs in by the form. */
export async function enterAs(page: Page, who: string, path = '/'): Promise<void> {
  if (page.url() === 'about:blank') {
    await keepStorage(page, await createStorage(who));
    await openDemo(page, path);
  } else {
    await openDemo(page, '/login');
    await submitSignIn(page, `${who}@example.org`);
    await expect(page.getByRole('navigation', { name: 'Menú principal' })).toBeAttached();
    if (path !== '/') await page.goto(path);
  }
}

/** Storage of a browser on the first load of the page; later changes stay. */
export async function keepStorage(page: Page, storage: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((kept) => {
    // Firefox runs this in its blank page too, which has no storage.
    if (location.host === '' || sessionStorage.getItem('stage')) return;
    sessionStorage.setItem('stage', 'open');
    localStorage.clear();
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
  }, storage);
}

export const getAccount = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: /^Compte: / });

export async function setFault(page: Page, fault: Fault | null): Promise<void> {
  await page.evaluate((next) => {
    (globalThis as unknown as { demo: { setFault(fault: unknown): void } }).demo.setFault(next);
  }, fault);
}

/** A call to the demo's server with the page's session, as another person's change. */
export async function callApi<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  return page.evaluate(
    async ({ method: verb, path: to, body: sent }) => {
      const { token } = JSON.parse(localStorage.getItem('punt-jove.auth') ?? '{}') as { token: string };
      const answer = await fetch(`/api/${to}`, {
        method: verb,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        ...(sent !== undefined && { body: JSON.stringify(sent) }),
      });
      return (answer.status === 204 ? null : await answer.json()) as unknown;
    },
    { method, path, body },
  ) as Promise<T>;
}

/** Leaves a person only these permissions, as if changed before the sign-in. */
export async function keepPermissions(page: Page, permissions: readonly string[]): Promise<void> {
  await page.evaluate((kept) => {
    const session = JSON.parse(localStorage.getItem('punt-jove.auth') ?? '{}') as object;
    localStorage.setItem('punt-jove.auth', JSON.stringify({ ...session, permissions: kept }));
  }, permissions);
  await page.reload();
}

/** A browser that saves data from its next page on: no code is prefetched. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}
