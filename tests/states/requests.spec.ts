import type { Page } from 'playwright/test';
import { callApi, enterAs, setFault } from '../journeys/support/demo';
import { expect, test } from '../journeys/support/journey';
import { expectAccessible, expectAccessibleInBothLooks, go, setLook } from '../journeys/support/look';

/** Pages with a request before anything is shown, by the call that they wait for. */
const PAGES: Record<string, [path: string, call: string]> = {
  home: ['/', '/cites$'],
  calendar: ['/calendari', '/cites$'],
  assessories: ['/assessories', '/assessories$'],
  assessoria: ['/assessories/{assessoria}', '/assessories/\\d+$'],
  'changed assessoria': ['/assessories/{assessoria}/editar', '/assessories/\\d+$'],
  completion: ['/assessories/{assessoria}/realitzar', '/assessories/\\d+$'],
  absence: ['/calendari/absencia?professional_id=4', '/cites$'],
  'sessions to close': ['/assessories/tancar', '/assessories$'],
  consultes: ['/consultes', '/consultes$'],
  'changed consulta': ['/consultes/{consulta}/editar', '/consultes/\\d+$'],
  activitats: ['/activitats', '/activitats$'],
  'changed activity': ['/activitats/1/editar', '/activitats/\\d+$'],
  professionals: ['/professionals', '/professionals$'],
  'changed professional': ['/professionals/7/editar', '/professionals/\\d+$'],
  'date rules': ['/configuracio/control', '/config/data_rules$'],
};

const EMPTY: Record<string, string> = {
  assessories: '/assessories?data_inici=2036-01-01',
  consultes: '/consultes?data_inici=2036-01-01',
  activitats: '/activitats?data_inici=2036-01-01',
  professionals: '/professionals?role=admin&oficina_id=1',
};

type Row = { id: number; bloquejada?: boolean };

async function enter(page: Page): Promise<(path: string) => Promise<void>> {
  await enterAs(page, 'admin');
  const { data: assessories } = await callApi<{ data: Row[] }>(page, 'GET', 'assessories?estat=pendent');
  const { data: consultes } = await callApi<{ data: Row[] }>(page, 'GET', 'consultes');
  const ids: Record<string, number | undefined> = {
    '{assessoria}': assessories.find(({ bloquejada }) => !bloquejada)?.id,
    '{consulta}': consultes[0]?.id,
  };
  return async (path) => {
    // From a page without requests, so that every state is reached anew.
    await setFault(page, null);
    await setLook(page, 'wide');
    await go(page, '/perfil');
    await expect(page.getByRole('heading', { level: 1, name: 'El meu perfil' })).toBeVisible();
    const [fault, to] = path.split(' ') as [string, string];
    if (fault) await setFault(page, JSON.parse(fault) as Parameters<typeof setFault>[1]);
    await go(
      page,
      to.replace(/\{\w+\}/, (name) => String(ids[name])),
    );
  };
}

const slow = (path: string) => JSON.stringify({ kind: 'slow', ms: 600_000, match: { path } });
const fail = (path: string) => JSON.stringify({ kind: 'status', status: 500, match: { path } });
const cut = (path: string) => JSON.stringify({ kind: 'network', match: { path } });

test.describe('every page in every state keeps nobody out (WCAG 2.2 AA)', () => {
  test('while it loads', async ({ page }) => {
    const open = await enter(page);
    for (const [name, [path, call]] of Object.entries(PAGES)) {
      await open(`${slow(call)} ${path}`);
      await page.locator('[aria-busy=true]').first().waitFor();
      await expectAccessible(page, `${name}, loading`);
      await setLook(page, 'phone');
      await expectAccessible(page, `${name}, loading, on a dark phone`);
    }
  });

  test('when what it asked for fails', async ({ page }) => {
    const open = await enter(page);
    for (const [name, [path, call]] of Object.entries(PAGES)) {
      await open(`${fail(call)} ${path}`);
      await page.getByRole('main').getByRole('button', { name: 'Torna-ho a provar' }).first().waitFor();
      await expectAccessibleInBothLooks(page, `${name}, failed`);
    }
  });

  test('when no answer comes, and what was read before is shown', async ({ page }) => {
    const open = await enter(page);
    for (const name of ['home', 'calendar'] as const) {
      const [path = '', call = ''] = PAGES[name] ?? [];
      await open(` ${path}`);
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
      await open(`${cut(call)} ${path}`);
      await page.getByText(/^Dades de les /).waitFor();
      await expectAccessibleInBothLooks(page, `${name}, read before`);
    }
  });

  test('when there is nothing in it', async ({ page }) => {
    const open = await enter(page);
    for (const [name, path] of Object.entries(EMPTY)) {
      await open(` ${path}`);
      await page.getByRole('button', { name: 'Treu els filtres' }).first().waitFor();
      await expectAccessibleInBothLooks(page, `${name}, empty`);
    }
  });
});
