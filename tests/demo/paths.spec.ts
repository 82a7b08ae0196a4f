import { getExplored } from '../paths/explored';
import { MODELS } from '../paths/models';
import { DRIVERS } from '../paths/browser/drivers';
import { plan } from '../paths/browser/plan';
import { toLesson, toLink } from '../paths/browser/toLesson';
import { expect, test } from '../journeys/support/journey';
import { begin, openDoor, press } from './support/demo';

/** Link and number of steps of a machine's first generated path. */
async function generate(machine: string, path: string): Promise<{ link: string; steps: number }> {
  const model = MODELS.find((one) => one.machine.id === machine);
  const driver = DRIVERS.find((one) => one.machine === machine);
  if (!model || !driver) throw new Error(`nothing of ${machine}`);
  const explored = getExplored(model);
  const [planned = []] = plan(explored, driver);
  const cases = planned.map(({ name }) => name);
  const who = driver.who({ start: cases[0] ?? '', cases });
  const lesson = toLesson(driver, { who, path }, planned, (state) => explored.states[state]?.name ?? '');
  return { link: await toLink(lesson), steps: lesson.steps.length };
}

test("a path of the testers' report opens by its link, and its steps are ticked when done by hand", async ({
  page,
}) => {
  const { link, steps } = await generate('attendance', '/assessories?estat=pendent');
  await openDoor(page, link);
  await begin(page, 'Camí de prova: Marcar com a no assistida');
  const status = page.getByRole('complementary', { name: /^Lliçó: / }).getByRole('status');
  const ask = async () => {
    await page
      .getByRole('button', { name: /^Accions/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Marca com a no assistida' }).click();
  };
  await expect(status).toContainText(`0 de ${steps}Prem «Marca com a no assistida»`);
  await ask();
  await expect(status).toContainText(`1 de ${steps}Confirma-ho`);
  const dialog = page.getByRole('alertdialog');
  await press(dialog, 'Marca-la');
  await expect(status).toContainText(`2 de ${steps}Cancel·la-ho`);
  // A repeated step needs a second event.
  await dialog.getByRole('button').first().click();
  await expect(status).toContainText(`3 de ${steps}Prem «Marca com a no assistida»`);
});
