import type { Locator, Page } from 'playwright/test';
import { callApi, enterAs, openDemo } from '../journeys/support/demo';
import { getNotice } from '../journeys/support/form';
import { expect, test } from '../journeys/support/journey';
import { expectAccessible, go } from '../journeys/support/look';

const OPEN = '/assessories/411';
const count = (page: Page) => page.getByRole('status').filter({ hasText: /^\d+ cites/ });
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();

/** Every page of an office's staff, with an element that shows once it is there. */
const SCREENS: readonly (readonly [path: string, ready: (page: Page) => Locator])[] = [
  ['/', (page) => page.getByRole('region', { name: 'Per tancar' }).getByRole('listitem').first()],
  ['/calendari?vista=dia', count],
  ['/calendari?vista=setmana', count],
  ['/calendari?vista=mes', count],
  ['/calendari?vista=llista', count],
  ['/calendari/cita/nova', button('Reserva la cita')],
  ['/calendari/absencia?professional_id=4&fins=tot', button('Proposa hores')],
  ['/assessories', button(/^Accions: /)],
  ['/assessories/nova', button("Desa l'assessoria")],
  [OPEN, (page) => page.getByRole('heading', { name: 'Dades de la cita' })],
  [`${OPEN}/editar`, button('Desa els canvis')],
  [`${OPEN}/realitzar`, (page) => page.getByLabel('Comentaris')],
  ['/assessories/tancar', (page) => page.getByText(/^(Tancades: |No tens cap assessoria per tancar)/)],
  ['/xifres', (page) => page.getByText(/^Comptat el /)],
  ['/xifres?periode=propi&data_inici=2026-10-12&data_fi=2026-12-05&vista=memoria', button('Copia la taula')],
  ['/ajuda', (page) => page.getByRole('heading', { name: 'Novetats' })],
  ['/nowhere', (page) => page.getByRole('link', { name: "Torna a l'inici" })],
];

const LONG: readonly (readonly [path: string, ready: (page: Page) => Locator])[] = [
  ...SCREENS.slice(0, -1),
  ['/assessories?quan=totes&sort=-jove.nom', button(/^Accions: /)],
  ['/consultes?professional_id=3', button(/^Accions: /)],
  ['/consultes/1', (page) => page.getByRole('heading', { level: 1 })],
  ['/activitats?quan=totes&sort=id', button(/^Accions: /)],
  ['/activitats/1/editar', (page) => page.getByRole('textbox', { name: 'Títol' })],
  ['/professionals?sort=-cognom', button(/^Accions: /)],
  ['/professionals/3/editar', button('Desa els canvis')],
  ['/professionals/alta', button('Crea')],
  ['/activitats/alta', button('Crea')],
  ['/perfil', (page) => page.getByRole('heading', { level: 1 })],
];

/** Elements beyond the window's right edge, in nothing that scrolls. */
async function findOverhang(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const isHeld = ({ parentElement: parent }: Element): boolean =>
      parent !== null && (getComputedStyle(parent).overflowX !== 'visible' || isHeld(parent));
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      return width > 1 && right > clientWidth + 0.5 && !isHeld(element);
    });
    return [
      ...(scrollWidth > clientWidth ? ['the page'] : []),
      ...wide.map((element) => `${element.tagName} ${element.getAttribute('class')}`),
    ];
  });
}

/** Pressed controls, or their labels, below 24 by 24 px; no exception is needed. */
async function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls =
      'a[href], button, input, select, textarea, [role=button], [role=menuitem], [role=option], [role=combobox]';
    return [...document.querySelectorAll(controls)].flatMap((control) => {
      const target = control.closest('label') ?? control;
      const box = target.getBoundingClientRect();
      // A moving one is off by a millionth.
      const [width = 0, height = 0] = [box.width, box.height].map((size) => Number(size.toFixed(2)));
      const isForHands = width > 1 && target.checkVisibility();
      if (!isForHands || (width >= 24 && height >= 24)) return [];
      return [
        `${control.tagName} ${control.getAttribute('aria-label') ?? control.textContent} ${width}×${height}`,
      ];
    });
  });
}

async function expectToFit(page: Page, what: string): Promise<void> {
  expect.soft(await findOverhang(page), `${what} at ${page.viewportSize()?.width}`).toEqual([]);
  expect.soft(await findSmallTargets(page), `${what} at ${page.viewportSize()?.width}`).toEqual([]);
}

function readFocus(page: Page): Promise<{ name: string; opens: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    return {
      name: element.textContent || element.ariaLabel || element.id,
      opens: element.role === 'combobox' || element.getAttribute('aria-haspopup') === 'listbox',
    };
  });
}

/** The focused element, or its first line if it is tall, is in sight and not covered. */
async function expectFocusInSight(page: Page, what: string): Promise<void> {
  const isInSight = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const shown = element.closest('.select, label') ?? element;
      const { top, height, left, right } = shown.getBoundingClientRect();
      const bottom = top + Math.min(height, 36);
      const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return top >= 0 && bottom <= innerHeight && above !== null && shown.contains(above);
    });
  await expect.poll(isInSight, { message: what }).toBe(true);
}

async function luminanceOf(locator: Locator, property: 'color' | 'backgroundColor'): Promise<number> {
  return locator.evaluate((element, name) => {
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(element)[name].match(/[\d.]+/g) ?? []).map(
      Number,
    );
    return (red + green + blue) / 3 / 255;
  }, property);
}

test.describe('whatever the window and the wishes', () => {
  test('nothing is wider than 320 px, and nothing to press smaller than 24', async ({ page }) => {
    await openDemo(page, '/login');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectToFit(page, 'sign-in');
    await page.setViewportSize({ width: 1440, height: 900 });
    await enterAs(page, 'informador_integral');
    for (const [path, ready] of SCREENS) {
      await go(page, path);
      for (const width of [1440, 320]) {
        await page.setViewportSize({ width, height: 640 });
        await ready(page).waitFor();
        await expectToFit(page, path);
      }
    }
  });

  test('very long words break, and no page or table is wider for them', async ({ page }) => {
    const word = 'ZzWolfeschlegelsteinhausenberger'.repeat(7).slice(0, 200);
    const long = { descripcio: word, observacions: word, informacio_entregada: word };
    await enterAs(page, 'admin');
    const write = (method: string, path: string, body: object) => callApi(page, method, path, body);
    const jove = {
      nom: word,
      cognoms: word,
      telefon: '600 000 331',
      email: `${word.slice(0, 178)}@example.org`,
    };
    for (const id of [411, 412]) await write('PATCH', `assessories/${id}`, { jove, ...long });
    await write('PATCH', 'consultes/1', { observacions: word });
    await write('PATCH', 'activitats', { id: 1, titol: word, observacions: word });
    await write('PATCH', 'professionals/3', { nom: word, cognom: word, segon_cognom: word });
    for (const [path, ready] of LONG) {
      await go(page, path);
      for (const width of [1440, 768, 320]) {
        await page.setViewportSize({ width, height: 640 });
        await ready(page).waitFor();
        await expectToFit(page, path);
        if (width < 1440) continue;
        const held = await page.evaluate(
          () =>
            [...document.querySelectorAll('.table-frame')].filter(
              (frame) => frame.scrollWidth > frame.clientWidth,
            ).length,
        );
        expect.soft(held, `tables of ${path}`).toBe(0);
      }
    }

    await page.setViewportSize({ width: 320, height: 640 });
    await go(page, '/assessories?quan=totes&sort=-jove.nom');
    await page
      .getByRole('button', { name: /^Accions: / })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Elimina' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectToFit(page, 'dialog');
    await page.getByRole('button', { name: 'Eliminar' }).click();
    await expect(page.getByRole('button', { name: /^Desfés/ })).toBeVisible();
    await expectToFit(page, 'what can be undone');
    await page.getByRole('button', { name: 'Elimina ara' }).click();
    await expect(getNotice(page, 'esborrat')).toBeVisible();
    await expectToFit(page, 'notice');
    await go(page, '/calendari?vista=llista&data=2026-11-20');
    await page
      .getByRole('button', { name: /ZzWolfe/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectToFit(page, 'an appointment');
  });

  test('at 400 % what has the focus is in sight, and nothing lies over it', async ({ page }) => {
    await enterAs(page, 'informador_integral', '/consultes/nova');
    await page.setViewportSize({ width: 360, height: 225 });
    await page.getByRole('button', { name: 'Desa la consulta' }).waitFor();
    await page.getByRole('textbox', { name: 'Data' }).focus();
    const seen: string[] = [];
    for (let stop = 0; stop < 60 && seen.at(-1) !== 'Cancel·la'; stop += 1) {
      const { name, opens } = await readFocus(page);
      seen.push(name);
      await expectFocusInSight(page, name);
      if (name === 'Més dades') await page.keyboard.press('Enter');
      if (opens) {
        await page.keyboard.press('ArrowDown');
        await page.getByRole('listbox').waitFor();
        await expectFocusInSight(page, `${name}, open`);
        await page.keyboard.press('Escape');
      }
      await page.keyboard.press('Tab');
    }
    expect(seen.slice(-3)).toEqual(['Desa la consulta', "Desa i crea'n una altra", 'Cancel·la']);
  });

  for (const who of ['suport_coordinacio', 'informador']) {
    test(`nor in the calendar of everybody: ${who}`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await enterAs(page, who);
      for (const view of ['setmana', 'dia']) {
        for (const date of ['2026-11-20', '2026-11-24']) {
          await go(page, `/calendari?vista=${view}&data=${date}&lliures=si`);
          await count(page).waitFor();
          await expectToFit(page, `${view} of ${date}`);
        }
      }
      await page.setViewportSize({ width: 320, height: 640 });
      await page
        .getByRole('button', { name: /^\d+ cites, dimarts 24/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 1 });
      await expectToFit(page, 'those of an hour');
    });
  }

  test('what belongs together is on one line', async ({ page }) => {
    await enterAs(page, 'informador_integral', '/calendari/cita/nova');
    const expectOneLine = async (what: Locator) => {
      await what.first().waitFor();
      const middles = await what.evaluateAll((all) => [
        ...new Set(all.map((one) => one.getBoundingClientRect()).map(({ top, height }) => top + height / 2)),
      ]);
      expect.soft(middles, `${String(what)} at ${page.viewportSize()?.width}`).toHaveLength(1);
    };
    const button = (name: string) => page.getByRole('main').getByRole('button', { name });
    const link = (name: string) => page.getByRole('main').getByRole('link', { name });
    for (const width of [1280, 1100, 1000, 768, 650]) {
      await page.setViewportSize({ width, height: 640 });
      await expectOneLine(page.getByRole('radiogroup', { name: 'Perfil' }).getByRole('radio'));
    }
    await go(page, '/calendari?vista=dia&professional_id=4');
    await page.setViewportSize({ width: 768, height: 640 });
    await expectOneLine(page.getByLabel('Hores lliures').locator('..').or(button('Professional')));
    await page.setViewportSize({ width: 390, height: 640 });
    await expectOneLine(button('Avui').or(link('Una absència')).or(link('Nova cita')));
  });

  test('what opens fits 320 px too', async ({ page }) => {
    await enterAs(page, 'informador_integral', '/assessories?estat=pendent');
    await page.setViewportSize({ width: 320, height: 640 });
    const actions = page.getByRole('button', { name: /^Accions: / }).first();
    await actions.click();
    await expect(page.getByRole('menuitem', { name: 'Elimina' })).toBeInViewport();
    await expectToFit(page, 'menu of a row');
    await page.getByRole('menuitem', { name: 'Elimina' }).click();
    await expect(page.getByRole('alertdialog')).toBeInViewport({ ratio: 1 });
    await expectToFit(page, 'dialog');
    await page.getByRole('button', { name: 'Eliminar' }).click();
    await expect(page.getByRole('button', { name: /^Desfés/ })).toBeInViewport({ ratio: 1 });
    await expectToFit(page, 'what can be undone');
    await page.getByRole('button', { name: 'Elimina ara' }).click();
    await expect(getNotice(page, 'esborrat')).toBeInViewport({ ratio: 1 });
    await expectToFit(page, 'notice');
    await page.getByRole('search').getByRole('button', { name: 'Dates' }).click();
    await page.getByRole('button', { name: 'Tria la data' }).first().click();
    await expect(page.getByRole('grid')).toBeInViewport({ ratio: 1 });
    await expectToFit(page, 'filter of dates');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    await expectToFit(page, 'menu');
    await page.getByRole('link', { name: 'Calendari' }).click();
    await page.getByRole('button', { name: /11:15 Omar/ }).click();
    await expect(page.getByRole('dialog', { name: 'Omar Suposat Test' })).toBeInViewport({ ratio: 1 });
    await expectToFit(page, 'an appointment');
  });

  test("the theme is the system's until one is chosen, which is kept", async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openDemo(page, '/login');
    const body = page.locator('body');
    const toggle = page.getByRole('button', { name: 'Canvia entre tema clar i fosc' });
    expect(await luminanceOf(body, 'backgroundColor')).toBeLessThan(0.2);
    await toggle.click();
    expect(await luminanceOf(body, 'backgroundColor')).toBeGreaterThan(0.8);
    await enterAs(page, 'informador_integral', '/assessories');
    await toggle.waitFor();
    expect(await luminanceOf(body, 'backgroundColor')).toBeGreaterThan(0.8);
    await toggle.click();
    await page.emulateMedia({ colorScheme: 'light' });
    await page.reload();
    await toggle.waitFor();
    expect(await luminanceOf(body, 'backgroundColor')).toBeLessThan(0.2);
  });

  test('help is printed without bars and buttons', async ({ page }) => {
    await enterAs(page, 'admin', '/ajuda');
    const task = page.getByRole('article', { name: 'Fer la memòria' });
    await task.waitFor();
    await page.emulateMedia({ media: 'print' });
    for (const role of ['banner', 'navigation', 'button'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    await expect(task).toBeVisible();
  });

  test('with reduced motion nothing moves for longer than a moment', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await enterAs(page, 'informador_integral', '/assessories');
    await page.evaluate(() => {
      const moved: number[] = [];
      Object.assign(globalThis, { moved });
      for (const type of ['animationstart', 'transitionrun'] as const) {
        document.addEventListener(type, ({ target }) => {
          for (const { effect } of (target as Element).getAnimations()) {
            moved.push(Number(effect?.getComputedTiming().duration));
          }
        });
      }
    });
    const actions = page.getByRole('button', { name: /^Accions: / }).first();
    await actions.click();
    await page.getByRole('menuitem', { name: 'Elimina' }).click();
    await expect(page.getByRole('button', { name: 'Cancel·lar' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    await expect(page.getByRole('dialog', { name: 'Menú principal' })).toBeVisible();
    const moved = await page.evaluate(() => (globalThis as unknown as { moved: number[] }).moved);
    expect(moved.filter((duration) => duration > 10)).toEqual([]);
  });

  test('with forced colours the calendar keeps its borders', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await enterAs(page, 'informador_integral', '/calendari');
    await expect(page.getByRole('button', { name: /11:15 Omar/ })).toHaveCSS('border-top-style', 'solid');
    await expect(page.getByRole('button', { name: /10:30 Lliure/ })).toHaveCSS('border-top-style', 'dashed');
    await expect(page.getByRole('link', { name: 'Nova cita' })).toHaveCSS('border-top-style', 'solid');
    await expectAccessible(page, 'calendar with forced colours');
  });

  test('the day sheet is printed as a list, each hour once, dark on white', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await enterAs(page, 'informador_integral', '/calendari?vista=dia');
    const day = page.getByRole('heading', { name: 'Divendres, 20 de novembre de 2026' });
    await expect(page.getByRole('button', { name: /Lliure/ }).first()).toBeVisible();
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await expect(day).toBeVisible();
    for (const role of ['banner', 'navigation', 'complementary', 'search'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    const hours = (await page.getByRole('main').innerText()).match(/^\d\d:\d\d$/gm) ?? [];
    expect(hours.length).toBeGreaterThan(5);
    expect(hours).toEqual([...new Set(hours)].toSorted());
    expect(await luminanceOf(day, 'color')).toBeLessThan(0.4);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(width).toBeLessThanOrEqual(0);
  });

  test('the detail is printed without bars and buttons, dark on white', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await enterAs(page, 'informador_integral', OPEN);
    const heading = page.getByRole('heading', { level: 1, name: 'Pau Test Model' });
    await expect(heading).toBeVisible();
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await expect(heading).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Dades de la cita' })).toBeVisible();
    for (const role of ['banner', 'navigation', 'complementary', 'button'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    await expect(page.getByRole('link')).toHaveText([
      /^600 000 \d{3}$/,
      /@example\.org$/,
      /^\d\d\/\d\d\/2026 /,
    ]);
    expect(await luminanceOf(heading, 'color')).toBeLessThan(0.4);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
});
