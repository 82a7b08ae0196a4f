import type { Page } from 'playwright/test';
import { readSheet, toText } from '../../src/demo/sheet/sheet';
import { fillConsulta } from '../journeys/support/job';
import { expect, test } from '../journeys/support/journey';
import { follow, tabTo } from '../journeys/support/keys';
import { expectAccessible, expectAccessibleInBothLooks, setLook } from '../journeys/support/look';
import { readSavedFile } from '../journeys/support/savedFile';
import { begin, openDoor, press } from './support/demo';
import { makeSheet, step } from './support/sheets';

const LESSON = 'Anota una consulta amb temàtiques';
const STEPS = ['Obre una consulta nova', "Tria l'àmbit", 'Tria almenys una temàtica', 'Desa la consulta'];

type Faulty = { change(conditions: object): void };

const strip = (page: Page) => page.getByRole('complementary', { name: /^Lliçó: / });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Full de la lliçó' });
const nameField = (page: Page) => dialog(page).getByRole('textbox', { name: 'Nom' });

const failOnce = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { demo: Faulty }).demo.change({
      faults: [{ kind: 'status', status: 500, call: 'POST /consultes', times: 1 }],
    }),
  );

async function drop(page: Page, files: readonly { name: string; text: string }[]): Promise<void> {
  const carried = await page.evaluateHandle((all) => {
    const carrier = new DataTransfer();
    for (const { name, text } of all) carrier.items.add(new File([text], name));
    return carrier;
  }, files);
  await page.getByRole('main').dispatchEvent('drop', { dataTransfer: carried });
}
const openRoom = async (page: Page) => {
  await page.getByRole('link', { name: 'Obre la sala' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'La sala' })).toBeVisible();
};

test("a finished lesson's sheet is dropped in the room with others, told by name where bad, and exported", async ({
  page,
  complaints,
}) => {
  await openDoor(page);
  await begin(page, LESSON);
  await press(strip(page), "Dona'm una pista");
  await page.getByRole('main').getByRole('link', { name: 'Nova consulta' }).click();
  await expect(strip(page)).toContainText('1 de 4');
  await page.reload();
  await expect(strip(page)).toContainText('1 de 4');
  await failOnce(page);
  await fillConsulta(page);
  await press(page, 'Desa la consulta');
  await expect(page.getByText('Error provocat: 500')).toBeVisible();
  await press(page, 'Desa la consulta');
  await press(page.getByRole('alertdialog'), 'Desa-ho igualment');
  await expect(strip(page)).toContainText('4 de 4');
  await press(strip(page), 'Full de la lliçó');
  await expect(nameField(page)).toBeFocused();
  await expectAccessible(page, 'the sheet of a finished lesson');
  await press(dialog(page), "Desa'l en un fitxer");
  await expect(dialog(page)).toContainText('Escriu el nom de qui ha fet la lliçó.');
  await expect(nameField(page)).toBeFocused();
  await nameField(page).fill('Marta Zqada');
  const saved = await readSavedFile(page, () => press(dialog(page), "Desa'l en un fitxer"));
  const sheet = readSheet(saved.text);
  expect(sheet).toEqual({
    ...makeSheet('Marta Zqada', { lesson: LESSON }),
    id: expect.stringMatching(/^\w{5}$/),
    began: expect.any(String),
    saved: expect.any(String),
    steps: STEPS.map((title, index) => ({
      ...step(title, { hints: index === 0 ? 1 : 0 }),
      seconds: expect.any(Number),
      faults: index === 3 ? [{ call: 'POST /consultes', why: '500', times: 1 }] : [],
    })),
  });
  expect(saved.name).toMatch(/^full-\w{5}\.json$/);
  await page.keyboard.press('Escape');
  await expect(strip(page).getByRole('button', { name: 'Full de la lliçó' })).toBeFocused();
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain('Zqada');

  await page.goto('/demo');
  await openRoom(page);
  const jan = makeSheet('=Jan', {
    lesson: LESSON,
    steps: STEPS.map((title, index) =>
      step(title, index === 3 ? { done: false, seconds: 500 } : { seconds: 20 }),
    ),
  });
  await drop(page, [
    { name: 'marta.json', text: saved.text },
    { name: 'jan.json', text: toText(jan) },
    { name: 'jan (1).json', text: toText(jan) },
    { name: 'mig.json', text: toText(jan).slice(0, 300) },
    { name: 'nou.json', text: toText(jan).replace('"version":1', '"version":2') },
    { name: 'foto.json', text: 'hola' },
  ]);
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
    '«jan (1).json» ja hi era: és el mateix full de =Jan.',
    "«mig.json» és incomplet o s'ha modificat: demana'l un altre cop.",
    "«nou.json» és d'una altra versió de la demostració: obre'l amb aquella.",
    '«foto.json» no és cap full de lliçó.',
  ]);
  await expect(page.getByRole('status')).toHaveText("S'han afegit 2 fulls.");
  const room = page.getByRole('region', { name: LESSON }).first();
  await expect(room).toContainText('Acabada per 1 de 2 persones.');
  await expect(room).toContainText(
    'El que més ha costat: «4. Desa la consulta», el pas més lent o no acabat de 1 persona.',
  );
  await expect(room.getByRole('columnheader')).toHaveText([
    'Persona',
    ...STEPS.map((title, index) => `${index + 1}. ${title}`),
  ]);
  await expect(room.getByRole('rowheader')).toHaveText([
    /^=Jan3 de 4 · 9 min 20 s/,
    /^Marta Zqada4 de 4/,
    'Tota la sala',
  ]);
  await expect(room.getByRole('row').nth(1).getByRole('cell').last()).toHaveText('8 min 20 sno acabat');
  await expect(room.getByRole('row').last().getByRole('cell').last()).toContainText('Fet per 1 de 2mediana');
  await expectAccessibleInBothLooks(page, 'the room');
  await setLook(page, 'wide');
  const csv = await readSavedFile(page, () => press(page, `Exporta-ho (CSV): ${LESSON}`));
  expect(csv.name).toMatch(/^sala_\d{4}-\d\d-\d\d\.csv$/);
  const rows = csv.text.trim().split('\r\n');
  expect(rows).toHaveLength(3);
  expect(rows[1]).toContain(`${LESSON};'=Jan;20/11/2026 10:00;3;4;560;0;0;4. Desa la consulta`);
  expect(rows[2]).toContain('POST /consultes: 500 · error del servidor');
  complaints.length = 0;
});

test('a sheet from the middle of a lesson is copied, and pasted in the room by keyboard', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await setLook(page, 'phone');
  await openDoor(page);
  await begin(page, LESSON);
  await follow(page, strip(page).getByRole('button', { name: 'Tots els passos' }));
  await page.getByRole('button', { name: 'Full de la lliçó' }).press('Enter');
  await expect(nameField(page)).toBeFocused();
  await page.keyboard.type('Jan');
  await follow(page, dialog(page).getByRole('button', { name: "Copia'l com a text" }));
  await expect(dialog(page).getByRole('status')).toHaveText('El text ja és al porta-retalls.');
  await page.keyboard.press('Escape');
  await expect(strip(page).getByRole('button', { name: 'Tots els passos' })).toBeFocused();

  await page.goto('/demo');
  await follow(page, page.getByRole('link', { name: 'Obre la sala' }));
  await expect(page.getByRole('status')).toHaveText('Encara no hi ha cap full.');
  await follow(page, page.getByText("Enganxa el text d'un full"));
  const field = page.getByLabel("Text d'un full, o de més d'un");
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+V');
  await page.keyboard.type('{"format":"punt-jove.full"');
  await follow(page, page.getByRole('button', { name: 'Afegeix-ho a la sala' }));
  await expect(page.getByRole('alert')).toContainText('«text enganxat, 2» és incomplet');
  await expect(field).toHaveValue('{"format":"punt-jove.full"');
  await expect(page.getByRole('rowheader').first()).toContainText('Jan0 de 4');
});
