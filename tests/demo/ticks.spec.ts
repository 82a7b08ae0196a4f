import type { Page } from 'playwright/test';
import { pack } from '../../mock-server/demo/link';
import { toScenario } from '../../mock-server/demo/scenario';
import { expect, test } from '../journeys/support/journey';
import { hold } from '../journeys/support/hold';
import { begin, openDoor, openDoorOffline } from './support/demo';

const TITLE = 'Del calendari a les consultes, i tornar';
const opens = (machine: string, title: string) => ({ title, when: [{ machine, event: 'xstate.init' }] });

/** A lesson whose last step is to open the page that it begins on. */
const LESSON = toScenario({
  title: TITLE,
  anchor: '2026-11-20T10:20:00+01:00',
  clock: { at: '2026-11-20T10:20:00+01:00' },
  who: 'informador@example.org',
  path: '/calendari',
  steps: [opens('consultes', 'Obre les consultes'), opens('calendar', 'Obre el calendari')],
});

const address = async () => `/demo#e=${await pack(JSON.stringify(LESSON))}`;
const told = (page: Page) => page.getByRole('complementary', { name: /^Lliçó: / }).getByRole('status');
const expectDone = (page: Page, done: number) => expect(told(page)).toContainText(`${done} de 2`);
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name, exact: true }).click();

/** Code that comes late: what follows the first paint, the bar with its strip, the page. */
const LATE = ['ahead', 'DemoBar', 'private', 'calendar'];

for (const name of LATE) {
  test(`the page that a lesson begins on ticks nothing on a slow line: ${name}`, async ({ page }) => {
    await openDoor(page, await address());
    const come = await hold(page, `**/assets/${name}-*.js`);
    const isAsked = page.waitForRequest(`**/assets/${name}-*.js`);
    await page
      .getByRole('button', { name: `Comença: ${TITLE}`, exact: true })
      .first()
      .click();
    await isAsked;
    come();
    await expect(title(page)).toHaveText('Calendari');
    await expectDone(page, 0);
    await follow(page, 'Consultes');
    await expectDone(page, 1);
    await page.reload();
    await expect(title(page)).toHaveText('Consultes');
    await expectDone(page, 1);
    await follow(page, 'Calendari');
    await expect(told(page)).toContainText('Lliçó acabada');
  });
}

test.describe('from the stored files', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a lesson is one for two tabs, and neither a reload nor a second tab opens a page', async ({
    page,
    context,
  }) => {
    await openDoorOffline(page);
    await page.goto('about:blank');
    await page.goto(await address());
    await begin(page, TITLE);
    await expect(title(page)).toHaveText('Calendari');
    await expectDone(page, 0);
    const other = await context.newPage();
    await other.goto('/calendari');
    await expect(title(other)).toHaveText('Calendari');
    await expectDone(other, 0);
    await follow(other, 'Consultes');
    await expectDone(other, 1);
    await expectDone(page, 1);
    await page.reload();
    await expect(title(page)).toHaveText('Calendari');
    await expectDone(page, 1);
    await other.goBack();
    await expect(told(page)).toContainText('Lliçó acabada');
    await expect(told(other)).toContainText('Lliçó acabada');
  });

  test('an address that is typed opens a page', async ({ page }) => {
    await openDoorOffline(page);
    await page.goto('about:blank');
    await page.goto(await address());
    await begin(page, TITLE);
    await expectDone(page, 0);
    await page.goto('/consultes');
    await expectDone(page, 1);
    await page.goto('/calendari');
    await expect(told(page)).toContainText('Lliçó acabada');
  });
});
