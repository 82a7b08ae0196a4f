import type { Page } from 'playwright/test';
import { enterAs, setFault } from './support/demo';
import { showFreeHours } from './support/job';
import { expect, test } from './support/journey';
import { expectAccessible, go } from './support/look';
import { pick } from './support/fields';

const HEADS = '.time-head';

/** Width of the ellipsis, in pixels. */
const DOTS = 10;

/** Names cut to fewer than eight letters, or at all if they are shorter. */
function findCutNames(page: Page): Promise<string[]> {
  return page.evaluate(
    (dots) =>
      [...document.querySelectorAll('.calendar-event-name')].flatMap((name) => {
        const text = name.firstChild;
        if (!text || !name.checkVisibility()) return [];
        const letters = document.createRange();
        letters.setStart(text, 0);
        const length = text.textContent?.length ?? 0;
        letters.setEnd(text, Math.min(8, length));
        const needed =
          letters.getBoundingClientRect().width + (name.scrollWidth > name.clientWidth ? dots : 0);
        return needed > name.clientWidth + 0.5 ? [name.textContent ?? ''] : [];
      }),
    DOTS,
  );
}

const count = (page: Page) => page.getByRole('status').filter({ hasText: /^\d+ cites/ });

test.describe('a calendar for many', () => {
  for (const who of ['suport_coordinacio', 'informador', 'informador_integral']) {
    test(`${who}: no name is cut below eight letters, with free hours or without`, async ({ page }) => {
      await enterAs(page, who);
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        for (const search of ['vista=setmana', 'vista=dia', 'vista=mes', 'vista=dia&lliures=si']) {
          await go(page, `/calendari?${search}&data=2026-11-24`);
          await count(page).waitFor();
          expect.soft(await findCutNames(page), `${search} at ${width}`).toEqual([]);
        }
      }
    });
  }

  test('the day of an office: a column for each who works there, below heads that stay', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 600 });
    await enterAs(page, 'informador', '/calendari?vista=dia');
    await count(page).waitFor();
    const heads = page.locator(HEADS);
    expect(await heads.count()).toBeGreaterThan(4);
    await expect(page.getByRole('group', { name: 'Laia Imaginària' }).getByRole('button')).toHaveCount(9);

    const last = heads.last();
    await page.getByRole('region', { name: 'Dia' }).getByRole('button').last().focus();
    await page.mouse.wheel(0, 2_000);
    await expect(last).toBeInViewport({ ratio: 0.5 });
    await expect(page.getByText('13:00', { exact: true }).first()).toBeInViewport();
    await expectAccessible(page, "an office's day, scrolled to its end");
  });

  test('the day of the service has a column for each office; one of them for each who works there', async ({
    page,
  }) => {
    await enterAs(page, 'suport_coordinacio', '/calendari?vista=dia');
    await expect(page.locator(HEADS).first()).toHaveText(/^Oficina /);
    await go(page, '/calendari?vista=dia&oficina_id=1');
    await expect(page.locator(HEADS).first()).not.toHaveText(/^Oficina /);
  });

  test('a free hour is booked from a list: those of an hour, and those of the week', async ({ page }) => {
    await enterAs(page, 'informador', '/calendari?data=2026-11-24');
    await showFreeHours(page);
    await page
      .getByRole('button', { name: /^\d+ lliures, dimarts 24/ })
      .first()
      .click();
    const list = page.getByRole('dialog', { name: /^\d+ lliures, dimarts 24/ });
    await list
      .getByRole('link', { name: /^Reserva: Dimarts, 24 de novembre/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Nova cita' })).toBeVisible();

    await go(page, '/calendari?vista=llista&data=2026-11-24&lliures=si');
    await page
      .getByRole('link', { name: /^Reserva: Dijous, 26 de novembre/ })
      .last()
      .click();
    await expect(page).toHaveURL(/\/calendari\/cita\/nova\?data=2026-11-26&tipus=\w+&disponibilitat_id=\d+/);
  });

  test('before anything comes what stands at the edges of a view is where it will be', async ({ page }) => {
    const edges = '.time-head, .time-gutter, .calendar-month th, .calendar-month tr, .day-strip button';
    const readPlaces = () =>
      page.locator(edges).evaluateAll((all) =>
        all.map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return [x, y, width, height].map(Math.round);
        }),
      );
    await enterAs(page, 'assesor_laboral');
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const view of ['setmana', 'dia', 'mes']) {
        await go(page, '/');
        await page.getByRole('heading', { level: 1 }).waitFor();
        await setFault(page, { kind: 'slow', ms: 700, match: { path: '/cites' } });
        await go(page, `/calendari?vista=${view}`);
        await page.locator('.calendar-skeleton').waitFor();
        const before = await readPlaces();
        await count(page).waitFor();
        expect.soft([before.length > 0, await readPlaces()], `${view} at ${width}`).toEqual([true, before]);
        await setFault(page, null);
      }
    }
  });

  test('a phone offers no week, which would be its day', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enterAs(page, 'informador', '/calendari?vista=setmana');
    await expect(page.getByRole('radiogroup', { name: 'Vista' }).getByRole('radio')).toHaveCount(3);
    await expect(page.getByRole('radio', { name: 'Dia' })).toBeChecked();
    await expect(page.getByRole('region', { name: 'Dia' })).toBeVisible();
  });
});

for (const timezoneId of ['Pacific/Auckland', 'America/New_York']) {
  test.describe(`a browser in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('the calendar leads from day to day, and from a month to a day, as in Madrid', async ({ page }) => {
      const period = page.locator('.calendar-title p').first();
      await enterAs(page, 'informador', '/calendari?vista=dia&data=2026-10-25');
      await expect(period).toHaveText("Diumenge, 25 d'octubre de 2026");
      await page.getByRole('button', { name: 'Dia següent' }).click();
      await expect(period).toHaveText("Dilluns, 26 d'octubre de 2026");
      await expect(page).toHaveURL(/\?vista=dia&data=2026-10-26$/);

      await pick(page.getByRole('radio', { name: 'Mes' }));
      await expect(period).toHaveText('Octubre de 2026');
      await page.getByRole('button', { name: /^dissabte 24 d'octubre/ }).click();
      await expect(period).toHaveText("Dissabte, 24 d'octubre de 2026");
      await expect(page.getByRole('region', { name: 'Dia' })).toBeFocused();
      await page.keyboard.press('PageDown');
      await expect(page).toHaveURL(/data=2026-10-25/);

      await pick(page.getByRole('radio', { name: 'Setmana' }));
      await expect(period).toHaveText("19–25 d'octubre de 2026");
      await page.getByRole('button', { name: 'Avui' }).click();
      await expect(page).toHaveURL(/\/calendari\?vista=setmana$/);
    });
  });
}
