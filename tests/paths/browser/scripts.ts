import type { Page, Route } from 'playwright/test';
import { expectComplaint } from '../../journeys/support/complaints';
import { getAccount, saveData } from '../../journeys/support/demo';
import { choose } from '../../journeys/support/fields';
import { fillConsulta } from '../../journeys/support/job';
import { expect } from '../../journeys/support/journey';
import { inList, inPage, pressSome, runBatch } from './batches';
import { listActivitats, listLines } from './drivers/alta';
import { findComer, findOpenAssessoria } from './seed';
import { bringLineBack, expectLost, getRetry, open, signBackIn, type Stage } from './stage';

/** An act of a person that is several events of several machines. */
export type Script = {
  name: string;
  machine: string;
  who: string;
  /** `look` compares what is seen with what was accepted, under the step's name. */
  act: (stage: Stage, look: (step: string) => Promise<void>) => Promise<void>;
};

const go = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), path);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Hi ha canvis sense desar' });
const answer = (page: Page, name: string) => question(page).getByRole('button', { name }).click();

async function askReport(page: Page): Promise<void> {
  await getAccount(page).click();
  await page.getByRole('menuitem', { name: 'Informe per a suport' }).click();
}

async function startConsulta(page: Page): Promise<void> {
  await go(page, '/consultes/nova');
  await expect(heading(page)).toHaveText('Nova consulta');
  await page.getByRole('main').getByLabel('Observacions').fill('Una nota');
}

async function signOut(page: Page): Promise<void> {
  await getAccount(page).click();
  await page.getByRole('menuitem', { name: 'Tanca la sessió' }).click();
}

const getCompletion = (tipus: string): string => `/assessories/${findOpenAssessoria(tipus, null)}/realitzar`;

type Failing = {
  calls: readonly string[];
  /** Number of retry buttons. */
  offers?: number;
  reveal?: (page: Page) => Promise<void>;
  /** Whether the page itself retries once it is online. */
  isByLine?: boolean;
};

/** Fails each request of a page once, and retries it. */
async function failOnce(stage: Stage, path: string, of: Failing): Promise<void> {
  const { page } = stage;
  const { calls, offers = 1, reveal, isByLine } = of;
  for (const call of calls) await stage.hold(call);
  if (page.url() === 'about:blank') await open(stage, path);
  else await go(page, path);
  for (const call of calls) await stage.answer(call, '500');
  await reveal?.(page);
  await expect(getRetry(page)).toHaveCount(offers);
  for (const call of calls) await stage.release(call);
  if (isByLine) await bringLineBack(page);
  for (let left = isByLine ? 0 : calls.length; left > 0; left -= 1) {
    const before = await getRetry(page).count();
    await getRetry(page).first().click();
    await expect.poll(() => getRetry(page).count()).toBeLessThan(before);
  }
  await expect(getRetry(page)).toHaveCount(0);
}

/** A home page that stays open: a failed reading leaves it as it is, the next one succeeds. */
async function stayHome(stage: Stage, call: string): Promise<void> {
  const { page } = stage;
  await failOnce(stage, '/', { calls: [call] });
  const links = page.getByRole('main').getByRole('link');
  const count = await links.count();
  await stage.hold(call);
  await page.clock.fastForward('02:30');
  await stage.answer(call, '500');
  await expect(links).toHaveCount(count);
  await page.clock.fastForward('02:30');
  await stage.answer(call, 'answered');
  // A reading begins only after the one before has ended.
  await page.clock.fastForward('02:30');
  await stage.expectHeld(call);
}

async function failLists(stage: Stage, isByLine: boolean): Promise<void> {
  const fail = (path: string, of: Failing) => failOnce(stage, path, { ...of, isByLine });
  const lists = ['oficines', 'centre_educatius', 'marcs', 'areas', 'ambits', 'tematiques'];
  await fail('/activitats/nova', {
    calls: lists.map((name) => `GET /interns/${name}$`),
    offers: lists.length,
  });
  await fail(getCompletion('academica'), { calls: ['GET /interns/academiques$'], offers: 2 });
  await fail(getCompletion('laboral'), { calls: ['GET /interns/sector_professionals$'] });
  await fail('/calendari?lliures=si', { calls: ['GET /cites/disponibilitats$'] });
  await fail(getCompletion('mobilitat_internacional'), {
    calls: ['GET /interns/paisos$'],
    reveal: () => choose(stage.page, 'Zona geogràfica', 'Europa'),
  });
}

const createMany = (path: string, call: string, list: (turn: number) => string) => (stage: Stage) => {
  const paste = (page: Page, turn: number) =>
    page.getByRole('textbox', { name: /^Una \S+ per línia$/ }).fill(list(turn));
  return runBatch(stage, { path, call, ...inPage(paste, /^Crea'n \d/) });
};

export const SCRIPTS: readonly Script[] = [
  {
    name: 'unsaved changes',
    machine: 'navigation',
    who: 'informador_integral',
    async act(stage) {
      const { page } = stage;
      await open(stage, '/enlloc');
      await expect(heading(page)).toHaveText('Oops! You seem to be lost.');
      await go(page, '/enlloc');
      await go(page, '/consultes');
      await expect(heading(page)).toHaveText('Consultes');
      await go(page, '/consultes/nova');
      await expect(heading(page)).toHaveText('Nova consulta');
      await go(page, '/consultes');
      await expect(heading(page)).toHaveText('Consultes');
      await go(page, '/consultes');
      await page.clock.fastForward(60_000);
      await expect(heading(page)).toHaveText('Consultes');

      await startConsulta(page);
      await go(page, '/activitats');
      await expect(question(page)).toBeVisible();
      await go(page, '/calendari');
      await expect(question(page)).toBeVisible();
      await go(page, '/consultes/nova');
      await expect(question(page)).toHaveCount(0);
      await go(page, '/activitats');
      await answer(page, 'Continua editant');
      await expect(page).toHaveURL('/consultes/nova');
      await expect(page.getByRole('main').getByLabel('Observacions')).toHaveValue('Una nota');
      await go(page, '/activitats');
      await answer(page, 'Surt sense desar');
      await expect(heading(page)).toHaveText('Activitats');

      await startConsulta(page);
      await signOut(page);
      await answer(page, 'Surt sense desar');
      await expect(page).toHaveURL('/login');
    },
  },
  {
    name: 'saves that end under the question about unsaved changes',
    machine: 'navigation',
    who: 'informador_integral',
    async act(stage) {
      const { page } = stage;
      const save = 'POST /consultes$';
      const saving = page.getByRole('alertdialog', { name: "S'està desant" });
      await stage.hold(save);
      await open(stage, '/consultes/nova');
      await fillConsulta(page);
      await page.getByRole('button', { name: 'Desa la consulta' }).click();
      await go(page, '/activitats');
      await expect(saving).toBeVisible();
      await stage.answer(save, 'saved');
      await expect(heading(page)).toHaveText('Activitats');
      await expect(saving).toHaveCount(0);

      await go(page, '/consultes/nova');
      await fillConsulta(page);
      await page.getByRole('button', { name: "Desa i crea'n una altra" }).click();
      await signOut(page);
      await expect(saving).toBeVisible();
      await stage.answer(save, 'saved');
      await expect(page).toHaveURL('/login');
    },
  },
  {
    name: 'a save that is answered after its session was lost',
    machine: 'navigation',
    who: 'informador_integral',
    async act(stage) {
      const { page } = stage;
      const [save, search] = ['POST /consultes$', 'GET /consultes$'];
      await stage.hold(save);
      await open(stage, '/consultes/nova');
      await fillConsulta(page);
      await page.getByRole('button', { name: 'Desa la consulta' }).click();
      await stage.expectHeld(save);
      await stage.hold(search);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('test');
      await stage.answer(search, '401');
      await stage.release(search);
      await expectLost(stage);
      await stage.answer(save, 'saved');
      await expect(page.getByText("La consulta s'ha creat correctament.")).toBeVisible();
      await signBackIn(stage);
      await expect(page).toHaveURL('/consultes');
      await expect(heading(page)).toHaveText('Consultes');
      await expect(question(page)).toHaveCount(0);
    },
  },
  {
    name: 'people created one after another, and what ends or delays it',
    machine: 'altaBatch',
    who: 'admin',
    act: createMany('/professionals/alta', 'POST /professionals$', (turn) => listLines(turn, 12)),
  },
  {
    name: 'activities created one after another, and what ends or delays it',
    machine: 'altaActivitatsBatch',
    who: 'admin',
    act: createMany('/activitats/alta', 'POST /activitats$', (turn) => listActivitats(turn, 12)),
  },
  {
    name: 'appointments deleted one after another, and what ends or delays it',
    machine: 'absenciaBatch',
    who: 'admin',
    act: (stage) =>
      runBatch(stage, {
        path: '/calendari/absencia?professional_id=4&data=2026-11-21&fins=tot',
        call: 'DELETE /cites/\\d+$',
        ...inPage(pressSome(/^Elimina-la: /), /^Elimina \d/),
      }),
  },
  {
    name: 'sessions closed one after another, and what ends or delays it',
    machine: 'closeDayBatch',
    who: 'informador_integral',
    act: (stage) =>
      runBatch(stage, {
        path: '/assessories/tancar',
        call: 'PATCH /assessories/\\d+/assistit$',
        ...inPage(pressSome(/^No ha assistit: /), /^Tanca \d/),
      }),
  },
  {
    name: 'rows deleted one after another, and what ends or delays it',
    machine: 'bulkBatch',
    who: 'admin',
    act: (stage) =>
      runBatch(stage, { path: '/activitats?quan=totes', call: 'DELETE /activitats/\\d+$', ...inList }),
  },
  {
    name: 'code that does not come',
    machine: 'navigation',
    who: 'informador_integral',
    async act(stage) {
      const { page } = stage;
      const code = '**/assets/calendar-*.css';
      await saveData(page);
      await open(stage, '/');
      await expect(heading(page)).toBeVisible();
      await page.route(code, (route) => route.abort());
      await go(page, '/calendari');
      await expect(heading(page)).toHaveText("No s'ha pogut carregar la pàgina");

      const held: Route[] = [];
      await page.route('**/assets/XifresPage-*.js', (route) => void held.push(route));
      await go(page, '/xifres');
      await expect(page.getByRole('main').locator('[aria-busy=true]').first()).toBeVisible();
      await page.clock.fastForward(120_000);
      await expect(heading(page)).toHaveText('La pàgina triga massa a carregar-se');
      await Promise.all(held.map((route) => route.continue()));
      await getRetry(page).click();
      await expect(heading(page)).toHaveText('Xifres');
      const failed = 'Failed to load resource: net::ERR_FAILED /assets/calendar.css';
      await expectComplaint(stage.complaints, failed);
    },
  },
  ...[false, true].map((isByLine): Script => ({
    name: `lists of the service${isByLine ? ', and the line is back' : ''}`,
    machine: 'catalogs',
    who: 'admin',
    act: (stage) => failLists(stage, isByLine),
  })),
  {
    name: 'lists that a form can do without',
    machine: 'catalogs',
    who: 'admin',
    async act(stage) {
      const { page } = stage;
      const [rules, staff] = ['GET /config/data_rules$', 'GET /professionals$'] as const;
      for (const call of [rules, staff]) await stage.hold(call);
      await open(stage, '/activitats/nova');
      await stage.answer(rules, '500');
      await expect(page.getByRole('main').getByLabel(/^Títol/)).toBeEditable();
      await page.locator('#professionals').focus();
      await stage.answer(staff, '500');
      for (const call of [rules, staff]) await stage.release(call);
      await bringLineBack(page);

      // A change of the rules reaches the forms too.
      await go(page, '/configuracio/control');
      await page.getByRole('spinbutton').first().fill('21');
      await page.getByRole('button', { name: 'Desa les regles' }).click();
      await expect(page.locator('.notice-success')).toBeVisible();
    },
  },
  {
    name: "the office's day",
    machine: 'home',
    who: 'informador',
    act: (stage) => stayHome(stage, 'GET /consultes$'),
  },
  {
    name: "the service's day",
    machine: 'home',
    who: 'admin',
    act: (stage) => stayHome(stage, 'GET /assessories$'),
  },
  {
    name: 'what waits to be closed',
    machine: 'toClose',
    who: 'informador_integral',
    async act(stage) {
      const { page } = stage;
      const entry = page.getByRole('navigation').getByRole('link', { name: /^Assessories, \d+ per tancar$/ });
      await failOnce(stage, '/', { calls: ['GET /assessories$'], isByLine: true });
      await expect(entry).toBeVisible();
      await go(page, '/consultes');
      await expect(heading(page)).toHaveText('Consultes');
      await stage.hold('GET /assessories$');
      await go(page, '/');
      await stage.answer('GET /assessories$', '500');
      await stage.release('GET /assessories$');
      await expect(entry).toHaveCount(0);
      await getRetry(page).click();
      await expect(entry).toBeVisible();
    },
  },
  {
    name: 'answers that differ from their description',
    machine: 'differences',
    who: 'admin',
    async act({ page }) {
      const answerConsultes = (rows: readonly object[]) =>
        page.evaluate((data) => {
          const { demo } = globalThis as unknown as { demo: { setFault(fault: unknown): void } };
          const match = { method: 'GET', path: '/consultes$' };
          demo.setFault({ kind: 'status', status: 200, body: { data }, times: 1, match });
        }, rows);
      const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
      await open({ page }, '/');
      await expect(heading(page)).toContainText('Bon dia');
      await answerConsultes([{ id: '5' }]);
      await go(page, '/consultes');
      await expect(rows).toHaveCount(1);
      await answerConsultes([{ id: 5 }, { canal: 'telefon' }]);
      await go(page, '/consultes?sort=id');
      await expect(page.locator('.notice-error')).toContainText('Hi ha 1 registre que no es pot mostrar');
      await expect(rows).toHaveCount(1);
    },
  },
  {
    name: 'a report whose code does not come',
    machine: 'report',
    who: 'informador_integral',
    async act({ page, complaints }) {
      await page.route('**/assets/report-*.js', (route) => route.abort());
      await open({ page }, '/');
      await expect(heading(page)).toContainText('Bon dia');
      await askReport(page);
      await expect(page.locator('.notice-error')).toContainText("No hem pogut preparar l'informe");
      // Some browsers repeat a failed preload.
      await expectComplaint(complaints, 'Failed to load resource: net::ERR_FAILED /assets/report.js');
    },
  },
  {
    name: 'the report of a session',
    machine: 'report',
    who: 'informador_integral',
    async act({ page }) {
      const ask = () => askReport(page);
      const dialog = page.getByRole('alertdialog', { name: 'Informe de la sessió' });
      await open({ page }, '/');
      await expect(heading(page)).toContainText('Bon dia');
      await ask();
      await expect(dialog.getByLabel("Contingut de l'informe")).toHaveValue(/"format": "punt-jove.report"/);
      await dialog.getByRole('button', { name: 'Cancel·lar' }).click();
      await expect(dialog).toHaveCount(0);
      await ask();
      const saved = page.waitForEvent('download');
      await dialog.getByRole('button', { name: "Desa l'informe" }).click();
      expect((await saved).suggestedFilename()).toMatch(/^informe_2026-11-20T1\d-\d{2}-\d{2}\.json$/);
      await expect(dialog).toHaveCount(0);
    },
  },
  {
    name: 'people who have arrived',
    machine: 'arrivals',
    who: 'informador',
    async act(stage) {
      const { page } = stage;
      await open(stage, '/');
      await expect(heading(page)).toContainText('Bon dia');
      const mark = page.getByRole('button', { name: /^Ja és aquí: / }).first();
      await mark.click();
      await expect(mark).toHaveAttribute('aria-pressed', 'true');
      await mark.click();
      await expect(mark).toHaveAttribute('aria-pressed', 'false');
    },
  },
  {
    name: 'what this tab has created',
    machine: 'created',
    who: 'admin',
    async act(stage) {
      const { page } = stage;
      await open(stage, '/professionals/alta');
      await page.getByRole('textbox', { name: 'Una persona per línia' }).fill(listLines(1));
      await page.getByRole('button', { name: /^Crea'n/ }).click();
      await expect(page.getByRole('heading', { name: /^S'han creat/ })).toBeVisible();
    },
  },
  {
    name: 'the palette and the keys',
    machine: 'shortcuts',
    who: 'informador_integral',
    async act(stage) {
      const { page } = stage;
      const call = 'GET /consultes$';
      const press = (key: string) => page.keyboard.press(key);
      const dialog = (name: string) => page.getByRole('dialog', { name });
      const palette = dialog('Cerca, obre o crea');
      const failure = palette.getByRole('alert');
      const find = async () => {
        await press('Control+k');
        await expect(palette.getByRole('combobox')).toBeFocused();
      };

      await stage.hold(call);
      await open(stage, '/');
      await expect(heading(page)).toContainText('Bon dia');
      await find();
      await page.keyboard.type('test');
      await stage.expectHeld(call);
      // The answer to the typed text no longer comes too late.
      await page.keyboard.type(' model');
      await stage.answer(call, '500');
      await expect(failure).toContainText('Error llistant les consultes');
      await bringLineBack(page);
      await stage.answer(call, 'answered');
      await expect(failure).toHaveCount(0);
      await palette.getByRole('combobox').fill('dreceres');
      await palette.getByRole('option', { name: 'Dreceres de teclat' }).click();
      await expect(dialog('Dreceres de teclat')).toBeVisible();
      await press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await press('?');
      await expect(dialog('Dreceres de teclat')).toBeVisible();
      await press('Escape');
      await press('n');
      await expect(dialog('Què vols crear?')).toBeVisible();
      await press('Escape');
      await press('n');
      await find();
      await press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await find();
      await page.keyboard.type('test');
      await stage.answer(call, 'answered');
      await palette
        .getByRole('option', { name: /^Mostra'ls tots/ })
        .first()
        .click();
      await expect(page.getByRole('searchbox')).toHaveValue('test');
      await go(page, '/');
      await expect(heading(page)).toContainText('Bon dia');
      await find();
      await page.keyboard.type('test');
      await stage.answer(call, '401');
      await stage.release(call);
      await expectLost(stage);
      await signBackIn(stage);
      await expect(heading(page)).toContainText('Bon dia');
      await expect(palette).toHaveCount(0);
    },
  },
  {
    name: 'how the last consultes were noted does not come',
    machine: 'consultaCreate',
    who: 'informador_integral',
    async act(stage) {
      const last = 'GET /consultes\\?sort';
      await stage.hold(last);
      await open(stage, '/consultes/nova');
      await stage.answer(last, '500');
      await expect(stage.page.getByRole('region', { name: 'Repeteix-ne una de recent' })).toContainText(
        'Error',
      );
      await expect(stage.page.getByRole('main').getByLabel('Observacions')).toBeEditable();
    },
  },
  {
    name: 'earlier visits fail to load, and load on the second attempt',
    machine: 'citaCreate',
    who: 'informador_integral',
    async act(stage) {
      const { page } = stage;
      const search = 'GET /assessories\\?q=';
      const email = page.getByRole('main').getByLabel(/^Correu/);
      await stage.hold(search);
      await open(stage, '/calendari/cita/nova');
      await email.fill(findComer());
      await email.blur();
      await stage.answer(search, '500');
      await stage.release(search);
      await expect(email).toBeEditable();
      await expect(page.getByRole('main')).not.toContainText('Aquest telèfon o correu');
      await email.focus();
      await email.blur();
      await expect(page.getByRole('main')).toContainText('Aquest telèfon o correu ja surt en ');
    },
  },
  {
    name: 'the figures of the service',
    machine: 'xifres',
    who: 'admin',
    async act(stage) {
      const { page } = stage;
      const counts = 'GET /(consultes|assessories|activitats)$';
      const press = (name: string) => page.getByRole('main').getByRole('button', { name }).first().click();
      const counted = () => expect(page.getByText(/^Comptat el /)).toBeVisible();
      const failure = page.getByRole('main').getByRole('alert');

      // Names that arrive while numbers load need more numbers; some of these fail.
      await stage.hold('GET /activitats$');
      await open(stage, '/xifres');
      await stage.answer('GET /activitats$', '500');
      await stage.answer('GET /activitats$', '500');
      await stage.release('GET /activitats$');
      await expect(failure).toContainText('2 xifres que no han arribat');
      await getRetry(page).click();
      await expect(failure).toHaveCount(0);
      await press('Setmana anterior');
      await counted();
      await press('Compta per professional');
      await counted();

      await stage.hold(counts);
      await press('Actualitza');
      await press('Atura');
      await press('Continua');
      for (let left = 4; left > 0; left -= 1) await stage.answer(counts, '500');
      await expect(failure).toContainText('4 xifres que no han arribat');
      await getRetry(page).click();
      await stage.answer(counts, '401');
      await stage.release(counts);
      await expectLost(stage);
      await signBackIn(stage);
      await counted();

      const saved = page.waitForEvent('download');
      await press('Exporta les taules');
      expect((await saved).suggestedFilename()).toBe('xifres_setmana_2026-11-09_2026-11-15.csv');
    },
  },
  {
    name: 'an idle session',
    machine: 'idle',
    who: 'informador_integral',
    async act(stage) {
      const { page } = stage;
      const warning = page.getByRole('alertdialog', { name: 'Encara hi ets?' });
      const press = (name: string) => warning.getByRole('button', { name }).click();
      const warn = async () => {
        await page.clock.fastForward('04:00');
        await expect(warning).toBeVisible();
      };
      const keep = (sign: 1 | -1) =>
        page.evaluate((one) => {
          localStorage.setItem('punt-jove.idle', String(one * Date.now()));
          dispatchEvent(new StorageEvent('storage', { key: 'punt-jove.idle' }));
        }, sign);
      const comeBack = async () => {
        await expectLost(stage);
        await signBackIn(stage);
        await expect(heading(page)).toContainText('Bon dia');
      };
      await page.addInitScript(() => Object.assign(globalThis, { idleMinutes: 5 }));
      await open(stage, '/');
      await expect(heading(page)).toContainText('Bon dia');
      await warn();
      await page.clock.fastForward(2000);
      await press('Continua');
      await expect(warning).toHaveCount(0);
      await warn();
      await keep(1);
      await expect(warning).toHaveCount(0);
      await warn();
      await press('Surt ara');
      await comeBack();
      await warn();
      await keep(-1);
      await comeBack();
      await keep(-1);
      await comeBack();
      await warn();
      await page.clock.fastForward('01:00');
      await comeBack();
      await page.clock.fastForward('12:00:00');
      await expectLost(stage);
    },
  },
];
