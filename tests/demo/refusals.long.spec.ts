import type { Page } from 'playwright/test';
import {
  findComingAssessoria,
  findId,
  findOpenAssessoria,
  findSlot,
  NOW,
  OFFICE,
} from '../paths/browser/seed';
import { enterAs, openDemo } from '../journeys/support/demo';
import { choose, getRadio, pick } from '../journeys/support/fields';
import { fillBooking, fillCompletion } from '../journeys/support/job';
import { expect, test } from '../journeys/support/journey';
import { press } from './support/demo';
import { provoke, readTyped, stop } from './support/errors';

type Save = {
  who: string;
  path: string;
  call: string;
  text: string;
  fill: (page: Page) => Promise<void>;
  button: string;
};

const SERVER_ERROR = '500 · error del servidor';
const coming = findComingAssessoria();
const DAY = 86_400_000;
const consulta = findId('consultes', ({ data }) => data > NOW.getTime() - 5 * DAY);
const slot = findSlot('laboral', OFFICE);

const change = (label: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByLabel(label).first().fill('Una nota');

const SAVES: readonly Save[] = [
  {
    who: 'informador_integral',
    path: '/activitats/nova',
    call: 'POST /activitats',
    text: 'Error creant la activitat',
    async fill(page) {
      await page.getByLabel(/^Títol/).fill('Una xerrada');
      await page.getByLabel(/^Data/).fill('25/11/2026');
      await page.getByLabel(/^Hora d'inici/).fill('10:00');
      await page.getByLabel(/^Hora final/).fill('11:00');
      await choose(page, "Marc d'acció", 'Formació');
      await choose(page, "Submarc d'acció", 'Xerrada');
      await choose(page, 'Àrea', 'Acció als centres educatius');
    },
    button: "Desa l'activitat",
  },
  {
    who: 'admin',
    path: '/activitats/1/editar',
    call: 'PATCH /activitats',
    text: 'Error modificant la activitat',
    fill: change(/^Títol/),
    button: 'Desa els canvis',
  },
  {
    who: 'assesor_laboral',
    path: '/assessories/nova',
    call: 'POST /assessories',
    text: "Error creant l'assessoria",
    fill: fillBooking,
    button: "Desa l'assessoria",
  },
  {
    who: 'admin',
    path: `/assessories/${coming}/editar`,
    call: 'PATCH /assessories/{id}',
    text: "Error modificant l'assessoria",
    fill: change('Descripció'),
    button: 'Desa els canvis',
  },
  {
    who: 'informador_integral',
    path: `/assessories/${findOpenAssessoria('academica')}/realitzar`,
    call: 'POST /assessories/academiques',
    text: "Error realitzant l'assessoria",
    async fill(page) {
      await fillCompletion(page);
      await pick(getRadio(page, "On s'ha realitzat", 'CAAJ'));
    },
    button: 'Desa la realització',
  },
  {
    who: 'informador_integral',
    path: `/calendari/cita/nova?data=${slot.dia}&tipus=laboral&disponibilitat_id=${slot.id}`,
    call: 'POST /cites',
    text: 'Error creant la cita',
    async fill(page) {
      await fillBooking(page);
    },
    button: 'Reserva la cita',
  },
  {
    who: 'informador_integral',
    path: `/assessories/${coming}/hora?data=${slot.dia}`,
    call: 'POST /cites',
    text: "Error canviant l'hora de la cita",
    fill: (page) =>
      pick(
        page
          .getByRole('radiogroup', { name: 'Tria una hora lliure' })
          .getByRole('radio', { name: /Presencial/ })
          .nth(1),
      ),
    button: "Desa l'hora nova",
  },
  {
    who: 'admin',
    path: `/consultes/${consulta}/editar`,
    call: 'PATCH /consultes/{id}',
    text: 'Error modificant la consulta',
    fill: change('Observacions'),
    button: 'Desa els canvis',
  },
  {
    who: 'admin',
    path: '/professionals/nou',
    call: 'POST /professionals',
    text: 'Error creant el/la professional',
    async fill(page) {
      await page.getByLabel(/^Nom/).fill('Aina');
      await page.getByLabel(/^Primer cognom/).fill('Provada');
      await page.getByLabel(/^Correu/).fill('aina.provada@example.org');
      await choose(page, 'Rol', 'Administració');
    },
    button: 'Desa les dades',
  },
  {
    who: 'admin',
    path: '/professionals/20/editar',
    call: 'PATCH /professionals/{id}',
    text: 'Error al modificar el/la professional',
    fill: change(/^Nom/),
    button: 'Desa els canvis',
  },
  {
    who: 'admin',
    path: '/configuracio/control',
    call: 'PATCH /config/data_rules',
    text: 'Error modificant les regles de dates',
    async fill(page) {
      await page.locator('[id="activitats.dies_endavant"]').fill('1');
    },
    button: 'Desa les regles',
  },
  {
    who: 'assesor_laboral',
    path: '/perfil',
    call: 'PATCH /auth/profile',
    text: 'Error al actualizar contraseña',
    async fill(page) {
      await page.getByLabel(/^Contrasenya actual/).fill('Demo1234!');
      await page.getByLabel(/^Contrasenya nova/).fill('Demo1234?');
      await page.getByLabel(/^Repeteix/).fill('Demo1234?');
    },
    button: 'Desa la contrasenya',
  },
];

for (const { who, path, call, text, fill, button } of SAVES) {
  test(`a refused ${call} shows "${text}"`, async ({ page, complaints }) => {
    await enterAs(page, who, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await provoke(page, call, SERVER_ERROR);
    await page.keyboard.press('Escape');
    await fill(page);
    const typed = await readTyped(page);
    await press(page, button);
    await expect(page.locator('body')).toContainText(text);
    expect(await readTyped(page)).toEqual(typed);
    await stop(page);
    complaints.length = 0;
  });
}

test('a refused POST /auth/send-password shows "El email no existe"', async ({ page, complaints }) => {
  await openDemo(page, '/recordar_contrasenya');
  await provoke(page, 'POST /auth/send-password', '404 · no existeix');
  await page.keyboard.press('Escape');
  await page.getByLabel(/^Correu electrònic/).fill('admin@example.org');
  const typed = await readTyped(page);
  await press(page, 'Envia');
  await expect(page.locator('body')).toContainText('El email no existe');
  expect(await readTyped(page)).toEqual(typed);
  complaints.length = 0;
});

/** Texts of a failed password reset: its own for a 404, else that of the status (spec §8). */
const RESETS: readonly [kind: string, text: string][] = [
  ['404 · no existeix', 'El/La usuario/a no existe.'],
  [SERVER_ERROR, "S'ha produït un error validant la petició"],
  ['503 · en manteniment', 'Error HTTP 503 - El servei està en manteniment'],
  ['No hi ha resposta', "S'ha produït un error inesperat"],
];

test('a failed password reset shows its text, and the form keeps the password', async ({
  page,
  complaints,
}) => {
  await openDemo(page, '/recordar_contrasenya/zx81zx81/admin%40example.org');
  await page.getByLabel(/^Contrasenya nova/).fill('Nova5678?');
  await page.getByLabel(/^Repeteix/).fill('Nova5678?');
  const typed = await readTyped(page);
  for (const [kind, text] of RESETS) {
    await provoke(page, 'POST /auth/reset-password', kind);
    await page.keyboard.press('Escape');
    await press(page, 'Desa la contrasenya');
    await expect(page.locator('body'), kind).toContainText(text);
    expect(await readTyped(page), kind).toEqual(typed);
    await stop(page);
    await page.keyboard.press('Escape');
  }
  complaints.length = 0;
});
