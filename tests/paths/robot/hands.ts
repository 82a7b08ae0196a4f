import type { Locator, Page } from 'playwright/test';
import type { Order } from './understand';
import { MOMENT, wait, type Visit } from './visit';

const ROLES = ['link', 'menuitem', 'option', 'radio', 'checkbox', 'combobox', 'switch', 'tab'] as const;
const FIELDS = ['searchbox', 'spinbutton', 'combobox'] as const;

/** Milliseconds of the page in which a thing comes that is to be used. */
const SOON = 10_000;

/** A name as it is read: spaces do not count. */
function toPattern(name: string): RegExp {
  const signs = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`^\s*${signs.replaceAll(/\s+/g, String.raw`\s*`)}\s*$`);
}

function findNamed(scope: Page | Locator, roles: readonly (typeof ROLES)[number][], name: string): Locator {
  const of = { name: toPattern(name) };
  return roles
    .reduce((all, role) => all.or(scope.getByRole(role, of)), scope.getByRole('button', of))
    .filter({ visible: true });
}

function findField(page: Page, name: string): Locator {
  const of = { name: toPattern(name) };
  return FIELDS.reduce((all, role) => all.or(page.getByRole(role, of)), page.getByRole('textbox', of))
    .or(page.getByLabel(toPattern(name)).and(page.locator('input')))
    .filter({ visible: true });
}

/** Waits until there is such a thing, and it may be used. */
async function meet({ pass }: Visit, find: () => Promise<Locator | null> | Locator): Promise<Locator> {
  for (const ms of wait(SOON)) {
    const found = await find();
    if (found && (await found.count()) > 0 && (await found.isEnabled())) return found;
    await pass(ms);
  }
  throw new Error('It is not there.');
}

/** Presses a thing, by its label if it has one; by key where a notice lies over it. */
async function press({ pass }: Visit, thing: Locator): Promise<void> {
  const label = thing.locator('xpath=ancestor::label');
  try {
    await ((await label.count()) > 0 ? label : thing).click({ timeout: 3_000 });
  } catch {
    const isChoice = await thing.evaluate((one) => one instanceof HTMLInputElement);
    await thing.press(isChoice ? 'Space' : 'Enter');
  }
  await pass(MOMENT);
}

/** Something with a name: first in the question that is open. */
async function findThing(page: Page, name: string, nth: number): Promise<Locator | null> {
  const question = page.locator('dialog, [role=dialog], [role=alertdialog]').filter({ visible: true });
  const scopes = [...(await question.all()).toReversed(), page];
  for (const scope of scopes) {
    const found = findNamed(scope, ROLES, name);
    if ((await found.count()) >= nth) return found.nth(nth - 1);
  }
  return null;
}

async function choose(visit: Visit, name: string, group: string): Promise<void> {
  const { page } = visit;
  const inside = () =>
    page
      .getByRole('radiogroup', { name: toPattern(group) })
      .or(page.getByRole('group', { name: toPattern(group) }))
      .or(page.getByRole('listbox', { name: toPattern(group) }));
  const option = () => findNamed(inside(), ['radio', 'option'], name).first();
  const box = () =>
    page
      .getByRole('combobox', { name: toPattern(group) })
      .filter({ visible: true })
      .first();
  await meet(visit, async () => ((await option().count()) > 0 ? option() : box()));
  if ((await option().count()) === 0) await press(visit, box());
  await press(visit, await meet(visit, option));
}

/** Does what an order asks for; its caller waits for the tick. */
export async function obey(visit: Visit, order: Order): Promise<void> {
  const { page } = visit;
  switch (order.do) {
    case 'press':
      return press(visit, await meet(visit, () => findThing(page, order.name, order.nth)));
    case 'choose':
      return choose(visit, order.name, order.group);
    case 'write':
      return (await meet(visit, () => findField(page, order.name).first())).fill(order.text);
    case 'key':
      if (order.name) await (await meet(visit, () => findThing(page, order.name, 1))).focus();
      return page.keyboard.press(order.key);
    case 'go':
      return void (await page.goto(order.path));
    case 'back':
      return void (await page.goBack());
    case 'point':
      return (await meet(visit, () => page.locator('#bars *').filter({ visible: true }).first())).hover();
    case 'leave':
      await page.mouse.move(5, 600);
      return page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    case 'printed':
      // Without a window there is no printer's dialog to close.
      return page.evaluate(() => void dispatchEvent(new Event('afterprint')));
    case 'wait':
      return undefined;
  }
}
