import { expect, type Page } from 'playwright/test';
import { choose, readSection } from '../../journeys/support/fields';
import { confirmDeletion, find, getNotice, save } from '../../journeys/support/form';
import {
  fillBooking,
  fillCompletion,
  fillConsulta,
  fillMore,
  NAME,
  openFreeSlot,
  openFromList,
  submitBooking,
  submitCompletion,
} from '../../journeys/support/job';
import { enterAs } from './site';
import { readSavedFile } from '../../journeys/support/savedFile';

const NOTE = 'Nota del desplegament';

/** Every page that an administrator opens, with its heading. */
const PAGES: Record<string, string | RegExp> = {
  '': /^Bon dia/,
  perfil: 'El meu perfil',
  professionals: 'Professionals',
  'professionals/nou': /professional/,
  consultes: 'Consultes',
  assessories: 'Assessories',
  calendari: 'Calendari',
  'calendari?vista=mes': 'Calendari',
  'calendari?vista=llista': 'Calendari',
  activitats: 'Activitats',
  'activitats/nova': 'Nova activitat',
  'configuracio/control': 'Control de dates',
  xifres: 'Xifres',
  enlloc: 'Oops! You seem to be lost.',
};

export async function bookAndComplete(page: Page): Promise<void> {
  await enterAs(page, 'assesor_laboral');
  await page.getByRole('navigation').getByRole('link', { name: 'Calendari' }).click();
  await openFreeSlot(page.getByRole('group', { name: 'divendres 20 de novembre' }));
  await fillBooking(page);
  await fillMore(page);
  await submitBooking(page);
  await openFromList(page);
  await page.getByRole('link', { name: 'Realitza' }).click();
  await fillCompletion(page);
  await choose(page, 'Sector professional', 'Hostaleria i turisme');
  await submitCompletion(page);
  await openFromList(page);
  expect(await readSection(page, 'Dades realitzada')).toMatchObject({
    'Sector professional': 'Hostaleria i turisme',
  });
  await page.getByRole('link', { name: 'Edita' }).click();
  await page.getByLabel('Observacions').fill(NOTE);
  await save(page, 'Desa els canvis');
  await expect(getNotice(page, "L'assessoria s'ha modificat correctament.")).toBeVisible();
  await expect(page.getByRole('link', { name: NAME })).toBeVisible();
}

export async function noteAndDelete(page: Page): Promise<void> {
  await enterAs(page, 'informador_integral', 'consultes/nova');
  await fillConsulta(page);
  await page.getByLabel('Observacions').fill(NOTE);
  await save(page, 'Desa la consulta');
  await expect(getNotice(page, "La consulta s'ha creat correctament.")).toBeVisible();
  await expect(page).toHaveURL('consultes');

  await find(page, NOTE, '1 consulta');
  const button = page.getByRole('button', { name: 'Exporta CSV (1)' });
  const file = await readSavedFile(page, () => button.click());
  expect(file.text.split('\r\n')[1]).toContain(`;Telèfon;`);
  await page.getByRole('row').filter({ hasText: 'Lleure' }).getByRole('link').click();
  await page.getByRole('button', { name: 'Elimina', exact: true }).click();
  await confirmDeletion(page);
  await expect(getNotice(page, "La consulta s'ha esborrat correctament.")).toBeVisible();
}

export async function openEveryPage(page: Page): Promise<void> {
  await enterAs(page, 'admin');
  for (const [path, name] of Object.entries(PAGES)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name }), path).toBeVisible();
  }
}
