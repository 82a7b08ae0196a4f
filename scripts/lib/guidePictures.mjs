/** @typedef {import('playwright').Page} Page */

const LESSON = 'Reserva una cita i tanca una sessió acadèmica';

/** @param {Page} page @param {string | RegExp} name */
const press = (page, name) => page.getByRole('button', { name, exact: true }).first().click();

/** @param {Page} page @param {string} section */
async function openPanel(page, section) {
  await press(page, 'Formació');
  await page.locator('label', { hasText: section }).click();
}

/** @param {Page} page */
const enter = (page) => page.getByRole('button', { name: /^Informació Informa i dona hora/ }).click();

/** The sheets of a lesson: seconds and hints of its steps, by person. */
const SHEETS = /** @type {const} */ ([
  ['Àlex', [10, 26, 134], [0, 0, 1]],
  ['Berta Soler i Ferrer', [11, 29, 81, 18, 299], [0, 1, 0, 0, 0]],
  ['Cesc', [12, 32, 118, 19, 152], [0, 0, 0, 0, 0]],
  ['Dolors Pi', [14, 35, 120, 21, 168], [0, 0, 1, 0, 2]],
]);
const STEPS = [
  'Obre el calendari',
  'Tria una hora lliure',
  'Escriu qui ve i reserva la cita',
  'Obre una sessió que espera que la tanquis',
  'Digues com ha anat i desa-ho',
];

/** @param {(typeof SHEETS)[number]} sheet @param {number} index */
function toFile([name, seconds, hints], index) {
  const sheet = {
    format: 'punt-jove.full',
    version: 1,
    id: `full${index}`,
    name,
    lesson: LESSON,
    began: `2026-11-20T09:0${index}:00Z`,
    saved: '2026-11-20T09:20:00Z',
    steps: STEPS.map((title, step) => {
      const isDone = step < seconds.length && !(name === 'Àlex' && step === 2);
      return { title, done: isDone, seconds: seconds[step] ?? null, hints: hints[step] ?? 0, faults: [] };
    }),
  };
  return {
    name: `full-${index}.json`,
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(sheet)),
  };
}

/** @param {Page} page */
async function record(page) {
  await enter(page);
  await openPanel(page, 'Lliçó');
  await press(page, 'Enregistra una lliçó');
  await press(page, 'Tanca el panell');
  await page.getByRole('link', { name: 'Consultes', exact: true }).click();
  await page.getByRole('searchbox').first().click();
  await page.keyboard.type('la');
  await page.getByText(/^\d+ consultes$/).waitFor();
  await page.getByRole('link', { name: 'Calendari', exact: true }).click();
  await page
    .getByText(/^\d+ cites/)
    .first()
    .waitFor();
  await press(page, 'Formació');
  await press(page, "Atura l'enregistrament");
  await page.getByLabel('Nom de la lliçó').fill('La primera tarda');
  await press(page, /Cerca a «Consultes»/);
}

/**
 * The pictures of docs/formadors.md: what is done at the door before each.
 * @type {Readonly<Record<string, (page: Page) => Promise<void>>>}
 */
export const GUIDE_PICTURES = {
  porta: async () => {},
  async llico(page) {
    await press(page, `Comença: ${LESSON}`);
    await press(page, "Dona'm una pista");
    await page.locator('[data-pointed]').waitFor();
  },
  async reproduccio(page) {
    await press(page, 'Mira com es fa: Anota una consulta amb temàtiques');
    await press(page, 'Pausa');
    await press(page, 'Pas següent');
    await page.getByText(/^1 de 8/).waitFor();
    await press(page, 'Pas següent');
    await page.getByText(/^2 de 8/).waitFor();
  },
  async sala(page) {
    await page.getByRole('link', { name: 'Obre la sala' }).click();
    await page.locator('input[type=file]').setInputFiles(SHEETS.map(toFile));
    await page.getByText("S'han afegit 4 fulls.").waitFor();
  },
  async panell(page) {
    await enter(page);
    await press(page, 'Formació');
    await press(page, "Provoca l'error");
  },
  editor: record,
  async full(page) {
    await page.addInitScript(() => {
      globalThis.print = () => {};
    });
    await press(page, `Imprimeix els passos i les notes: ${LESSON}`);
    await page.getByRole('menuitem', { name: /^Amb imatges/ }).click();
    const print = page.getByRole('button', { name: 'Imprimeix amb 5 imatges' });
    await print.click({ timeout: 120_000 });
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 900, height: 800 });
    await page.locator('body > .paper').evaluate((/** @type {HTMLElement} */ paper) => {
      paper.style.padding = '2rem';
      paper.querySelector('.handout-notes')?.remove();
    });
  },
};
