import { readFile, writeFile } from 'node:fs/promises';
import { getAccount } from '../journeys/support/demo';
import { expect, test } from '../journeys/support/journey';
import { follow } from '../journeys/support/keys';
import { expectAccessible, expectAccessibleInBothLooks } from '../journeys/support/look';
import { begin, openDoor, openDoorOffline, openPanel, press } from './support/demo';
import { readSavedFile } from '../journeys/support/savedFile';

test('the demo begins at its door, where one press signs in', async ({ page }) => {
  await openDoor(page);
  await expectAccessibleInBothLooks(page, 'the door');
  await page.getByRole('button', { name: /^Informació integral/ }).click();
  await expect(getAccount(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rol: Informació integral' })).toBeVisible();
});

test('a role is chosen at the door by keyboard', async ({ page }) => {
  await openDoor(page);
  await follow(page, page.getByRole('button', { name: /^Informació Informa i dona hora/ }));
  await expect(getAccount(page)).toBeVisible();
});

test('a link names a scenario, its person and its page', async ({ page }) => {
  await openDoor(page, '/demo?escenari=jornada-plena&com=informador@example.org&adreca=/consultes');
  await begin(page, 'Una jornada plena');
  await expect(page).toHaveURL('/consultes');
  await expect(page.getByRole('button', { name: 'Rol: Informació', exact: true })).toBeVisible();
});

for (const [address, text] of [
  ['/demo?escenari=res', "Aquest enllaç parla d'un escenari que no existeix."],
  ['/demo?escenari=servei-nou&com=ningu@example.org', 'Comença amb algú que no hi és.'],
  ['/demo?adreca=/consultes', 'Aquest enllaç no diu quin escenari obre.'],
  ['/demo#e=AAAA', "L'enllaç ha arribat incomplet: demana'l sencer."],
  ['/demo?escenari=servei-nou&adreca=//example.org', 'Aquest escenari és incomplet'],
  ['/demo?escenari=servei-nou&adreca=/%5Cexample.org', 'Aquest escenari és incomplet'],
] as const) {
  test(`an invalid link shows its problem: ${address}`, async ({ page }) => {
    await openDoor(page, address);
    await expect(page.getByRole('alert')).toContainText(text);
  });
}

test('the present state is saved as a file and opened in another browser', async ({
  page,
  browser,
}, info) => {
  await openDoor(page);
  await begin(page, 'Algú que no ha vingut');
  await press(page, 'Marca com a no assistida');
  await press(page.getByRole('alertdialog'), 'Marca-la');
  await expect(page.getByText('El usuari no ha assistit a la assessoria')).toBeVisible();
  const panel = await openPanel(page, 'Escenari');
  await panel.getByLabel("Nom de l'escenari").fill('Després de marcar-ho');
  const { text } = await readSavedFile(page, () => press(panel, 'Desa-ho en un fitxer'));
  const path = info.outputPath('escenari.json');
  await writeFile(path, text);

  const there = await (await browser.newContext()).newPage();
  await openDoor(there);
  await there.locator('input[type=file]').setInputFiles(path);
  await begin(there, 'Després de marcar-ho');
  await expect(there.locator('main').getByText('No assistida', { exact: true })).toBeVisible();

  const bad = info.outputPath('nou.json');
  await writeFile(bad, (await readFile(path, 'utf8')).replace('"version": 1', '"version": 2'));
  await there.goto('/demo');
  await there.locator('input[type=file]').setInputFiles(bad);
  await expect(there.getByRole('alert')).toContainText("és d'una versió més nova");
  await press(there, 'Continua on eres');
  await expect(getAccount(there)).toBeVisible();
});

test('a file with a step that could never be done is refused, with the number of the step', async ({
  page,
}, info) => {
  const at = '2026-11-16T09:00:00+01:00';
  const toStep = (machine: string) => ({ title: 'Fes-ho', when: [{ machine, event: 'xstate.init' }] });
  const open = async (steps: object[]) => {
    const path = info.outputPath('llico.json');
    const scenario = { format: 'punt-jove.escenari', version: 1, title: 'A mà', anchor: at, clock: { at } };
    await writeFile(path, JSON.stringify({ ...scenario, steps }));
    await page.locator('input[type=file]').setInputFiles(path);
  };
  await openDoor(page);
  await open([toStep('calendar'), toStep('agenda')]);
  await expect(page.getByRole('alert')).toHaveText(
    "Al pas 2 hi ha una màquina que no existeix: «agenda». No s'ha canviat res.",
  );
  await expectAccessible(page, 'a refused file');
  await open([toStep('calendar')]);
  await expect(page.getByRole('button', { name: 'Comença: A mà' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test.describe('in a browser that keeps the demo', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the description of the files is beside the demo, also without a network', async ({ page }) => {
    await openDoorOffline(page);
    await page.goto('/escenari.schema.json');
    await expect(page.locator('body')).toContainText('"const": "punt-jove.escenari"');
  });
});

test('the present state is copied as a link, in the middle of a lesson with the steps that are left', async ({
  page,
  context,
}) => {
  const LESSON = 'Anota una consulta amb temàtiques';
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDoor(page);
  await begin(page, LESSON);
  const told = page.getByRole('complementary', { name: `Lliçó: ${LESSON}` }).getByRole('status');
  await page.getByRole('main').getByRole('link', { name: 'Nova consulta' }).click();
  await expect(told).toContainText('1 de 4');
  const panel = await openPanel(page, 'Escenari');
  await press(panel, "Copia'n l'enllaç");
  await expect(panel.getByText("L'enllaç ja és al porta-retalls.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await page.goto(link);
  await begin(page, LESSON);
  await expect(told).toHaveText("0 de 3Tria l'àmbit");
  await expect(page).toHaveURL('/consultes/nova');
  const broken = `${link.slice(0, 60)}%0A${link.slice(60)}`;
  for (const pasted of [
    `${link}.`,
    `${link})`,
    `${link}&utm_source=correu`,
    broken,
    link.replace('#', '%23'),
  ]) {
    await page.goto('about:blank');
    await page.goto(pasted);
    // What was opened before stays at the door, below.
    const card = page.getByRole('region', { name: "Algú t'ha passat això" });
    await expect(card.getByRole('button', { name: `Comença: ${LESSON}` })).toBeVisible();
  }
});

test('a link is copied from each card, and what a link has opened stays at the door', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copy = async (title: string) => {
    await press(page, `Copia l'enllaç: ${title}`);
    await expect(page.getByText("L'enllaç ja és al porta-retalls.").first()).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await openDoor(page);
  expect(await copy('Una jornada plena')).toMatch(/\/demo\?escenari=jornada-plena$/);
  await begin(page, "Un servei acabat d'estrenar");
  const panel = await openPanel(page, 'Escenari');
  await panel.getByLabel("Nom de l'escenari").fill('El meu');
  await press(panel, "Copia'n l'enllaç");
  await expect(panel.getByText("L'enllaç ja és al porta-retalls.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await page.goto(link);
  await begin(page, 'El meu');
  await openDoor(page, '/demo');
  const opened = page.getByRole('region', { name: 'Oberts abans en aquest navegador' });
  await expect(opened.getByRole('heading', { name: 'El meu' })).toBeVisible();
  expect(await copy('El meu')).toMatch(/\/demo#e=/);
  await press(opened, 'Oblida: El meu');
  await expect(opened).toBeHidden();
});

test('the link is copied where a copy has to begin within the press, as in Safari', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    // Firefox runs it on its first, blank page too.
    if (!('Clipboard' in globalThis)) return;
    let isPressed = false;
    const press = () => {
      isPressed = true;
      setTimeout(() => (isPressed = false));
    };
    addEventListener('click', press, true);
    for (const name of ['write', 'writeText'] as const) {
      const copy = Clipboard.prototype[name] as (this: Clipboard, what: unknown) => Promise<void>;
      Object.assign(Clipboard.prototype, {
        [name](this: Clipboard, what: unknown) {
          return isPressed
            ? copy.call(this, what)
            : Promise.reject(new DOMException('no press', 'NotAllowedError'));
        },
      });
    }
  });
  await openDoor(page);
  await begin(page, "Un servei acabat d'estrenar");
  const panel = await openPanel(page, 'Escenari');
  await press(panel, "Copia'n l'enllaç");
  await expect(panel.getByText("L'enllaç ja és al porta-retalls.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/demo#e=/);
});

test('a switch of role keeps a permitted page, and asks about unsaved values', async ({ page }) => {
  await openDoor(page);
  await begin(page, 'La sessió es perd a mig formulari');
  const role = page.getByRole('button', { name: /^Rol: / });
  const become = async (name: RegExp) => {
    await role.click();
    await page.getByRole('menuitemradio', { name }).or(page.getByRole('menuitem', { name })).click();
  };
  await page.getByRole('main').getByLabel('Observacions').fill('Una nota');
  await become(/^Administració/);
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByLabel('Observacions')).toHaveValue('Una nota');
  await expect(page.getByRole('button', { name: 'Rol: Informació', exact: true })).toBeVisible();

  await page.getByRole('main').getByLabel('Observacions').fill('');
  await become(/^Administració/);
  await expect(page.getByRole('button', { name: 'Rol: Administració' })).toBeVisible();
  await expect(page).toHaveURL('/consultes/nova');
  await page.goto('/professionals');
  await become(/^Assessorament laboral/);
  await expect(page).toHaveURL('/');
});

test('every section of the panel is accessible', async ({ page }) => {
  await openDoor(page);
  await begin(page, 'Una jornada plena');
  for (const section of ['Errors', 'Rellotge', 'Historial', 'Crides', 'Escenari']) {
    await openPanel(page, section);
    await expectAccessible(page, `the panel, ${section}`);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'the panel on a phone');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
