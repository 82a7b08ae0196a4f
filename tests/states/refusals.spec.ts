import type { Page } from 'playwright/test';
import { callApi, enterAs, setFault } from '../journeys/support/demo';
import { choose, chooseAll, getBox, getRadio, pick, readSection } from '../journeys/support/fields';
import { fillCompletion, submitCompletion } from '../journeys/support/job';
import { expect, test } from '../journeys/support/journey';

type Row = { id: number; tipus: string; bloquejada: boolean };

const SENTENCE = 'Algunes de les dades introduïdes no són correctes. Reviseu-los i torneu-ho a provar';

async function listIds(page: Page, query: string): Promise<number[]> {
  const { data } = await callApi<{ data: Row[] }>(page, 'GET', `assessories?per_page=100&${query}`);
  return data.filter(({ bloquejada }) => !bloquejada).map(({ id }) => id);
}

async function getFirst(page: Page, query: string): Promise<number> {
  const [id] = await listIds(page, query);
  expect(id, query).toBeDefined();
  return id as number;
}

/** The newest id that is missing in the person's list. */
async function getHidden(page: Page): Promise<number> {
  const { data } = await callApi<{ data: Row[] }>(page, 'GET', 'assessories?per_page=100&sort=-id');
  const own = data.map(({ id }) => id);
  return Array.from({ length: 600 }, (_, index) => 600 - index).find((id) => !own.includes(id)) ?? 0;
}

async function getBlocked(page: Page): Promise<number> {
  const { data } = await callApi<{ data: Row[] }>(page, 'GET', 'assessories?per_page=100&estat=pendent');
  return data.find(({ bloquejada }) => bloquejada)?.id ?? 0;
}

/** Opens a completion by its address; reads the refusal. */
async function expectRefusal(page: Page, id: number, title: string, reason: string | RegExp): Promise<void> {
  await page.goto(`/assessories/${id}/realitzar`);
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(reason);
  await expect(page.locator('form')).toHaveCount(0);
}

async function openCompletion(page: Page, id: number): Promise<void> {
  await page.goto(`/assessories/${id}/realitzar`);
  await expect(page.getByRole('button', { name: 'Desa la realització' })).toBeVisible();
}

const submit = (page: Page) => page.getByRole('button', { name: 'Desa la realització' }).click();
const getSummary = (page: Page) => page.getByRole('alert').filter({ hasText: SENTENCE });

test.describe('who may not complete an assessoria is told why (spec §5, §6)', () => {
  test('realised, not attended, blocked, of another office', async ({ page }) => {
    await enterAs(page, 'informador_integral');
    const title = 'No pots realitzar aquesta assessoria';
    const realised = await getFirst(page, 'estat=realitzada');
    const notAttended = await getFirst(page, 'estat=no_assistida');
    const [blocked, foreign] = [await getBlocked(page), await getHidden(page)];
    await expectRefusal(page, realised, title, 'Ja està realitzada.');
    await expectRefusal(page, notAttended, title, 'Està marcada com a no assistida.');

    const unread = "No hem pogut carregar l'assessoria";
    await expectRefusal(page, blocked, unread, 'No tens permisos per realitzar aquesta operació');
    await expect(page.getByRole('main')).toContainText("L'assessoria està bloquejada.");
    await expectRefusal(page, foreign, unread, /No tens permís per als registres de \S+/);
  });

  test('of another type', async ({ page }) => {
    await enterAs(page, 'assesor_academica');
    const unread = "No hem pogut carregar l'assessoria";
    const reason = /No tens permís per a les assessories de tipus (?!academica)\w+/;
    await expectRefusal(page, await getHidden(page), unread, reason);
    await expect(page.getByRole('button', { name: 'Torna-ho a provar' })).toBeHidden();
  });
});

/** Required fields of a completion (spec §5), by type, in the order of the page. */
const COMMON = { inscripcio: "Indica com s'ha inscrit", assistents: "Indica el nombre d'assistents" };
const THEME = 'Indica almenys una temàtica';
const REQUIRED: Record<string, readonly string[]> = {
  academica: [...Object.values(COMMON), "Indica on s'ha realitzat", THEME, "Valora l'assesssoria"],
  laboral: [...Object.values(COMMON), "Valora l'assesssoria"],
  mobilitat_internacional: [...Object.values(COMMON), THEME, "Valora l'assesssoria"],
  emprenedoria: [...Object.values(COMMON), THEME, 'Indica almenys una subtemàtica', "Valora l'assesssoria"],
  habitatge: [...Object.values(COMMON), THEME, 'Indica almenys una subtemàtica', "Valora l'assesssoria"],
};

async function forgetTheme(page: Page): Promise<void> {
  const box = getBox(page, 'Temàtiques');
  await expect(box).not.toContainText('Carregant');
  const booked = page
    .locator('.select')
    .filter({ has: box })
    .getByRole('button', { name: /^Treu / });
  if ((await booked.count()) > 0) await booked.click();
}

test.describe('a completion that is not right yet (spec §5)', () => {
  test('each type says what it lacks, in the summary and at the field', async ({ page }) => {
    await enterAs(page, 'informador_integral');
    for (const [tipus, texts] of Object.entries(REQUIRED)) {
      await openCompletion(page, await getFirst(page, `estat=pendent&tipus=${tipus}`));
      // Known values are prefilled.
      await expect(page.getByLabel(/^Assistents/)).toHaveValue('1');
      await page.getByLabel(/^Assistents/).fill('');
      await forgetTheme(page);
      await submit(page);
      await expect(getSummary(page)).toBeFocused();
      await expect(getSummary(page).getByRole('link')).toHaveText([...texts]);
      for (const text of texts) await expect(page.locator('form')).toContainText(text);
    }
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.getByRole('radiogroup', { name: "Com s'ha inscrit" })).toHaveAccessibleDescription(
      COMMON.inscripcio,
    );
    await getSummary(page).getByRole('link', { name: COMMON.assistents }).click();
    await expect(page.getByLabel(/^Assistents/)).toBeFocused();
    await expect(page.getByLabel(/^Assistents/)).toHaveAccessibleDescription(
      /^Indica el nombre d'assistents/,
    );
  });

  test('what the server refuses stands at its field until it is changed', async ({ page }) => {
    await enterAs(page, 'assesor_laboral');
    await openCompletion(page, await getFirst(page, 'estat=pendent'));
    await fillCompletion(page);
    const errors = { assistents: ['Massa gent per a aquesta sala.', 'Una altra cosa.'] };
    await setFault(page, {
      kind: 'status',
      status: 422,
      body: { message: 'Massa gent per a aquesta sala. (i 1 error més)', errors },
      match: { path: '/assessories/laborals$' },
      times: 1,
    });
    await submit(page);
    await expect(getSummary(page)).toBeFocused();
    await expect(getSummary(page).getByRole('link')).toHaveText(['Massa gent per a aquesta sala.']);
    await expect(page.getByText('Una altra cosa.')).toHaveCount(0);
    const assistents = page.getByLabel(/^Assistents/);
    await expect(assistents).toHaveAccessibleDescription(/^Massa gent per a aquesta sala\./);
    await expect(assistents).toHaveValue('2');
    await getSummary(page).getByRole('link').click();
    await expect(assistents).toBeFocused();
    await assistents.fill('1');
    await expect(page.getByText('Massa gent per a aquesta sala.')).toHaveCount(0);
    await submitCompletion(page);
  });
});

const FAILURES = [
  { fault: { kind: 'status', status: 500, body: {} }, texts: ["Error realitzant l'assessoria"] },
  {
    fault: { kind: 'status', status: 500, body: { message: 'La base de dades no respon.' } },
    texts: ['La base de dades no respon.'],
  },
  {
    fault: { kind: 'status', status: 403, body: { message: 'El torn ha acabat.' } },
    texts: ['No tens permisos per realitzar aquesta operació', 'El torn ha acabat.'],
  },
  { fault: { kind: 'status', status: 419, body: {} }, texts: ['Petició incorrecta, contacteu amb suport'] },
  { fault: { kind: 'status', status: 400, body: {} }, texts: ['Petició incorrecta, contacteu amb suport'] },
  { fault: { kind: 'network' }, texts: ["Error realitzant l'assessoria"] },
  { fault: { kind: 'page' }, texts: ["Error realitzant l'assessoria"] },
] as const;

test.describe('a server that fails (spec §8)', () => {
  test('whatever happens while saving, it is said and nothing typed is lost', async ({ page }) => {
    await enterAs(page, 'assesor_academica');
    const id = await getFirst(page, 'estat=pendent');
    await openCompletion(page, id);
    await fillCompletion(page);
    await pick(getRadio(page, "On s'ha realitzat", 'CAAJ'));
    await pick(getRadio(page, 'Durada', 'Més de 90 min'));
    await choose(page, 'CFGM / CFGS', 'CFGM Cuina');
    await forgetTheme(page);
    await chooseAll(page, 'Temàtiques', ['Idiomes']);
    await chooseAll(page, 'Subtemàtiques', ['Anglès']);
    await page.getByLabel('Comentaris').fill('Vol el certificat <B2>; & res més.');

    for (const { fault, texts } of FAILURES) {
      await setFault(page, { ...fault, match: { path: '/assessories/academiques$' }, times: 1 });
      await submit(page);
      for (const text of texts) await expect(page.getByRole('alert')).toContainText(text);
      await expect(page).toHaveURL(`/assessories/${id}/realitzar`);
      await expect(page.getByLabel('Comentaris')).toHaveValue('Vol el certificat <B2>; & res més.');
      await page.getByRole('alert').getByRole('button', { name: 'Tanca' }).click();
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
    await expect(page.getByLabel(/^Assistents/)).toHaveValue('2');
    await expect(getBox(page, 'CFGM / CFGS')).toContainText('CFGM Cuina');
    await submitCompletion(page);
    await page.goto(`/assessories/${id}`);
    expect(await readSection(page, 'Dades realitzada')).toEqual({
      "On s'ha realitzat": 'CAAJ',
      Durada: 'Més de 90 min',
      'CFGM / CFGS': 'CFGM Cuina',
      "Com s'ha inscrit": 'Cita prèvia',
      Assistents: '2',
      Acompanyant: '-',
      "Valoració de l'assessoria": '4 de 5',
      Temàtiques: 'Idiomes',
      Subtemàtiques: 'Anglès',
      Derivació: '-',
      Comentaris: 'Vol el certificat <B2>; & res més.',
    });
  });

  test('somebody else was faster: realised or deleted meanwhile', async ({ page }) => {
    await enterAs(page, 'informador_integral');
    const [realised = 0, deleted = 0] = await listIds(page, 'estat=pendent&tipus=laboral');
    for (const [id, reason] of [
      [realised, 'Aquesta assessoria ja està realitzada.'],
      [deleted, 'Aquesta assessoria no existeix.'],
    ] as const) {
      await openCompletion(page, id);
      await fillCompletion(page);
      if (id === deleted) await callApi(page, 'DELETE', `assessories/${id}`);
      else {
        const body = { assessoria_id: id, inscripcio: 'espontania', assistents: 1, valoracio: 3 };
        await callApi(page, 'POST', 'assessories/laborals', body);
      }
      await submit(page);
      await expect(getSummary(page)).toBeFocused();
      await expect(getSummary(page)).toContainText(reason);
      await expect(page.getByLabel(/^Assistents/)).toHaveValue('2');
    }

    for (const path of [`/assessories/${deleted}/realitzar`, `/assessories/${deleted}`]) {
      await page.goto(path);
      const alert = page.getByRole('alert');
      await expect(alert).toContainText("No hem pogut carregar l'assessoria");
      await expect(alert).toContainText("Aquesta assessoria no existeix: potser algú l'ha eliminada.");
      await expect(page.getByRole('button', { name: 'Torna-ho a provar' })).toBeHidden();
    }
  });

  test('an answer that is no answer: the list, the detail and the completion say so and try again', async ({
    page,
  }) => {
    await enterAs(page, 'assesor_habitatge');
    const again = page.getByRole('button', { name: 'Torna-ho a provar' });
    const fail = () =>
      setFault(page, { kind: 'malformed', match: { method: 'GET', path: '/assessories' }, times: 1 });

    await fail();
    await page.getByRole('navigation').getByRole('link', { name: 'Assessories' }).click();
    await expect(page.getByRole('alert')).toContainText('Error llistant les assessories');
    await again.click();
    const first = page.getByRole('table').getByRole('link').first();
    const name = await first.innerText();
    await fail();
    await first.click();
    await expect(page.getByRole('alert')).toContainText("No hem pogut carregar l'assessoria");
    await again.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await fail();
    await page.getByRole('link', { name: 'Realitza' }).click();
    await expect(page.getByRole('alert')).toContainText("No hem pogut carregar l'assessoria");
    await again.click();
    await expect(page.getByRole('button', { name: 'Desa la realització' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});
