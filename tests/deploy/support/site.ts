import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { startNginx, type Site } from '../../../scripts/lib/nginx.mjs';
import { NOW, submitSignIn } from '../../journeys/support/demo';
import { expect, test as journey } from '../../journeys/support/journey';
import type { Served } from './sites';

export type Options = {
  served: Served;
};

type Fixtures = {
  /** Serves the build by an nginx of its own, whose files may change; without TLS as behind a proxy. */
  serveOwn: (api?: string, hasTls?: boolean) => Promise<Site>;
};

type WorkerFixtures = {
  /** Sites of this test; they end after its pages, whose last calls would fail otherwise. */
  ownSites: Site[];
};

/** A test of the served site; it also fails when the page throws or the browser complains. */
export const test = journey.extend<Options & Fixtures, WorkerFixtures>({
  served: [{ url: '', base: '/', folder: '', www: '', build: '', api: '' }, { option: true }],
  ownSites: [
    async ({ browser: _ }, give) => {
      const sites: Site[] = [];
      await give(sites);
      for (const site of sites) {
        await site.stop();
        rmSync(site.folder, { recursive: true, force: true });
      }
    },
    { scope: 'worker' },
  ],
  serveOwn: async ({ served, ownSites }, give) => {
    await give(async (api = served.api, hasTls = true) => {
      const folder = mkdtempSync(join(tmpdir(), 'punt-jove-own-'));
      cpSync(served.www, join(folder, 'www', served.base), { recursive: true });
      const site = await startNginx({ folder, base: served.base, api, hasTls });
      ownSites.push(site);
      return site;
    });
  },
});

/** Opens a page of a site (`assessories`, without a slash) as a person who signs in by the form. */
export async function enterAs(page: Page, who: string, path = '', url = ''): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await page.goto(`${url}login`);
  await submitSignIn(page, `${who}@example.org`);
  await expect(page.getByRole('navigation', { name: 'Menú principal' })).toBeAttached();
  if (path !== '') await page.goto(`${url}${path}`);
}

export { expect } from 'playwright/test';
