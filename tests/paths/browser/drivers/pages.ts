import type { Page } from 'playwright/test';
import { expect } from '../../../journeys/support/journey';
import type { Driver } from '../driver';
import { ENDED } from '../plan';
import { findOpenAssessoria } from '../seed';
import { confirm, getRetry, open, pause, sendNow, signBackIn, type Stage } from '../stage';

type Asking = {
  machine: string;
  who: string;
  path: string;
  heading: string | RegExp;
  call: string;
  causes: Driver['causes'];
  isAlone?: boolean;
  left?: Driver['left'];
};

/** A request has failed, or an act changes the rest of the path. */
const FAILED = 'failed';
const NEXT_DAY = 'next day';
const MARKED = 'marked';
const DELETED = 'deleted';

function remember(memory: string, name: string, state: string): string | undefined {
  if (name === 'start') return FAILED;
  const isOfFailure = /^((board|list)\.refresh|screen\.resumed)$/.test(name);
  if (isOfFailure !== (memory === FAILED)) return undefined;
  if (name === 'screen.resumed') return FAILED;
  if (state.startsWith('typing') !== (name === 'after searchWait')) return undefined;
  if (name === 'day.changed') return NEXT_DAY;
  if (name === 'record.marked') return MARKED;
  return name === 'record.deleted' ? DELETED : '';
}

/** A page whose first requests fail, so that there is something to retry. */
function driveAsking({
  machine,
  who,
  path,
  heading,
  call,
  causes,
  isAlone = false,
  left = {},
}: Asking): Driver {
  const refresh = async (stage: Stage) => {
    await getRetry(stage.page).first().click();
    await stage.release(call);
  };
  const resting = async ({ page }: Stage, _: string, memory: string) => {
    if (memory === ENDED) return expect(getRetry(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    return expect(getRetry(page)).toHaveCount(memory === FAILED ? 1 : 0);
  };
  return {
    machine,
    who: () => who,
    async open(stage) {
      await stage.hold(call);
      await open(stage, path);
    },
    causes: {
      start: (stage) => stage.answer(call, '500'),
      'board.refresh': refresh,
      'list.refresh': refresh,
      'screen.renew': ({ page }) => page.clock.fastForward('02:30'),
      async 'screen.resumed'(stage) {
        await getRetry(stage.page).first().click();
        await stage.answer(call, '401');
        await signBackIn(stage);
        await stage.answer(call, '500');
      },
      ...causes,
    },
    remember: (memory, name, state) => {
      const known = remember(memory, name, state);
      return known === DELETED && isAlone ? ENDED : known;
    },
    comesBack: true,
    late: [NEXT_DAY, MARKED, DELETED, ENDED],
    sees: {
      '': resting,
      resting,
      typing: ({ page }) => expect(page.getByRole('searchbox')).toHaveValue('Jana'),
    },
    stream: /^root\/screen-\d+$/,
    left,
  };
}

async function actOn(stage: Stage, menu: string | RegExp, entry: string, yes: string): Promise<void> {
  const { page } = stage;
  await page.getByRole('button', { name: menu }).first().click();
  await page.getByRole('menuitem', { name: entry }).click();
  await confirm(stage, yes);
}

const ROW = /^Accions/;
const sort = (page: Page, column: string) =>
  page.getByRole('columnheader').getByRole('button', { name: column }).first().click();
const nextDay = ({ page }: Stage) => page.clock.fastForward('14:00:00');

const boxes = (page: Page) => page.locator('tbody .table-choice label');

const LIST_CHOICE = "Els professionals s'eliminen d'un en un: cada pregunta diu les cites que tenen.";
const LIST_MARKS = 'Mentre es mira aquesta llista ningú no marca cap assessoria.';

function driveList(
  machine: string,
  who: string,
  heading: string,
  column: string,
  path = `/${machine}`,
): Driver {
  const canMark = machine === 'assessories';
  const canChoose = machine !== 'professionals';
  return driveAsking({
    machine,
    who,
    path,
    heading,
    call: `GET /${machine}$`,
    causes: {
      async 'list.search'({ page }) {
        // Typing pauses with the clock.
        await pause(page);
        await page.getByRole('searchbox').fill('Jana');
      },
      async 'after searchWait'({ page }) {
        await page.clock.runFor(60);
        await page.clock.resume();
        await page.getByRole('searchbox').fill('');
      },
      ...(canChoose && {
        'list.choose': async ({ page }: Stage) => {
          for (const index of [0, 1]) await boxes(page).nth(index).click();
        },
        'list.choose, leave out': ({ page }: Stage) => boxes(page).first().click(),
      }),
      'screen.address': ({ page }) => sort(page, column),
      'record.deleted': (stage) => actOn(stage, ROW, 'Elimina', 'Eliminar').then(() => sendNow(stage)),
      ...(canMark && {
        'record.marked': (stage: Stage) => actOn(stage, ROW, 'Marca com a no assistida', 'Marca-la'),
      }),
    },
    left: {
      ...(!canMark && { [`${machine} record.marked #0`]: LIST_MARKS }),
      ...(!canChoose && { [`${machine} list.choose #0`]: LIST_CHOICE }),
    },
  });
}

async function openAppointment({ page }: Stage): Promise<void> {
  const today = page.getByRole('group', { name: 'divendres 20 de novembre' });
  await today
    .getByRole('button', { name: /cites, .* per tancar/ })
    .first()
    .click();
  const rows = page.getByRole('dialog', { name: / cites, / }).getByRole('listitem');
  await rows.filter({ hasText: 'Per tancar' }).getByRole('button').first().click();
}

const assessoria = findOpenAssessoria();

const act = async (stage: Stage, button: string, yes: string) => {
  await stage.page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
  await confirm(stage, yes);
};

export const PAGES: readonly Driver[] = [
  driveList('consultes', 'informador_integral', 'Consultes', 'Data'),
  driveList('activitats', 'informador_integral', 'Activitats', 'Data'),
  driveList('professionals', 'admin', 'Professionals', 'Nom'),
  driveList('assessories', 'informador_integral', 'Assessories', 'Data', '/assessories?estat=pendent'),
  driveAsking({
    machine: 'assessoria',
    who: 'admin',
    path: `/assessories/${assessoria}`,
    heading: /./,
    call: 'GET /assessories/\\d+$',
    isAlone: true,
    causes: {
      'day.changed': nextDay,
      'record.marked': (stage) => act(stage, 'Marca com a no assistida', 'Marca-la'),
      // Confirming leads to the list; the person may come back while it waits.
      async 'record.deleted'(stage) {
        const { page } = stage;
        await act(stage, 'Elimina', 'Eliminar');
        await expect(page).toHaveURL('/assessories');
        await stage.typeAddress(`/assessories/${assessoria}`);
        await expect(page.getByRole('button', { name: 'Elimina', exact: true })).toBeVisible();
        await sendNow(stage);
        await expect(page.getByText("potser algú l'ha eliminada")).toBeVisible();
      },
    },
    left: { 'assessoria screen.address #0': 'Cap enllaç no porta al mateix detall amb una altra adreça.' },
  }),
  driveAsking({
    machine: 'calendar',
    who: 'admin',
    path: '/calendari',
    heading: 'Calendari',
    call: 'GET /cites$',
    causes: {
      async 'screen.address'({ page }) {
        await page.getByRole('button', { name: 'Setmana següent' }).click();
        await page.getByRole('button', { name: 'Setmana anterior' }).click();
      },
      'day.changed': nextDay,
      async 'record.marked'(stage) {
        await openAppointment(stage);
        await actOn(stage, 'Més accions', 'Marca com a no assistida', 'Marca-la');
      },
      async 'record.deleted'(stage) {
        await openAppointment(stage);
        await actOn(stage, 'Més accions', 'Elimina', 'Eliminar');
        await sendNow(stage);
      },
    },
  }),
  driveAsking({
    machine: 'home',
    who: 'informador_integral',
    path: '/',
    heading: /Bon dia|Bona/,
    call: 'GET /cites$',
    causes: {
      'day.changed': nextDay,
      'record.marked': (stage) => actOn(stage, ROW, 'Marca com a no assistida', 'Marca-la'),
      'record.deleted': (stage) => actOn(stage, ROW, 'Elimina', 'Eliminar').then(() => sendNow(stage)),
    },
    left: { 'home screen.address #0': "Cap enllaç no porta a l'inici amb una altra adreça." },
  }),
];
