import type { Page } from 'playwright/test';
import { expect, test } from '../journeys/support/journey';
import { follow, hasFocus } from '../journeys/support/keys';
import { expectAccessible, setLook } from '../journeys/support/look';
import { begin, openDoor, openPanel, press } from './support/demo';

const LESSON = 'Anota una consulta amb temàtiques';

const strip = (page: Page) => page.getByRole('complementary', { name: /^Lliçó: / });
const hint = (page: Page) => press(strip(page), "Dona'm una pista");
const pointed = (page: Page) => page.locator('[data-pointed]');

/** The focused element, if something that stays at the top lies over it. */
const readHidden = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const active = document.activeElement;
    if (!active || active === document.body) return null;
    const box = active.getBoundingClientRect();
    const bars = [...document.querySelectorAll('.lesson, .topbar')].filter((bar) => !bar.contains(active));
    const isOver = bars.some((bar) => {
      const { top, bottom } = bar.getBoundingClientRect();
      return box.top < bottom && box.bottom > top;
    });
    return isOver ? active.outerHTML.slice(0, 200) : null;
  });

/** Elements that are hidden under the focus, on the way by one key to the other end of the page. */
async function goThrough(page: Page, key: string): Promise<(string | null)[]> {
  const seen: (string | null)[] = [];
  const end = page.locator('body');
  for (let stops = 0; stops < 120; stops += 1) {
    await page.keyboard.press(key);
    if (await hasFocus(end)) break;
    // Firefox's driver leaves the window without the focus at the page's end, where `:focus` finds nothing.
    const isInMain = await page.getByRole('main').evaluate((main) => main.contains(document.activeElement));
    if (isInMain) seen.push(await readHidden(page));
  }
  return seen;
}

for (const look of ['wide', 'phone'] as const)
  for (const size of ['full', 'small'] as const)
    test(`the strip stays in sight, ${size}, and nothing with the focus is below it, ${look}`, async ({
      page,
    }) => {
      await setLook(page, look);
      await openDoor(page);
      await begin(page, LESSON);
      await page.getByRole('main').getByRole('link', { name: 'Nova consulta' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Nova consulta' })).toBeFocused();
      await expect(strip(page).getByRole('status')).toContainText("1 de 4Tria l'àmbit");
      if (size === 'small') await press(strip(page), 'Fes petita la lliçó');
      else await hint(page);
      await page.getByRole('main').getByLabel('Observacions').focus();
      for (const key of ['Tab', 'Shift+Tab']) {
        const seen = await goThrough(page, key);
        expect(seen.length).toBeGreaterThan(5);
        expect(seen.filter(Boolean)).toEqual([]);
      }
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(strip(page)).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
      await expectAccessible(page, `the strip, ${size}, ${look}`);
    });

test('a small strip stays small in its tab, on another page and after a reload, until it is made large', async ({
  page,
  context,
}) => {
  await openDoor(page);
  await begin(page, LESSON);
  await follow(page, strip(page).getByRole('button', { name: 'Fes petita la lliçó' }));
  await expect(strip(page).getByRole('button')).toHaveCount(1);
  await expect(strip(page).getByRole('button', { name: 'Fes gran la lliçó' })).toBeFocused();
  await page.reload();
  await expect(strip(page).getByRole('status')).toHaveText('0 de 4Obre una consulta nova');
  await expect(strip(page).getByRole('button')).toHaveCount(1);
  const other = await context.newPage();
  await other.goto('/consultes');
  await expect(strip(other).getByRole('button', { name: "Dona'm una pista" })).toBeVisible();
  await page.bringToFront();
  await page.keyboard.press('Tab');
  await follow(page, strip(page).getByRole('button', { name: 'Fes gran la lliçó' }));
  await hint(page);
  await expect(pointed(page)).toHaveText('Nova consulta');
});

test('a hint says that something lies over the place that it means', async ({ page }) => {
  await setLook(page, 'phone');
  await openDoor(page);
  await begin(page, 'Es perd la sessió a mig escriure');
  await openPanel(page);
  await hint(page);
  await expect(strip(page)).toContainText('Ara ho tapa el que hi ha obert');
  await expect(pointed(page)).toHaveCount(0);
  await page.keyboard.press('Control+.');
  await hint(page);
  await expect(strip(page)).not.toContainText('Ara ho tapa');
  await expect(pointed(page)).toHaveText('Desa la consulta');
  await expect(pointed(page)).toBeInViewport({ ratio: 1 });
});

test('a hint marks no longer than its step lasts', async ({ page }) => {
  await openDoor(page);
  await begin(page, 'Reserva una cita i tanca una sessió acadèmica');
  await hint(page);
  await expect(pointed(page)).toHaveText(/Calendari/);
  await pointed(page).click();
  await expect(strip(page).getByRole('status')).toHaveText('1 de 5Tria una hora lliure');
  await expect(pointed(page)).toHaveCount(0);
});
