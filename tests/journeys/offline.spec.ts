import type { Page } from 'playwright/test';
import { enterAs } from './support/demo';
import { expect, test } from './support/journey';

test.use({ serviceWorkers: 'allow' });

const title = (page: Page) => page.getByRole('heading', { level: 1 });

const waitForWorker = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

test('the demo that was opened once works without a network, at a deep address and on pages that nobody has opened', async ({
  page,
  context,
}) => {
  const left: string[] = [];
  context.on('request', (request) => left.push(new URL(request.url()).origin));
  await enterAs(page, 'informador_integral', '/assessories?tipus=laboral');
  await expect(title(page)).toHaveText('Assessories');
  const origin = await page.evaluate(() => location.origin);
  await waitForWorker(page);

  await context.setOffline(true);
  await page.reload();
  await expect(title(page)).toHaveText('Assessories');
  await expect(page.getByRole('button', { name: 'Tipus: Laboral' })).toBeVisible();
  await expect(page.getByText('No hi ha connexió a internet')).toHaveCount(0);
  await page.getByRole('link', { name: 'Calendari', exact: true }).click();
  await expect(title(page)).toHaveText('Calendari');
  await expect(page.getByRole('button', { name: 'Avui' })).toBeVisible();
  await page.getByRole('link', { name: 'Xifres', exact: true }).click();
  await expect(title(page)).toHaveText('Xifres');
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.goto('/consultes/nova');
  await expect(title(page)).toHaveText('Nova consulta');
  await expect(page.getByRole('button', { name: 'Desa la consulta' })).toBeVisible();
  await page.goto('/demo');
  await expect(title(page)).toHaveText('Punt Jove, demostració');
  expect([...new Set(left)]).toEqual([origin]);
});
