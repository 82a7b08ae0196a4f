import { hold } from '../journeys/support/hold';
import { expect, test } from './support/site';

test.describe('the early start (src/start/README.md)', () => {
  test('the page has nothing inline: its stylesheet comes first, then boot, then the modules', async ({
    request,
  }) => {
    const html = await (await request.get('login')).text();
    const tags = html.match(/<(?:script|style|link rel="stylesheet")[^>]*>[^<]*/g) ?? [];
    expect(tags.map((tag) => tag.trim().replace(/-[\w-]{8}\./, '.'))).toEqual([
      expect.stringMatching(/^<link rel="stylesheet" crossorigin href="\S*\/assets\/start\.css">$/),
      expect.stringMatching(/^<script src="\S*\/assets\/boot\.js">$/),
      expect.stringMatching(/^<script type="module" crossorigin src="\S*\/assets\/rolldown-runtime\.js">$/),
      expect.stringMatching(/^<script type="module" crossorigin src="\S*\/assets\/start\.js">$/),
      expect.stringMatching(/^<script async src="\S*\/assets\/minimum\.js">$/),
    ]);
    expect(html).not.toMatch(/ style="| on\w+="/);
  });

  test('the first paint has the chosen theme, however late boot comes', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('punt-jove.theme', 'dark'));
    const come = await hold(page, '**/assets/boot-*.js');
    const rest = Promise.all(
      ['css', 'js'].map((ending) => page.waitForResponse(`**/assets/start-*.${ending}`)),
    );
    await page.goto('login', { waitUntil: 'commit' });
    await rest;
    come();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(22, 21, 20)');
    const times = await page.waitForFunction(() => {
      const [paint] = performance.getEntriesByName('first-paint');
      const boot = performance.getEntriesByType('resource').find(({ name }) => name.includes('/boot-'));
      return (
        paint && boot && { paint: paint.startTime, boot: (boot as PerformanceResourceTiming).responseEnd }
      );
    });
    const { paint, boot } = (await times.jsonValue()) as { paint: number; boot: number };
    expect(paint).toBeGreaterThan(boot);
  });
});
