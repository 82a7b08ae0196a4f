import { readFileSync } from 'node:fs';
import type { Page, Route } from 'playwright/test';
import { FAULTS, type FaultName } from '../faults/faults';
import { readTold } from '../faults/tell';
import { NOW, PASSWORD, submitSignIn } from '../journeys/support/demo';
import { fillCompletion, fillConsulta } from '../journeys/support/job';
import { expect, test } from './support/site';

/** Expected texts by fault and call (tests/faults); the browser has to show the same. */
const MATRIX = readFileSync('tests/faults/matrix.txt', 'utf8');

const UNSURE = "S'ha deixat d'esperar la resposta. No sabem si s'ha arribat a fer";

type Kind = {
  who?: string;
  path: string;
  call: string;
  begin?: (page: Page) => Promise<void>;
  act?: (page: Page) => Promise<void>;
  leave?: (page: Page) => Promise<void>;
  /** Text shown to a person who has left, if there is one. */
  leftText?: string;
  /** Text for a record that is not there, in the place of the reason. */
  missing?: string;
  /** Whether a repeat would be one too many: it is asked about first. */
  isOnce?: true;
  /** Whether its 422 names untouched fields: the save is repeated with them. */
  isAnswered?: true;
};

/** Faults that name fields. */
const NAMING: readonly FaultName[] = ['422 with fields', 'errors with the status of a success'];

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).dblclick();

async function openFirst(page: Page, ...names: string[]): Promise<void> {
  await page.getByRole('row').getByRole('link').first().click();
  for (const name of names) await page.getByRole('main').getByRole('link', { name }).click();
}

const askAbout = (entry: string) => async (page: Page) => {
  const item = page.getByRole('menuitem', { name: entry });
  const menu = page.getByRole('button', { name: /^Accions: / }).first();
  // A list whose answer comes meanwhile is drawn anew, its menus closed.
  await expect(async () => {
    if (!(await item.isVisible())) await menu.click();
    await item.click({ timeout: 3000 });
  }).toPass();
};

const confirm = (page: Page) => page.getByRole('alertdialog').getByRole('button').last().dblclick();
const cancel = (page: Page) => page.getByRole('alertdialog').getByRole('button').first().click();

const byMenu = (page: Page) => page.getByRole('navigation').getByRole('link').first().click();

/** Stories of pages; each changes a record of its own. */
const KINDS: Readonly<Record<string, Kind>> = {
  'a list': { path: 'consultes', call: 'GET /consultes' },
  'a record': {
    path: 'assessories?estat=realitzada',
    call: 'GET /assessories/{id}',
    missing: 'Aquesta assessoria no existeix',
    begin: (page) => openFirst(page),
  },
  'a calendar': { path: 'calendari?vista=setmana', call: 'GET /cites' },
  'a form that is loaded': {
    path: 'consultes',
    call: 'GET /consultes/{id}',
    missing: 'Aquesta consulta no existeix',
    begin: (page) => openFirst(page),
  },
  'the settings': { path: 'configuracio/control', call: 'GET /config/data_rules' },
  'a new record': {
    who: 'informador_integral',
    path: 'consultes/nova',
    call: 'POST /consultes',
    begin: fillConsulta,
    act: press('Desa la consulta'),
    leftText: UNSURE,
    isOnce: true,
  },
  'a changed record': {
    path: 'assessories?estat=realitzada&page=2',
    call: 'PATCH /assessories/{id}',
    async begin(page) {
      await openFirst(page, 'Edita');
      await page.getByLabel('Observacions').fill('El que havia escrit');
    },
    act: press('Desa els canvis'),
    leftText: UNSURE,
    isAnswered: true,
  },
  'a completion': {
    path: 'assessories?estat=pendent&tipus=laboral&data_fi=2026-11-19',
    call: 'POST /assessories/laborals',
    async begin(page) {
      await openFirst(page, 'Realitza');
      await fillCompletion(page);
    },
    act: press('Desa la realització'),
    leftText: UNSURE,
  },
  'something deleted': {
    path: 'assessories?estat=realitzada&page=3',
    call: 'DELETE /assessories/{id}',
    begin: askAbout('Elimina'),
    async act(page) {
      await confirm(page);
      await page.getByRole('button', { name: 'Elimina ara' }).dblclick();
    },
    leave: byMenu,
  },
  'somebody who did not come': {
    path: 'assessories?estat=pendent&tipus=academica&data_fi=2026-11-19',
    call: 'PATCH /assessories/{id}/assistit',
    begin: askAbout('Marca com a no assistida'),
    act: confirm,
    leave: cancel,
    leftText: UNSURE,
  },
  'a file': {
    path: 'assessories',
    call: 'GET /assessories/exports/csv',
    act: (page) => page.getByRole('button', { name: /^Exporta CSV/ }).dblclick(),
    leave: byMenu,
  },
  'signing in': {
    who: '',
    path: 'login',
    call: 'POST /auth/login',
    async begin(page) {
      await page.getByLabel(/^Correu electrònic/).fill('admin@example.org');
      await page.getByLabel(/^Contrasenya/).fill(PASSWORD);
    },
    act: press('INICIAR SESSIÓ'),
    leave: (page) => page.getByRole('link', { name: /contrasenya/ }).click(),
  },
  'a forgotten password': {
    who: '',
    path: 'recordar_contrasenya',
    call: 'POST /auth/send-password',
    begin: (page) => page.getByLabel(/^Correu electrònic/).fill('admin@example.org'),
    act: press('Envia'),
    leave: (page) => page.getByRole('link', { name: 'Torna enrere' }).click(),
    leftText: UNSURE,
  },
  "one's own password": {
    who: 'informador',
    path: 'perfil',
    call: 'PATCH /auth/profile',
    async begin(page) {
      await page.getByLabel(/^Contrasenya actual/).fill(PASSWORD);
      await page.getByLabel(/^Contrasenya nova/).fill(PASSWORD);
      await page.getByLabel(/^Repeteix/).fill(PASSWORD);
    },
    act: press('Desa la contrasenya'),
    leftText: UNSURE,
  },
  'changed settings': {
    path: 'configuracio/control',
    call: 'PATCH /config/data_rules',
    async begin(page) {
      const days = page.getByRole('spinbutton').first();
      await days.fill(`${Number(await days.inputValue()) + 1}`);
    },
    act: press('Desa les regles'),
    leftText: UNSURE,
    isAnswered: true,
  },
};

/** Has a call meet a fault after `acted`: an answer between two presses would make a new attempt. */
async function play(page: Page, call: string, name: FaultName, acted: Promise<unknown>) {
  const [method = '', path = ''] = call.split(' ');
  const pattern = new RegExp(`/api${path.replaceAll(/\{\w+\}/g, '\\d+')}(\\?|$)`);
  const fault = FAULTS[name];
  const met: Route[] = [];
  const answer = async (route: Route): Promise<void> => {
    if (route.request().method() !== method) return route.fallback();
    met.push(route);
    await acted;
    if (fault.kind === 'answer') return route.fulfill(fault.response);
    if (fault.kind === 'silence') return;
    if (fault.isDone) await route.fetch();
    return route.abort('connectionreset');
  };
  await page.route(pattern, answer);
  return {
    getSent: () => met.length,
    async end(): Promise<void> {
      await page.unroute(pattern, answer);
      if (fault.kind === 'silence') await Promise.all(met.map((route) => route.abort().catch(() => {})));
    },
  };
}

async function readTyped(page: Page): Promise<unknown> {
  return page.locator('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLInputElement>('input, textarea, [role=combobox]')]
      // Boxes of a list's rows are not typed, and rows may change.
      .filter((field) => field.type !== 'search' && !field.closest('.table-choice'))
      .map(({ id, value, checked, type, textContent }) => [
        id,
        type === 'radio' || type === 'checkbox' ? checked : value || textContent,
      ]),
  );
}

async function signIn(page: Page, who: string): Promise<void> {
  await submitSignIn(page, `${who}@example.org`);
  await expect(page.getByRole('navigation', { name: 'Menú principal' })).toBeAttached();
}

async function closeNotice(page: Page): Promise<void> {
  const close = page.locator('.notice').getByRole('button', { name: 'Tanca' });
  if (await close.isVisible()) await close.click();
  await expect(page.locator('.notice')).toHaveCount(0);
}

/** In the daily run each call meets a third of the faults, and each fault a third of the calls. */
const listFaults = (place: number): FaultName[] =>
  (Object.keys(FAULTS) as FaultName[]).filter(
    (_, index) => process.env['LONG_TESTS'] === 'yes' || (index + place) % 3 === 0,
  );

for (const [place, [title, kind]] of Object.entries(KINDS).entries()) {
  test(`${title}: ${kind.call}`, async ({ page, complaints }) => {
    test.slow();
    const { who = 'admin', path, call, begin, act, leave, leftText, missing, isOnce, isAnswered } = kind;
    await page.clock.install({ time: NOW });
    await page.goto('login');
    if (who !== '') await signIn(page, who);
    let isOpen = false;
    let isUnsure = false;

    for (const name of listFaults(place)) {
      const { texts, isDone, isOut } = readTold(MATRIX, name, call);
      const fault = FAULTS[name];
      await test.step(name, async () => {
        // Requests of the last page do not count.
        if (!isOpen) await page.goto('about:blank');
        let letAnswer = (): void => {};
        const acted = new Promise<void>((resolve) => {
          letAnswer = resolve;
        });
        const { getSent, end } = await play(page, call, name, acted);
        if (!isOpen) {
          await page.goto(path);
          await begin?.(page);
        }
        isOpen = act !== undefined && !leave;
        await closeNotice(page);
        const typed = await readTyped(page);
        await act?.(page);
        letAnswer();
        if (isUnsure) await page.getByRole('button', { name: 'Desa-ho igualment' }).click();
        await expect.poll(getSent).toBeGreaterThan(0);

        const isLeft = fault.kind === 'silence' && fault.until === 'left';
        if (isLeft) {
          await (leave ?? byMenu)(page);
          if (act && !leave) await page.getByRole('button', { name: 'Surt sense esperar' }).click();
        }
        if (fault.kind === 'silence' && !isLeft) await page.clock.fastForward(121_000);

        const said = missing !== undefined && name === '404' ? [texts[0] ?? '', missing] : texts;
        const expected = isLeft ? (leftText === undefined ? [] : [leftText]) : said;
        for (const text of expected) await expect(page.getByText(text).first()).toBeVisible();
        // A read may be repeated; tests/faults says how often.
        const sent = isAnswered && NAMING.includes(name) ? 2 : 1;
        if (!call.startsWith('GET')) await expect.poll(getSent).toBe(sent);
        await end();

        if (isOut) {
          await expect(page.getByText('La sessió ha acabat.')).toBeVisible();
          await signIn(page, who);
        }
        if (isDone || isLeft) isOpen = false;
        // After a sign-in the page is drawn anew.
        else if (act && !call.startsWith('GET')) await expect.poll(() => readTyped(page)).toEqual(typed);
        // A server error may come after the record is stored, whatever its text.
        const mayBeStored = name.startsWith('500') || texts.some((text) => text.includes('No sabem si'));
        isUnsure = isOpen && isOnce === true && (isUnsure || mayBeStored);
      });
    }
    // Browsers log each failing answer themselves.
    expect(complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
    complaints.length = 0;
  });
}
