import type { Page } from 'playwright/test';
import { enterAs } from './support/demo';
import { choose, chooseAll, clear, getBox, getRadio, pick, readSection } from './support/fields';
import {
  fillBooking,
  fillCompletion,
  fillMore,
  NAME,
  openFreeSlot,
  openFromList,
  submitBooking,
  submitCompletion,
} from './support/job';
import { expect, test } from './support/journey';

const BOOKED = {
  'Nom i cognoms': NAME,
  Telèfon: '600 000 111',
  'Correu electrònic': 'wanda@example.org',
  Edat: '16-19',
  Perfil: 'Jove',
  Gènere: 'Dona',
  Idioma: '-',
  Autonomia: '-',
  Formació: '-',
  Ocupació: '-',
  'Situació administrativa': '-',
  Residència: 'Nou Barris',
  'Com ens ha conegut': 'Web, Jove habitual',
};

const REALISED = {
  "Com s'ha inscrit": 'Cita prèvia',
  Assistents: '2',
  Acompanyant: '-',
  "Valoració de l'assessoria": '4 de 5',
  Subtemàtiques: '-',
  Derivació: '-',
  Comentaris: '-',
};

type Job = {
  who: string;
  title: string;
  tematica: string;
  fill: (page: Page) => Promise<void>;
  realised: Record<string, string>;
};

async function fillAcademica(page: Page): Promise<void> {
  const durada = page.getByRole('radiogroup', { name: 'Durada' });
  await expect(durada).toBeHidden();
  await pick(getRadio(page, "On s'ha realitzat", 'CAAJ'));
  await pick(getRadio(page, 'Durada', '30–60 min'));
  await pick(getRadio(page, "On s'ha realitzat", 'PIJ Externalitzada'));
  await expect(durada).toBeHidden();
  await pick(getRadio(page, "On s'ha realitzat", 'CAAJ'));
  await expect(durada.getByRole('radio', { checked: true })).toHaveCount(0);
  await pick(getRadio(page, 'Durada', '60–90 min'));

  await choose(page, 'CFGM / CFGS', 'CFGM Cuina');
  await expect(getBox(page, 'Universitat')).toBeHidden();
  await clear(page, 'CFGM / CFGS');
  await choose(page, 'Universitat', 'Universitat de Girona');
  await expect(getBox(page, 'CFGM / CFGS')).toBeHidden();
  await clear(page, 'Universitat');
  await expect(getBox(page, 'CFGM / CFGS')).toBeVisible();
  await choose(page, 'Universitat', 'Universitat de Vic');

  await chooseAll(page, 'Temàtiques', ['Universitat']);
  await chooseAll(page, 'Derivació', ['Laboral', "Escola d'adults"]);
}

async function fillLaboral(page: Page): Promise<void> {
  await choose(page, 'Sector professional', 'Hostaleria i turisme');
  await choose(page, 'Acompanyant', 'Educador/a');
  await page.getByLabel('Comentaris').fill('Torna dilluns amb el currículum.');
}

async function fillMobilitat(page: Page): Promise<void> {
  await expect(getBox(page, 'País')).toBeHidden();
  await choose(page, 'Zona geogràfica', 'Europa');
  await choose(page, 'País', 'Irlanda');
  await choose(page, 'Zona geogràfica', 'Oceania');
  await getBox(page, 'País').click();
  await expect(page.getByRole('option')).toHaveText(['Austràlia', 'Nova Zelanda']);
  await page.keyboard.press('Escape');
  await choose(page, 'Zona geogràfica', 'Europa');
  await expect(getBox(page, 'País')).not.toContainText('Irlanda');
  await choose(page, 'País', 'Suècia');
  await choose(page, 'Temporalitat', "Estades d'estiu");
  await chooseAll(page, 'Temàtiques', ['Pràctiques', 'Retorn']);
}

async function fillEmprenedoria(page: Page): Promise<void> {
  await expect(getBox(page, 'Subtemàtiques')).toHaveText('No hi ha subtemàtiques disponibles');
  await chooseAll(page, 'Temàtiques', ['Idea de negoci', 'Economia social']);
  await getBox(page, 'Subtemàtiques').click();
  await expect(page.getByRole('listbox').locator('> *')).toHaveText([
    'Idea de negoci',
    'Model de negoci',
    'Estudi de mercat',
    'Economia social',
    'Cooperatives de joves',
    'Ateneus cooperatius',
  ]);
  await page.getByRole('option', { name: 'Estudi de mercat' }).click();
  await page.getByRole('option', { name: 'Cooperatives de joves' }).click();
  await page.getByRole('button', { name: 'Fet' }).click();
  await page.getByRole('button', { name: 'Treu Idea de negoci' }).click();
  await expect(getBox(page, 'Subtemàtiques')).toHaveText('Cooperatives de joves');
}

async function fillHabitatge(page: Page): Promise<void> {
  await chooseAll(page, 'Temàtiques', ['Ajuts al lloguer']);
  await getBox(page, 'Subtemàtiques').click();
  await expect(page.getByRole('listbox').locator('> *')).toHaveText([
    'Ajuts al lloguer',
    'Ajut per a joves',
    "Ajuts d'urgència",
  ]);
  await page.getByRole('option', { name: "Ajuts d'urgència" }).click();
  await page.getByRole('button', { name: 'Fet' }).click();
}

const JOBS: readonly Job[] = [
  {
    who: 'assesor_academica',
    title: 'Assessoria acadèmica',
    tematica: 'Batxillerat',
    fill: fillAcademica,
    realised: {
      "On s'ha realitzat": 'CAAJ',
      Durada: '60–90 min',
      Universitat: 'Universitat de Vic',
      Temàtiques: 'Universitat',
      Derivació: "Laboral, Escola d'adults",
    },
  },
  {
    who: 'assesor_laboral',
    title: 'Assessoria laboral',
    tematica: 'Primera feina',
    fill: fillLaboral,
    realised: {
      'Sector professional': 'Hostaleria i turisme',
      Acompanyant: 'Educador/a',
      Temàtiques: '-',
      Comentaris: 'Torna dilluns amb el currículum.',
    },
  },
  {
    who: 'assesor_mobilitat',
    title: 'Assessoria de mobilitat internacional',
    tematica: 'Voluntariat',
    fill: fillMobilitat,
    realised: {
      'Zona geogràfica': 'Europa',
      País: 'Suècia',
      Temporalitat: "Estades d'estiu",
      Temàtiques: 'Pràctiques, Retorn',
    },
  },
  {
    who: 'assesor_emprenedoria',
    title: "Assessoria d'emprenedoria",
    tematica: 'Forma jurídica',
    fill: fillEmprenedoria,
    realised: { Temàtiques: 'Economia social', Subtemàtiques: 'Cooperatives de joves' },
  },
  {
    who: 'assesor_habitatge',
    title: "Assessoria d'habitatge",
    tematica: 'Subministraments',
    fill: fillHabitatge,
    realised: { Temàtiques: 'Ajuts al lloguer', Subtemàtiques: "Ajuts d'urgència" },
  },
];

test.describe('the main job (spec §2, §4)', () => {
  for (const { who, title, tematica, fill, realised } of JOBS) {
    test(`${who}: from a free hour of today to what was realised`, async ({ page }) => {
      await enterAs(page, who);
      await page.getByRole('navigation').getByRole('link', { name: 'Calendari' }).click();
      await openFreeSlot(page.getByRole('group', { name: 'divendres 20 de novembre' }));
      await fillBooking(page);
      await fillMore(page);
      await choose(page, 'Temàtica', tematica);
      await submitBooking(page);
      await page.getByRole('button', { name: new RegExp(NAME) }).click();
      await expect(page.getByRole('dialog', { name: NAME })).toContainText(title);

      await openFromList(page);
      expect(await readSection(page, "Dades de l'usuari")).toEqual(BOOKED);
      expect(await readSection(page, 'Dades de la cita')).toMatchObject({ Temàtica: tematica });
      await expect(page.getByRole('region', { name: 'Dades realitzada' })).toBeHidden();

      await page.getByRole('link', { name: 'Realitza' }).click();
      await fillCompletion(page);
      await expect(getBox(page, 'Temàtiques')).toHaveText(tematica);
      await page.getByRole('button', { name: `Treu ${tematica}` }).click();
      await fill(page);
      await submitCompletion(page);

      await openFromList(page);
      expect(await readSection(page, 'Dades realitzada')).toEqual({ ...REALISED, ...realised });
      await expect(page.getByRole('link', { name: 'Realitza' })).toBeHidden();
    });
  }

  test('informador_integral: an hour of next Thursday, straight from the calendar', async ({ page }) => {
    await enterAs(page, 'informador_integral', '/calendari');
    await page.getByRole('button', { name: 'Setmana següent' }).click();
    await openFreeSlot(page.getByRole('group', { name: 'dijous 26 de novembre' }));
    await fillBooking(page);
    await submitBooking(page);
    await page.getByRole('button', { name: new RegExp(NAME) }).click();
    await page.getByRole('dialog', { name: NAME }).getByRole('link', { name: 'Realitza' }).click();
    await fillCompletion(page);
    await fillHabitatge(page);
    await submitCompletion(page);
    await openFromList(page);
    expect(await readSection(page, 'Dades realitzada')).toEqual({
      ...REALISED,
      Temàtiques: 'Ajuts al lloguer',
      Subtemàtiques: "Ajuts d'urgència",
    });
  });

  test('informador books and finds it, but may not complete it, and is told why', async ({ page }) => {
    await enterAs(page, 'informador', '/calendari');
    await openFreeSlot(page.getByRole('group', { name: 'divendres 20 de novembre' }));
    await fillBooking(page);
    await submitBooking(page);
    await openFromList(page);
    await expect(page.getByRole('link', { name: 'Realitza' })).toBeHidden();

    await page.goto(`${page.url()}/realitzar`);
    await expect(page.getByRole('heading', { name: 'No pots realitzar aquesta assessoria' })).toBeVisible();
    await expect(page.getByText("Et falta el permís d'editar assessories (edit_assessoria).")).toBeVisible();
    await expect(page.locator('form')).toHaveCount(0);
  });
});
