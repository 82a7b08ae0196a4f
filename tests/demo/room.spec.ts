import type { Locator, Page } from 'playwright/test';
import { endPrinting, onPaper, watchPrinting } from '../journeys/support/printing';
import { expect, test } from '../journeys/support/journey';
import { follow, tabTo } from '../journeys/support/keys';
import { expectAccessible, expectAccessibleInBothLooks } from '../journeys/support/look';
import { begin, openDoor, openPanel } from './support/demo';

const readSize = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);

test('what is projected is larger, says who one is and shows the pointer, until it is switched off', async ({
  page,
}) => {
  const ring = page.locator('.projector-ring');
  await openDoor(page);
  await begin(page, 'Anota una consulta amb temàtiques');
  const panel = await openPanel(page, 'Escenari');
  const box = panel.getByLabel(/^Per projectar-ho/);
  await tabTo(page, box);
  await page.keyboard.press('Space');
  expect(await readSize(page)).toBe('20px');
  await expectAccessible(page, 'the panel in a projection');
  await page.keyboard.press('Escape');
  const bar = page.getByRole('complementary', { name: 'Demostració' });
  await expect(bar).toContainText('Demostració: ets Carla Inventada Model, Informació');
  await page.reload();
  await expect(bar).toContainText('Demostració: ets Carla Inventada Model, Informació');
  expect(await readSize(page)).toBe('20px');
  const link = page.getByRole('main').getByRole('link', { name: 'Nova consulta' });
  // Firefox's mouse has whole pixels.
  const toMiddle = async (one: Locator) => {
    const { x, y, width, height } = (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  };
  const target = await toMiddle(link);
  await page.mouse.move(target.x, target.y);
  await expect(ring).toBeVisible();
  expect(await toMiddle(ring)).toEqual(target);
  await link.click();
  await expect(page).toHaveURL('/consultes/nova');
  await expectAccessibleInBothLooks(page, 'a projected form');
  await openPanel(page, 'Escenari');
  await panel.getByText(/^Per projectar-ho/).click();
  await expect(ring).toHaveCount(0);
  await expect(bar).toContainText('no hi escriguis dades reals');
  expect(await readSize(page)).toBe('16px');
});

test('a lesson is printed with its steps to tick, and with notes for its presenter', async ({ page }) => {
  await watchPrinting(page);
  await openDoor(page);
  const paper = page.locator('body > .paper');
  const card = page.getByRole('listitem').filter({ hasText: 'Es perd la sessió a mig escriure' });
  await follow(
    page,
    card.getByRole('button', {
      name: 'Imprimeix els passos i les notes: Es perd la sessió a mig escriure',
    }),
  );
  await expect(page.getByRole('menuitem', { name: 'Sense imatges' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(paper.getByRole('heading', { includeHidden: true })).toHaveText([
    'Es perd la sessió a mig escriure',
    'Notes per a qui forma: Es perd la sessió a mig escriure',
  ]);
  await expect(paper.locator('ol').first().locator('li')).toHaveText([
    /^1\. Omple la consulta i desa-laPista: Calen/,
    /^2\. Torna a entrarPista: /,
    /^3\. Comprova que hi és tot i torna a desarPista: /,
  ]);
  await expect(paper.locator('dl').last().locator('dd')).toHaveText([
    'Informació · informador@example.org, contrasenya Demo1234!',
    'dilluns 16 de novembre, 09:00',
    '/consultes/nova',
    'Res',
    'POST /consultes: 401 · la sessió ja no és vàlida · «Unauthenticated.» · la pròxima vegada',
  ]);
  await onPaper(page, async () => {
    await expect(paper).toBeVisible();
    await expect(page.locator('#root')).toBeHidden();
  });
  await endPrinting(page);
  await expect(paper).toHaveCount(0);
});
