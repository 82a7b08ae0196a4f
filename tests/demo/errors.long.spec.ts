import { findOpenAssessoria } from '../paths/browser/seed';
import { enterAs } from '../journeys/support/demo';
import { choose } from '../journeys/support/fields';
import { getNotice } from '../journeys/support/form';
import { fillConsulta } from '../journeys/support/job';
import { expect, test } from '../journeys/support/journey';
import { go } from '../journeys/support/look';
import { press } from './support/demo';
import { provoke, stop } from './support/errors';

const EMPTY = '/nowhere';

/** Failing reads and their pages (spec §8, loads and lists). */
const READS: readonly [call: string, path: string, text: string][] = [
  ['GET /activitats', '/activitats', 'Error llistant les activitats'],
  ['GET /assessories', '/assessories', 'Error llistant les assessories'],
  ['GET /consultes', '/consultes', 'Error llistant les consultes'],
  ['GET /professionals', '/professionals', 'Error llistant els professionals'],
  ['GET /cites', '/calendari', 'Error llistant les cites'],
  ['GET /cites/disponibilitats', '/', 'Error llistant les disponibilitats'],
  ['GET /activitats/{id}', '/activitats/1/editar', "No hem pogut carregar l'activitat"],
  ['GET /assessories/{id}', '/assessories/411', "No hem pogut carregar l'assessoria"],
  ['GET /consultes/{id}', '/consultes/1/editar', 'No hem pogut carregar la consulta'],
  ['GET /professionals/{id}', '/professionals/20/editar', 'No hemos podido cargar el/la usuario/a'],
  ['GET /config/data_rules', '/configuracio/control', 'No hem pogut carregar les regles de dates'],
  ['GET /interns/areas', '/activitats/nova', 'Error llistant les àrees'],
  ['GET /interns/marcs', '/activitats/nova', 'Error llistant els marcs'],
  ['GET /interns/centre_educatius', '/activitats/nova', 'Error llistant els centres educatius'],
  ['GET /interns/oficines', '/activitats/nova', 'Error llistant les oficines'],
  ['GET /interns/ambits', '/consultes/nova', 'Error llistant els ambits'],
  ['GET /interns/tematiques', '/consultes/nova', 'Error llistant els tematiques'],
];

for (const [call, path, text] of READS) {
  test(`a failed ${call} shows "${text}"`, async ({ page, complaints }) => {
    await enterAs(page, 'admin', EMPTY);
    await provoke(page, call, '500 · error del servidor');
    await page.keyboard.press('Escape');
    await go(page, path);
    await expect(page.locator('body')).toContainText(text);
    await stop(page);
    complaints.length = 0;
  });
}

/** Lists of a completion's form (spec §8, lists). */
const COMPLETIONS = [
  {
    tipus: 'academica',
    call: 'GET /interns/academiques',
    text: 'Error llistant acadèmiques',
    box: 'Universitat',
  },
  {
    tipus: 'mobilitat_internacional',
    call: 'GET /interns/paisos',
    text: 'Error llistant els països',
    box: 'País',
  },
  {
    tipus: 'laboral',
    call: 'GET /interns/sector_professionals',
    text: 'Error llistant els sectors professionals',
    box: 'Sector professional',
  },
] as const;

for (const { tipus, call, text, box } of COMPLETIONS) {
  test(`a failed ${call} shows "${text}"`, async ({ page, complaints }) => {
    await enterAs(page, 'admin', '/perfil');
    await provoke(page, call, '500 · error del servidor');
    await page.keyboard.press('Escape');
    await go(page, `/assessories/${findOpenAssessoria(tipus)}/realitzar`);
    await page.getByLabel(/^Assistents/).fill('2');
    if (box === 'País') await choose(page, 'Zona geogràfica', 'Europa');
    await expect(page.locator('body')).toContainText(text);
    await expect(page.getByLabel(/^Assistents/)).toHaveValue('2');
    await stop(page);
    complaints.length = 0;
  });
}

for (const list of ['activitats', 'assessories', 'consultes']) {
  test(`a failed GET /${list}/exports/csv shows "No hem pogut descargar el document"`, async ({
    page,
    complaints,
  }) => {
    await enterAs(page, 'admin', `/${list}`);
    await provoke(page, `GET /${list}/exports/csv`, '500 · error del servidor');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Exporta CSV/ }).click();
    await expect(getNotice(page, 'No hem pogut descargar el document')).toBeVisible();
    await stop(page);
    complaints.length = 0;
  });
}

/** Statuses of any call (spec §8, fixed texts). */
const STATUSES: readonly [kind: string, text: string][] = [
  ['400 · petició incorrecta', 'Petició incorrecta, contacteu amb suport'],
  ['419 · la pàgina ha caducat', 'Petició incorrecta, contacteu amb suport'],
  ['403 · no hi té permís', 'No tens permisos per realitzar aquesta operació'],
  [
    '422 · alguna dada no és correcta',
    'Algunes de les dades introduïdes no són correctes. Reviseu-los i torneu-ho a provar',
  ],
  // Last but one: what it stored is unknown, so that sending again is asked about.
  ['500 · error del servidor', 'Error creant la consulta'],
  ['401 · la sessió ja no és vàlida', 'Dades de sessió incorrectes, inicieu sessió de nou'],
];

test('each status shows its fixed text, and the form keeps its typed values', async ({
  page,
  complaints,
}) => {
  await enterAs(page, 'informador', '/consultes/nova');
  await fillConsulta(page);
  await page.getByRole('main').getByLabel('Observacions').fill('Una nota');
  for (const [kind, text] of STATUSES) {
    await provoke(page, 'POST /consultes', kind);
    await press(page, 'Desa la consulta');
    if (kind.startsWith('401')) await press(page, 'Desa-ho igualment');
    await expect(page.locator('body'), kind).toContainText(text);
    if (!kind.startsWith('401'))
      await expect(page.getByRole('main').getByLabel('Observacions')).toHaveValue('Una nota');
    await stop(page);
  }
  complaints.length = 0;
});
