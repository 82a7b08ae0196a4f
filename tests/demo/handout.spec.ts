import { endPrinting, onPaper, readPrints, watchPrinting } from '../journeys/support/printing';
import { expect, test } from '../journeys/support/journey';
import { expectAccessible } from '../journeys/support/look';
import { openDoorOffline, press } from './support/demo';

const LESSON = 'Anota una consulta amb temàtiques';
const STEPS = ['Obre una consulta nova', "Tria l'àmbit", 'Tria almenys una temàtica', 'Desa la consulta'];

test.use({ serviceWorkers: 'allow' });

test('without a network a lesson is played, and printed with a picture of each step', async ({ page }) => {
  await watchPrinting(page);
  await openDoorOffline(page);
  await press(page, `Imprimeix els passos i les notes: ${LESSON}`);
  await page.getByRole('menuitem', { name: 'Amb imatges: primer es reprodueix' }).click();
  const strip = page.getByRole('complementary', { name: `Reproducció: ${LESSON}` });
  await press(strip, 'Pausa');
  await press(strip, 'Pas següent');
  await expect(strip.getByRole('button', { name: 'Imprimeix amb 1 imatge' })).toBeVisible({
    timeout: 60_000,
  });
  await expectAccessible(page, 'a playback with a picture, standing still');
  await press(strip, 'Continua');
  await expect(strip.getByRole('status')).toContainText('Reproducció acabada', { timeout: 60_000 });
  await press(strip, 'Imprimeix amb 4 imatges');
  await expect.poll(() => readPrints(page)).toHaveLength(1);
  const pictures = page.locator('body > .paper img');
  await onPaper(page, async () => {
    expect(
      await pictures.evaluateAll((all) =>
        all.map((one) => {
          const { alt, naturalWidth, naturalHeight, complete } = one as HTMLImageElement;
          return { alt, naturalWidth, naturalHeight, complete };
        }),
      ),
    ).toEqual(STEPS.map((alt) => ({ alt, naturalWidth: 960, naturalHeight: 540, complete: true })));
    await expect(pictures.first()).toBeVisible();
  });
  await endPrinting(page);
  await expect(pictures).toHaveCount(0);
});
