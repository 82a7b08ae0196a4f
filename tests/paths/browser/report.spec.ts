import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { expectAccessibleInBothLooks } from '../../journeys/support/look';
import { explore } from '../explore';
import { MODELS } from '../models';
import { SECTIONS } from '../../requirements';
import { collect, type Run } from '../report/collect';
import { writePage } from '../report/page';
import { collectRequirements } from '../report/requirements';
import { VERSION, type Report } from '../report/schema';
import { generate } from '../suite';

const tokens = readFileSync(join(process.cwd(), 'src', 'views', 'ui', 'theme', 'tokens.css'), 'utf8');

function createReport(problems: Report['problems'] = [], sections = SECTIONS): Report {
  const left = { 'deletion.confirming deletion.cancel #0': 'Ningú no ho fa.' };
  const runs: Record<string, Run> = {
    auth: {
      by: 'browser',
      paths: 1,
      taken: [],
      left: {},
      divergence: { steps: ['start'], expected: 'restoring', seen: { page: '<main>' } },
    },
    deletion: { by: 'browser', paths: 2, taken: ['deletion.closed deletion.open #0'], left },
  };
  const machines = ['auth', 'deletion', 'page'].map((id) => {
    const model = MODELS.find(({ machine }) => machine.id === id);
    if (!model) throw new Error(`no model of ${id}`);
    const explored = explore(model);
    return collect(explored, generate(explored), {
      run: runs[id],
      mutants: { total: 9, alive: ['a mutant'] },
      measured: { events: 3, taken: new Set() },
    });
  });
  return {
    version: VERSION,
    strategy: 'transitions',
    cap: 15,
    problems,
    machines,
    requirements: collectRequirements(sections, { machines, problems }),
  };
}

test.describe('the report', () => {
  test('the page stays accessible, whatever is open in it', async ({ page }) => {
    const comparison = { added: ['a b #0'], removed: [], lost: ['c d #1'] };
    const problems: Report['problems'] = [
      { machine: 'auth', kind: 'different', name: 'auth.signIn', expected: 'a', seen: 'b' },
      { machine: 'page', kind: 'missed', name: 'page x #0' },
    ];
    // All sections look alike, and axe takes long for so many lines.
    const report = createReport(problems, SECTIONS.slice(0, 4));
    await page.setContent(writePage(report, tokens, { comparison }));
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    await expectAccessibleInBothLooks(page, 'the report');
  });

  test('opens the machine that is followed to, and copies a path as steps', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const body = writePage(createReport(), tokens);
    await page.route('**/report.html', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto('/report.html');
    await page.getByRole('link', { name: "Preguntar abans d'eliminar" }).click();
    const machine = page.locator('details#deletion');
    await expect(machine).toHaveAttribute('open', '');
    const path = machine.locator('details.path').first();
    await path.locator('summary').click();
    await path.getByRole('button', { name: 'Copia els passos' }).click();
    await expect(path.getByRole('button', { name: 'Copiat' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\n').slice(0, 2)).toEqual([
      '1. Obre-ho §2 → tancat (leads=false, going=)',
      "2. Prem «Elimina» d'un registre (consulta) §4 → demana confirmació (leads=false, going=, noun=consulta)",
    ]);
  });

  test('finds a statement of the specification, and leads from it to its path, by keys alone', async ({
    page,
  }) => {
    const body = writePage(createReport(), tokens);
    await page.route('**/report.html', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto('/report.html');
    await page.getByRole('link', { name: "Requisits de l'especificació" }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Requisits', exact: true })).toBeInViewport();
    await page.getByRole('searchbox').fill('does nothing when it is cancelled');
    const section = page.locator('details#requisits-4');
    await expect(section).toHaveAttribute('open', '');
    await expect(section.locator('.statement').filter({ visible: true })).toHaveCount(1);
    await section.getByRole('link', { name: "Preguntar abans d'eliminar" }).press('Enter');
    await expect(page.locator('details.path[open]')).toHaveId(/^deletion-\d+$/);
  });
});
