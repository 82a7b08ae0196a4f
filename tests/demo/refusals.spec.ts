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
import { choose, getRadio } from '../journeys/support/fields';
import { confirmDeletion } from '../journeys/support/form';
import { fillBooking, fillCompletion } from '../journeys/support/job';
import { expect, test } from '../journeys/support/journey';
import { press } from './support/demo';
import { provoke, stop } from './support/errors';

/** What somebody does that the service then refuses: who, where, up to the press that sends it. */
type Act = { who: string; path: string; call: string; text: string; act: (page: Page) => Promise<void> };

const SERVER_ERROR = '500 · error del servidor';
const coming = findComingAssessoria();
const DAY = 86_400_000;
const consulta = findId('consultes', ({ data }) => data > NOW.getTime() - 5 * DAY);
const slot = findSlot('laboral', OFFICE);

/** Changes a text of an existing record and saves it. */
const change = (label: string | RegExp, button: string) => async (page: Page) => {
  await page.getByRole('main').getByLabel(label).first().fill('Una nota');
  await press(page, button);
};

/** Deletes the first record of a list. */
const remove = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Accions/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Elimina' }).click();
  await confirmDeletion(page);
};

const ACTS: readonly Act[] = [
  {
    who: 'informador_integral',
    path: '/activitats/nova',
    call: 'POST /activitats',
    text: 'Error creant la activitat',
    async act(page) {
      await page.getByLabel(/^Títol/).fill('Una xerrada');
      await page.getByLabel(/^Data/).fill('25/11/2026');
      await page.getByLabel(/^Hora d'inici/).fill('10:00');
      await page.getByLabel(/^Hora final/).fill('11:00');
      await choose(page, "Marc d'acció", 'Formació');
      await choose(page, "Submarc d'acció", 'Xerrada');
      await choose(page, 'Àrea', 'Acció als centres educatius');
      await press(page, "Desa l'activitat");
    },
  },
  {
    who: 'admin',
    path: '/activitats/1/editar',
    call: 'PATCH /activitats',
    text: 'Error modificant la activitat',
    act: change(/^Títol/, 'Desa els canvis'),
  },
  {
    who: 'admin',
    path: '/activitats',
    call: 'DELETE /activitats/{id}',
    text: "Error esborrant l'activitat",
    act: remove,
  },
  {
    who: 'admin',
    path: `/assessories/${coming}/editar`,
    call: 'PATCH /assessories/{id}',
    text: "Error modificant l'assessoria",
    act: change('Descripció', 'Desa els canvis'),
  },
  {
    who: 'admin',
    path: '/assessories?estat=pendent',
    call: 'DELETE /assessories/{id}',
    text: "Error esborrant l'assessoria",
    act: remove,
  },
  {
    who: 'informador_integral',
    path: `/assessories/${findOpenAssessoria('academica')}/realitzar`,
    call: 'POST /assessories/academiques',
    text: "Error realitzant l'assessoria",
    async act(page) {
      await fillCompletion(page);
      await getRadio(page, "On s'ha realitzat", 'CAAJ').check();
      await press(page, 'Desa la realització');
    },
  },
  {
    who: 'informador_integral',
    path: `/calendari/cita/nova?data=${slot.dia}&disponibilitat_id=${slot.id}`,
    call: 'POST /cites',
    text: 'Error creant la cita',
    async act(page) {
      await fillBooking(page);
      await press(page, 'Reserva la cita');
    },
  },
  {
    who: 'informador_integral',
    path: '/consultes',
    call: 'DELETE /consultes/{id}',
    text: 'No es pot esborrar la consulta.',
    act: remove,
  },
  {
    who: 'admin',
    path: `/consultes/${consulta}/editar`,
    call: 'PATCH /consultes/{id}',
    text: 'Error modificant la consulta',
    act: change('Observacions', 'Desa els canvis'),
  },
  {
    who: 'admin',
    path: '/professionals/nou',
    call: 'POST /professionals',
    text: 'Error creant el/la professional',
    async act(page) {
      await page.getByLabel(/^Nom/).fill('Aina');
      await page.getByLabel(/^Primer cognom/).fill('Provada');
      await page.getByLabel(/^Correu/).fill('aina.provada@example.org');
      await choose(page, 'Rol', 'Administració');
      await press(page, 'Desa el professional');
    },
  },
  {
    who: 'admin',
    path: '/professionals/20/editar',
    call: 'PATCH /professionals/{id}',
    text: 'Error al modificar el/la professional',
    act: change(/^Nom/, 'Desa els canvis'),
  },
  {
    who: 'admin',
    path: '/professionals?role=assesor_laboral',
    call: 'DELETE /professionals/{id}',
    text: 'No es pot esborrar el/la professional/a.',
    act: remove,
  },
  {
    who: 'admin',
    path: '/configuracio/control',
    call: 'PATCH /config/data_rules',
    text: 'Error modificant les regles de dates',
    async act(page) {
      await page.locator('[id="activitats.dies_endavant"]').fill('1');
      await press(page, 'Desa les regles');
    },
  },
  {
    who: 'assesor_laboral',
    path: '/perfil',
    call: 'PATCH /auth/profile',
    text: 'Error al actualizar contraseña',
    async act(page) {
      await page.getByLabel(/^Contrasenya actual/).fill('Demo1234!');
      await page.getByLabel(/^Contrasenya nova/).fill('Demo1234?');
      await page.getByLabel(/^Repeteix/).fill('Demo1234?');
      await press(page, 'Desa la contrasenya');
    },
  },
];

for (const { who, path, call, text, act } of ACTS) {
  test(`${text}: ${call}`, async ({ page, complaints }) => {
    await enterAs(page, who, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await provoke(page, call, SERVER_ERROR);
    await page.keyboard.press('Escape');
    await act(page);
    await expect(page.locator('body')).toContainText(text);
    await stop(page);
    complaints.length = 0;
  });
}

test('El email no existe: POST /auth/send-password', async ({ page, complaints }) => {
  await openDemo(page, '/recordar_contrasenya');
  await provoke(page, 'POST /auth/send-password', '404 · no existeix');
  await page.keyboard.press('Escape');
  await page.getByLabel(/^Correu electrònic/).fill('admin@example.org');
  await page.getByRole('main').getByRole('button').last().click();
  await expect(page.locator('body')).toContainText('El email no existe');
  complaints.length = 0;
});
