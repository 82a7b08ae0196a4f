import type { Page } from 'playwright/test';
import { enterAs } from '../journeys/support/demo';
import { confirmDeletion, getNotice } from '../journeys/support/form';
import { expect, test } from '../journeys/support/journey';
import { provoke, stop } from './support/errors';

type Deletion = {
  who: string;
  path: string;
  call: string;
  refused: string;
  /** Text after a failure of the server, where it has one of its own. */
  failed?: string;
  ask: (page: Page) => Promise<void>;
};

async function askInList(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Accions/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Elimina' }).click();
}

async function askInCalendar(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^11:15 Omar Suposat Test/ }).click();
  const peek = page.getByRole('dialog', { name: 'Omar Suposat Test' });
  await peek.getByRole('button', { name: 'Més accions' }).click();
  await page.getByRole('menuitem', { name: 'Elimina la cita' }).click();
}

const DELETIONS: readonly Deletion[] = [
  {
    who: 'admin',
    path: '/activitats',
    call: 'DELETE /activitats/{id}',
    refused: "No es pot esborrar l'activitat.",
    failed: "Error esborrant l'activitat",
    ask: askInList,
  },
  {
    who: 'admin',
    path: '/assessories?estat=pendent',
    call: 'DELETE /assessories/{id}',
    refused: "No es pot esborrar l'assessoria.",
    failed: "Error esborrant l'assessoria",
    ask: askInList,
  },
  {
    who: 'informador_integral',
    path: '/calendari',
    call: 'DELETE /cites/{id}',
    refused: 'No es pot esborrar la cita.',
    ask: askInCalendar,
  },
  {
    who: 'informador_integral',
    path: '/consultes',
    call: 'DELETE /consultes/{id}',
    refused: 'No es pot esborrar la consulta.',
    ask: askInList,
  },
  {
    who: 'admin',
    path: '/professionals?role=assesor_laboral',
    call: 'DELETE /professionals/{id}',
    refused: 'No es pot esborrar el/la professional/a.',
    ask: askInList,
  },
];

for (const { who, path, call, refused, failed = refused, ask } of DELETIONS) {
  test(`a refused ${call} shows "${[...new Set([refused, failed])].join(' ')}"`, async ({
    page,
    complaints,
  }) => {
    await enterAs(page, who, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const [kind, text] of [
      ['403 · no hi té permís', refused],
      ['422 · alguna dada no és correcta', refused],
      ['500 · error del servidor', failed],
    ] as const) {
      await provoke(page, call, kind);
      await page.keyboard.press('Escape');
      await ask(page);
      await confirmDeletion(page);
      const notice = getNotice(page, text);
      await expect(notice, kind).toBeVisible();
      await notice.getByRole('button', { name: 'Tanca' }).click();
      await expect(notice).toHaveCount(0);
      await stop(page);
      await page.keyboard.press('Escape');
    }
    complaints.length = 0;
  });
}
