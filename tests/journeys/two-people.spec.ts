import type { Page } from 'playwright/test';
import { enterAs, setFault } from './support/demo';
import { getNotice } from './support/form';
import { expect, test } from './support/journey';
import { expectAccessibleInBothLooks, setLook } from './support/look';
import { pick } from './support/fields';

const notes = (page: Page) => page.getByLabel('Observacions');
const save = (page: Page) => page.getByRole('button', { name: 'Desa els canvis' });

async function openNewest(page: Page): Promise<string> {
  await page
    .getByRole('link', { name: /^Núm\. \d+$/ })
    .first()
    .click();
  await expect(notes(page)).toBeEditable();
  await expect(save(page)).toBeEnabled();
  return new URL(page.url()).pathname.replace('/editar', '');
}

function changeElsewhere(
  page: Page,
  path: string,
  changes: Readonly<Record<string, unknown>>,
): Promise<void> {
  return page.evaluate(
    async ([at, changed]) => {
      const { token } = JSON.parse(localStorage.getItem('punt-jove.auth') ?? '{}') as { token: string };
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
      const { data } = (await (await fetch(`/api${at}`, { headers })).json()) as {
        data: Record<string, unknown>;
      };
      const { oficina, antena, professional } = data as Record<string, { id: number } | null>;
      const ids = {
        oficina_id: oficina?.id,
        antena_id: antena?.id ?? null,
        professional_id: professional?.id,
      };
      const body = JSON.stringify({ ...data, ...ids, ...changed });
      const { ok } = await fetch(`/api${at}`, { method: 'PATCH', headers, body });
      if (!ok) throw new Error('it could not be changed');
    },
    [path, changes] as const,
  );
}

test.describe('two people and one record', () => {
  test('what only the other changed is kept; what both changed is chosen', async ({ page }) => {
    await enterAs(page, 'admin', '/consultes');
    const path = await openNewest(page);
    await changeElsewhere(page, path, { nombre_persones: 9 });
    await notes(page).fill('La meva nota');
    await save(page).click();
    await expect(getNotice(page, 'La consulta')).toContainText('una altra persona');

    await openNewest(page);
    await expect(page.getByLabel(/^Nombre de persones/)).toHaveValue('9');
    await changeElsewhere(page, path, {
      observacions: 'La nota de la companya, que és més llarga que la meva.',
    });
    await notes(page).fill('Una altra nota');
    await save(page).click();
    const panel = page.getByRole('alert').filter({ hasText: 'Una altra persona ha canviat el mateix' });
    await expect(panel).toBeFocused();
    await expect(panel.getByRole('radio', { name: /^El que has escrit/ })).toBeChecked();
    await expectAccessibleInBothLooks(page, 'two people and one record');
    await setLook(page, 'wide');
    await pick(panel.getByRole('radio', { name: /^El que hi ha ara/ }));
    await expect(notes(page)).toHaveValue('La nota de la companya, que és més llarga que la meva.');
    await save(page).click();
    await expect(page).toHaveURL('/consultes');
  });

  test('nothing can be typed while it is saved, and the button has the focus', async ({ page }) => {
    await enterAs(page, 'admin', '/consultes');
    await openNewest(page);
    await notes(page).fill('La meva nota');
    await page.getByLabel(/^Nombre de persones/).focus();
    await setFault(page, { kind: 'slow', ms: 1500, match: { method: 'PATCH', path: '/consultes/' } });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Desant…' })).toBeFocused();
    await page.keyboard.type('7');
    await expect(page.getByLabel(/^Nombre de persones/)).not.toHaveValue(/7$/);
    await expect(page).toHaveURL('/consultes');
  });
});
