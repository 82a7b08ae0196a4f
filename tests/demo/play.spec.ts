import { writeFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { NOW } from '../journeys/support/demo';
import { pick } from '../journeys/support/fields';
import { fillConsulta } from '../journeys/support/job';
import { expect, test } from '../journeys/support/journey';
import { follow, tabTo } from '../journeys/support/keys';
import { expectAccessible, setLook } from '../journeys/support/look';
import { openDoorOffline, openPanel, press } from './support/demo';
import { readSavedFile } from '../journeys/support/savedFile';

const LESSONS = {
  'Reserva una cita i tanca una sessió acadèmica': ['POST /cites', 'POST /assessories/{completion}'],
  'Anota una consulta amb temàtiques': ['POST /consultes'],
  "Canvia l'hora d'una cita, i marca qui no ha vingut": [
    'POST /cites',
    'DELETE /cites/:id',
    'PATCH /assessories/:id/assistit',
  ],
  'Es perd la sessió a mig escriure': ['POST /auth/login', 'POST /consultes'],
};

type Written = { listPast(): { call: string }[] };

const strip = (page: Page) => page.getByRole('complementary', { name: /^Reproducció: / });
const told = (page: Page) => strip(page).getByRole('status');
const expectEnd = (page: Page) =>
  expect(told(page)).toContainText('Reproducció acabada', { timeout: 60_000 });

const readWrites = async (page: Page): Promise<string[]> => {
  const all = await page.evaluate(() =>
    (globalThis as unknown as { demo: Written }).demo.listPast().map(({ call }) => call),
  );
  return all.slice(all.indexOf('POST /auth/login') + 1);
};

async function watch(page: Page, title: string): Promise<void> {
  await press(page, `Mira com es fa: ${title}`);
  await expect(strip(page)).toBeVisible();
}
async function choose(page: Page, name: string): Promise<void> {
  const item = page.getByRole('menuitem', { name, exact: true });
  // A played page takes the focus, which closes the menu.
  await expect(async () => {
    if (!(await item.isVisible())) await press(strip(page), 'Més');
    await item.click({ timeout: 1000 });
  }).toPass();
}
async function speedUp(page: Page) {
  await pick(strip(page).getByRole('radio', { name: '4×' }));
  await expect(strip(page).getByRole('radio', { name: '4×' })).toBeChecked();
}

test.use({ serviceWorkers: 'allow' });

test.beforeEach(async ({ page }) => openDoorOffline(page));

for (const [title, writes] of Object.entries(LESSONS)) {
  test(`a lesson is played to its end: ${title}`, async ({ page, complaints }) => {
    await watch(page, title);
    await speedUp(page);
    await expectEnd(page);
    expect(await readWrites(page)).toEqual(writes);
    await press(strip(page), 'Ara fes-ho tu');
    await expect(page.getByRole('complementary', { name: `Lliçó: ${title}` })).toBeVisible();
    expect(await readWrites(page)).toEqual([]);
    if (title.startsWith('Es perd')) complaints.length = 0;
  });
}

test('a playback is paused, stepped and resumed by keyboard', async ({ page }) => {
  await setLook(page, 'phone');
  await watch(page, 'Anota una consulta amb temàtiques');
  // The keys to the button may take longer than the first act waits.
  await page.clock.pauseAt(NOW);
  await follow(page, strip(page).getByRole('button', { name: 'Pausa' }));
  await page.clock.resume();
  await expect(told(page)).toHaveText('0 de 8Va a «Nova consulta»');
  await follow(page, strip(page).getByRole('button', { name: 'Pas següent' }));
  await expect(told(page)).toContainText('1 de 8');
  await expect(page).toHaveURL('/consultes/nova');
  await expectAccessible(page, 'what is played, standing still');
  await follow(page, strip(page).getByRole('button', { name: 'Pas següent' }));
  await expect(told(page)).toContainText('2 de 8Omple: Canal');
  await expect(page.getByLabel(/^Hora/)).toHaveValue('10:05');
  await tabTo(page, strip(page).getByRole('radio', { name: '1×' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await follow(page, strip(page).getByRole('button', { name: 'Continua' }));
  await expectEnd(page);
  expect(await readWrites(page)).toEqual(['POST /consultes']);
});

test('a recording is played, saved as a file, and played from it', async ({ page }, info) => {
  await page.getByRole('button', { name: /^Informació Informa i dona hora/ }).click();
  const panel = await openPanel(page, 'Lliçó');
  await press(panel, 'Enregistra una lliçó');
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('link', { name: 'Nova consulta' }).click();
  await fillConsulta(page);
  await press(page, 'Desa la consulta');
  await expect(page).toHaveURL('/consultes');
  await press(await openPanel(page), 'Reprodueix-la');
  await speedUp(page);
  const { text } = await readSavedFile(page, () => choose(page, 'Desa-la en un fitxer'));
  const path = info.outputPath('reproduccio.json');
  await writeFile(path, text);
  await expectEnd(page);
  expect(await readWrites(page)).toEqual(['POST /consultes']);

  await page.goto('/demo');
  await page.locator('input[type=file]').setInputFiles(path);
  await watch(page, 'Lliçó sense nom');
  await speedUp(page);
  await expectEnd(page);
  expect(await readWrites(page)).toEqual(['POST /consultes']);
});

test('an impossible act stops the playback until a person does it, and a reload starts it again', async ({
  page,
}) => {
  await watch(page, 'Anota una consulta amb temàtiques');
  await press(strip(page), 'Pausa');
  await press(strip(page), 'Pas següent');
  await expect(told(page)).toContainText('1 de 8');
  await page.goBack();
  await press(strip(page), 'Pas següent');
  await expect(told(page)).toContainText('fes-ho tu', { timeout: 15_000 });
  await page.getByRole('main').getByRole('link', { name: 'Nova consulta' }).click();
  await press(strip(page), 'Continua');
  await expectEnd(page);

  await page.reload();
  await expect(told(page)).toHaveText(/s'ha obert amb la reproducció començada/);
  await choose(page, 'Torna a començar');
  await expect(told(page)).toContainText('0 de 8');
  await press(strip(page), 'Surt de la reproducció');
  await expect(strip(page)).toHaveCount(0);
  // A stopped playback does nothing more: its first act would come within two seconds.
  await expect(page.waitForURL('/consultes/nova', { timeout: 3_000 })).rejects.toThrow();
});
