import type { Locator, Page } from 'playwright/test';
import { choose, getRadio, pick } from '../../../journeys/support/fields';
import { fillBooking, fillCompletion } from '../../../journeys/support/job';
import { findId, findComingAssessoria, findOpenAssessoria, findSlot, NOW, OFFICE } from '../seed';
import { confirm, open, type Stage } from '../stage';
import { sign, type Form } from './record';

const DAY = 24 * 60 * 60 * 1000;
const OFFICES = 'GET /interns/oficines$';

const ONLY_WITH_PERMISSION = "Sense el permís l'adreça mateixa ja porta a l'inici.";

const byLabel = (page: Page, label: string | RegExp) => page.getByRole('main').getByLabel(label);

async function fillOnce(page: Page, turn: number): Promise<void> {
  const name = byLabel(page, /^Nom(?!bre)/);
  if ((await byLabel(page, /^Cognoms/).inputValue()) === '') return fillBooking(page);
  return name.fill(`Una altra ${turn}`);
}

const forgetName = (page: Page) => byLabel(page, /^Nom(?!bre)/).fill('');

async function fillPassword(page: Page, turn: number): Promise<void> {
  const password = `Nova${turn}678?`;
  await byLabel(page, /^Contrasenya nova/).fill(password);
  await byLabel(page, /^Repeteix/).fill(password);
}

/** A repetition that differs only by one letter. */
async function spoilPassword(page: Page): Promise<void> {
  await fillPassword(page, 1);
  await byLabel(page, /^Repeteix/).fill('Nova1679?');
}

async function toggle(field: Locator, one: string, other: string): Promise<void> {
  await field.fill((await field.inputValue()) === one ? other : one);
}

async function followMail(stage: Stage): Promise<void> {
  const { page } = stage;
  await open(stage, '/recordar_contrasenya');
  await byLabel(page, /^Correu/).fill('admin@example.org');
  await page.getByRole('button', { name: 'Envia' }).click();
  await page.getByRole('link', { name: "Obre l'enllaç del correu" }).click();
}

const getHours = (page: Page) =>
  page.getByRole('radiogroup', { name: 'Tria una hora lliure' }).getByRole('radio', { name: /Presencial/ });

/** Folds open an hour that was chosen before the form is shown again. */
async function unfold(page: Page): Promise<void> {
  const fold = page.getByRole('main').getByRole('button', { name: "Canvia l'hora" });
  await getHours(page).first().or(fold).waitFor();
  if (await fold.isVisible()) await fold.click();
}

/** Picks one of a move's free hours by key, since a notice may cover it. */
export async function pickHour(page: Page, index: number): Promise<void> {
  await unfold(page);
  await getHours(page).nth(index).press('Space');
}

async function forgetHour(page: Page): Promise<void> {
  const day = byLabel(page, 'Dia');
  const text = await day.inputValue();
  await day.fill('');
  await day.fill(text);
}

const slot = findSlot('laboral', OFFICE);

const consulta = findId(
  'consultes',
  ({ oficina_id, data }) => oficina_id === OFFICE && data > NOW.getTime() - 5 * DAY,
);
const activitat = findId('activitats', ({ oficina_id }) => oficina_id === OFFICE);
const colleague = findId('professionals', ({ email }) => email === 'assesor_laboral@example.org');

export const FORMS: readonly Form[] = [
  {
    machine: 'consultaEdit',
    who: 'informador_integral',
    path: `/consultes/${consulta}/editar`,
    heading: 'Edita la consulta',
    load: 'GET /consultes/\\d+$',
    sharesLoad: true,
    save: 'PATCH /consultes/\\d+$',
    submit: 'Desa els canvis',
    permission: 'edit_consulta',
    fill: (page, turn) => byLabel(page, /^Nombre de persones/).fill(String(1 + (turn % 9))),
    time: /^Hora/,
    spoil: (page) => byLabel(page, /^Nombre de persones/).fill('31'),
    after: '/consultes',
  },
  {
    machine: 'consultaCreate',
    who: 'informador_integral',
    path: '/consultes/nova',
    heading: 'Nova consulta',
    load: OFFICES,
    sharesLoad: true,
    save: 'POST /consultes$',
    search: 'GET /consultes\\?data_inici',
    submit: 'Desa la consulta',
    another: "Desa i crea'n una altra",
    permission: 'create_consulta',
    async fill(page, turn) {
      if (!(await getRadio(page, 'Gènere', 'Dona').isChecked())) {
        await choose(page, 'Àmbit', 'Treball');
        await pick(getRadio(page, 'Edat', '16-19'));
        await pick(getRadio(page, 'Gènere', 'Dona'));
      }
      await byLabel(page, /^Nombre de persones/).fill(String(1 + (turn % 9)));
    },
    time: /^Hora/,
    spoil: (page) => byLabel(page, /^Nombre de persones/).fill('31'),
    after: '/consultes',
  },
  {
    machine: 'activitatEdit',
    who: 'informador_integral',
    path: `/activitats/${activitat}/editar`,
    heading: "Edita l'activitat",
    load: 'GET /activitats/\\d+$',
    sharesLoad: true,
    save: 'PATCH /activitats$',
    submit: 'Desa els canvis',
    permission: 'edit_activitat',
    fill: (page, turn) => byLabel(page, /^Títol/).fill(`Taller de prova ${turn}`),
    time: /^Hora d'inici/,
    spoil: (page) => byLabel(page, /^Títol/).fill(''),
    after: '/activitats',
  },
  {
    machine: 'activitatCreate',
    who: 'informador_integral',
    path: '/activitats/nova',
    heading: 'Nova activitat',
    load: OFFICES,
    sharesLoad: true,
    save: 'POST /activitats$',
    search: 'GET /activitats$',
    submit: "Desa l'activitat",
    permission: 'create_activitat',
    async fill(page, turn) {
      await byLabel(page, /^Títol/).fill(`Taller de prova ${turn}`);
      await byLabel(page, /^Data/).fill('25/11/2026');
      await byLabel(page, /^Hora final/).fill('12:30');
      await choose(page, "Marc d'acció", 'Formació');
      await choose(page, 'Àrea', 'Acció als centres educatius');
    },
    time: /^Hora d'inici/,
    spoil: (page) => byLabel(page, /^Títol/).fill(''),
    after: '/activitats',
  },
  {
    machine: 'professionalEdit',
    who: 'admin',
    path: `/professionals/${colleague}/editar`,
    heading: 'Edita les dades',
    load: 'GET /professionals/\\d+$',
    sharesLoad: true,
    save: 'PATCH /professionals/\\d+$',
    submit: 'Desa els canvis',
    permission: 'edit_usuari',
    fill: (page, turn) => byLabel(page, /^Nom/).fill(`Aina ${turn}`),
    warning: {
      put: (page, hasWarnings) =>
        pick(getRadio(page, 'Estat', hasWarnings ? 'Compte inactiu' : 'Compte actiu')),
      says: "cites a partir d'avui",
    },
    spoil: (page) => byLabel(page, /^Nom/).fill(''),
    touch: (page) => sign(byLabel(page, 'Segon cognom')),
    after: '/professionals',
  },
  {
    machine: 'professionalCreate',
    who: 'admin',
    path: '/professionals/nou',
    heading: 'Nou professional',
    isAtOnce: true,
    save: 'POST /professionals$',
    search: 'GET /professionals$',
    submit: 'Desa les dades',
    another: "Desa i crea'n un altre",
    permission: 'create_usuari',
    async fill(page, turn) {
      await byLabel(page, /^Nom/).fill(`Aina ${turn}`);
      await byLabel(page, /^Primer cognom/).fill('Provada');
      await byLabel(page, /^Correu/).fill('aina.provada@example.org');
      await choose(page, 'Rol', 'Administració');
    },
    spoil: (page) => byLabel(page, /^Nom/).fill(''),
    touch: (page) => sign(byLabel(page, 'Segon cognom')),
    after: '/professionals',
  },
  {
    machine: 'assessoriaEdit',
    who: 'informador_integral',
    path: `/assessories/${findOpenAssessoria()}/editar`,
    heading: "Edita l'assessoria laboral",
    load: 'GET /assessories/\\d+$',
    sharesLoad: true,
    save: 'PATCH /assessories/\\d+$',
    submit: 'Desa els canvis',
    permission: 'edit_assessoria',
    fill: (page, turn) => byLabel(page, /^Nom(?!bre)/).fill(`Wanda ${turn}`),
    spoil: forgetName,
    after: '/assessories',
  },
  {
    machine: 'assessoriaCreate',
    isOver: true,
    who: 'informador_integral',
    path: '/assessories/nova',
    heading: 'Nova assessoria',
    load: OFFICES,
    sharesLoad: true,
    save: 'POST /assessories$',
    search: 'GET /assessories\\?q=',
    submit: "Desa l'assessoria",
    permission: 'create_assessoria',
    async fill(page, turn) {
      if ((await byLabel(page, /^Cognoms/).inputValue()) === '')
        await pick(getRadio(page, "Tipus d'assessoria", 'Laboral'));
      await fillOnce(page, turn);
    },
    time: /^Hora/,
    spoil: forgetName,
    after: '/assessories',
  },
  {
    machine: 'citaCreate',
    isOver: true,
    who: 'informador_integral',
    path: `/calendari/cita/nova?data=${slot.dia}&tipus=laboral&disponibilitat_id=${slot.id}`,
    heading: 'Nova cita',
    load: 'GET /cites/disponibilitats$',
    sharesLoad: true,
    save: 'POST /cites$',
    search: 'GET /assessories\\?q=',
    submit: 'Reserva la cita',
    async fill(page, turn) {
      const hours = page.getByRole('radiogroup', { name: 'Tria una hora lliure' }).getByRole('radio');
      if (await hours.first().isVisible()) await pick(hours.first());
      await fillOnce(page, turn);
    },
    spoil: forgetName,
    touch: (page) => sign(byLabel(page, 'Descripció')),
    after: /\/calendari\?data=[-\d]+&cita=\d+$/,
    left: {
      'citaCreate.loading xstate.done.actor.load #0': ONLY_WITH_PERMISSION,
    },
  },
  {
    machine: 'citaMove',
    isOver: true,
    who: 'informador_integral',
    path: `/assessories/${findComingAssessoria()}/hora?data=${slot.dia}`,
    heading: "Canvia l'hora",
    load: 'GET /assessories/\\d+$',
    save: 'POST /cites$',
    search: 'GET /assessories\\?q=',
    submit: "Desa l'hora nova",
    permission: 'delete_cita',
    fill: (page, turn) => pickHour(page, turn % 2),
    /** The third hour belongs to another professional. */
    warning: {
      put: async (page, hasWarnings) => (hasWarnings ? pickHour(page, 2) : undefined),
      says: 'Canvia de professional',
    },
    async spoil(page) {
      await unfold(page);
      await forgetHour(page);
    },
    async touch(page) {
      await unfold(page);
      const [first] = await getHours(page).all();
      if (!first) throw new Error('there is no free hour');
      await ((await first.isChecked()) ? forgetHour(page) : pick(first));
    },
    after: /\/calendari\?data=[-\d]+&cita=\d+/,
  },
  {
    machine: 'completion',
    who: 'informador_integral',
    path: `/assessories/${findOpenAssessoria()}/realitzar`,
    heading: "Realitza l'assessoria laboral",
    load: 'GET /assessories/\\d+$',
    save: 'POST /assessories/laborals$',
    submit: 'Desa la realització',
    permission: 'edit_assessoria',
    async fill(page, turn) {
      const people = byLabel(page, /^Assistents/);
      if (!(await getRadio(page, "Com s'ha inscrit", 'Cita prèvia').isChecked())) await fillCompletion(page);
      await people.fill(String(1 + (turn % 9)));
    },
    spoil: (page) => byLabel(page, /^Assistents/).fill('16'),
    after: '/assessories',
    causes: {
      'record.marked': async (stage) => {
        await stage.page.getByRole('main').getByRole('button', { name: 'No ha assistit' }).click();
        await confirm(stage, 'Marca-la');
      },
    },
  },
  {
    machine: 'dataRules',
    who: 'admin',
    path: '/configuracio/control',
    heading: 'Control de dates',
    load: 'GET /config/data_rules$',
    sharesLoad: true,
    save: 'PATCH /config/data_rules$',
    submit: 'Desa les regles',
    permission: 'edit_configuracio',
    fill: (page, turn) =>
      page
        .getByRole('spinbutton')
        .first()
        .fill(String(10 + turn)),
    spoil: (page) => page.getByRole('spinbutton').first().fill(''),
    touch: (page) => toggle(page.getByRole('spinbutton').last(), '15', '16'),
  },
  {
    machine: 'profile',
    who: 'admin',
    path: '/perfil',
    heading: 'El meu perfil',
    save: 'PATCH /auth/profile$',
    submit: 'Desa la contrasenya',
    async fill(page, turn) {
      await byLabel(page, /^Contrasenya actual/).fill('Demo1234!');
      await fillPassword(page, turn);
    },
    spoil: spoilPassword,
    touch: (page) => toggle(byLabel(page, /^Repeteix/), '', 'a'),
  },
  {
    machine: 'passwordReminder',
    who: null,
    path: '/recordar_contrasenya',
    heading: 'Recupera la contrasenya',
    save: 'POST /auth/send-password$',
    submit: 'Envia',
    fill: (page, turn) =>
      byLabel(page, /^Correu/).fill(['admin@example.org', 'canvi@example.org'][turn % 2] ?? ''),
    spoil: (page) => byLabel(page, /^Correu/).fill('ningú'),
    touch: (page) => toggle(byLabel(page, /^Correu/), '', 'a'),
    after: '/login',
  },
  {
    machine: 'passwordReset',
    isOver: true,
    who: null,
    path: followMail,
    heading: 'Tria una contrasenya nova',
    save: 'POST /auth/reset-password$',
    submit: 'Desa la contrasenya',
    fill: fillPassword,
    spoil: spoilPassword,
    touch: (page) => toggle(byLabel(page, /^Repeteix/), '', 'a'),
    after: '/login',
  },
];
