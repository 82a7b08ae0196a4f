import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserArgs, getBrowser } from './lib/browser.mjs';
import { GUIDE_PICTURES } from './lib/guidePictures.mjs';
import { install } from './lib/install.mjs';
import { bin, captureNode, fail, root } from './lib/run.mjs';
import { serve } from './serve.mjs';

/** The pictures of README.md: a page of the demo, its person and look, and a text of its data. */
const PICTURES = /** @type {const} */ ([
  { name: 'week', path: '/calendari', who: 'informador_integral', look: 'light', ready: /^\d+ cites/ },
  { name: 'form', path: '/consultes/1197/editar', who: 'informador', look: 'light', ready: /^Àmbit/ },
  { name: 'list', path: '/consultes', who: 'informador', look: 'dark', ready: /^\d+ consultes$/ },
  { name: 'day', path: '/calendari?vista=dia', who: 'admin', look: 'dark', ready: /^\d+ cites/ },
]);

/** A Friday morning within the invented offices' hours. */
const NOW = '2026-11-20T10:20:00+01:00';

await install();
const { code, output } = await captureNode(bin('vite'), 'build', '--mode', 'demo');
if (code !== 0) fail(output);
const { chromium } = await import('playwright');
const site = await serve({ dir: 'dist-demo', port: 0 });
const browser = await chromium.launch({ executablePath: await getBrowser(), args: browserArgs });

/** @param {{ look?: 'light' | 'dark', width?: number, height?: number }} [how] */
async function openPage({ look = 'light', width = 1280, height = 800 } = {}) {
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme: look,
    reducedMotion: 'reduce',
    locale: 'ca',
    timezoneId: 'Europe/Madrid',
    serviceWorkers: 'block',
  });
  await page.clock.setFixedTime(NOW);
  return page;
}

/** @param {import('playwright').Page} page @param {string[]} path */
async function take(page, ...path) {
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  // Playwright's own screenshots are no WebP, and twice the size.
  const client = await page.context().newCDPSession(page);
  const { data } = await client.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  writeFileSync(join(root, 'docs', ...path), Buffer.from(data, 'base64'));
  await page.close();
}

for (const { name, path, who, look, ready } of PICTURES) {
  const page = await openPage({ look });
  await page.goto(`${site.url}/login`);
  await page.getByLabel(/^Correu/).fill(`${who}@example.org`);
  await page.getByLabel(/^Contrasenya/).fill('Demo1234!');
  await page.getByRole('button', { name: 'INICIAR SESSIÓ' }).click();
  await page.getByRole('navigation', { name: 'Menú principal' }).waitFor({ state: 'attached' });
  await page.goto(`${site.url}${path}`);
  await page.getByText(ready).first().waitFor();
  await take(page, 'pictures', `${name}.webp`);
}
for (const [name, show] of Object.entries(GUIDE_PICTURES)) {
  const page = await openPage({ width: 1200, height: 760 });
  await page.goto(`${site.url}/demo`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await show(page);
  await take(page, 'imatges', `${name}.webp`);
}
await browser.close();
site.close();
