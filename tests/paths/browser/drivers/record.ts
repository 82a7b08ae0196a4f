import type { Locator, Page } from 'playwright/test';
import { expect } from '../../../journeys/support/journey';
import type { Driver } from '../driver';
import { ENDED } from '../plan';
import { confirm, getRetry, open, signBackIn, type Stage } from '../stage';

type Warning = { put: (page: Page, hasWarnings: boolean) => Promise<void>; says: string };

export type Form = {
  machine: string;
  /** Null without a session. */
  who: string | null;
  /** Path, or steps that lead to the page. */
  path: string | ((stage: Stage) => Promise<void>);
  heading: string;
  load?: string;
  isAtOnce?: boolean;
  /** Whether the page repeats the call that loads the record for something else. */
  sharesLoad?: boolean;
  save: string;
  submit: string;
  /** Button after which another draft replaces the saved one. */
  another?: string;
  /** Permission to edit, as a prefix of those that are removed for a refusal. */
  permission?: string;
  /** Makes the form valid, each time with other values. */
  fill: (page: Page, turn: number) => Promise<void>;
  /** Label of its time of day, for a warning about the night. */
  time?: RegExp;
  /** Call that searches for duplicates before a second submit; none where a duplicate does no harm. */
  search?: string;
  /** Another warning, and how to put it in or take it back. */
  warning?: Warning;
  spoil: (page: Page) => Promise<void>;
  /** Changes a field that no other step changes, or puts it back; by default the notes. */
  touch?: (page: Page) => Promise<void>;
  /** Whether the date rule refuses it the next day. */
  isOver?: boolean;
  after?: string | RegExp;
  causes?: Driver['causes'];
  left?: Driver['left'];
};

/** Memories of a form: untouched since loading, or without sense to retry. */
const FRESH = 'fresh';
const FINAL = 'final';
const NEXT_DAY = 'next day';

const NOTES = /^(Observacions|Comentaris)/;

/** Appends a sign to a field's text, or removes it. */
export async function sign(field: Locator): Promise<void> {
  const value = await field.inputValue();
  await field.fill(value.endsWith('+') ? value.slice(0, -1) : `${value}+`);
}

const SENT = "Ja s'havia enviat";
const NO_DOUBTS = 'En aquest formulari no hi ha res a preguntar abans de desar.';
const NO_LOAD = 'Per obrir aquesta pàgina no es demana res al servidor: no pot fallar.';

function remember(
  memory: string,
  name: string,
  state: string,
  { after, isOver }: Pick<Form, 'after' | 'isOver'>,
): string | undefined {
  if (name === 'load: loaded') return FRESH;
  if (/^load: (403|404)$/.test(name)) return FINAL;
  if (memory === NEXT_DAY && isOver) return undefined;
  if (/^(day\.changed|record\.(deleted|marked))$/.test(name) && !state.startsWith('editing'))
    return undefined;
  if (name === 'day.changed') return NEXT_DAY;
  if (name === 'save: saved' && state.includes('andNext=true')) return FRESH;
  if (/^(save: saved|record\.(deleted|marked))$/.test(name)) return after === undefined ? FRESH : ENDED;
  if (name === 'record.retry' && memory === FINAL) return undefined;
  return name.startsWith('record.changed') ? '' : memory;
}

const warnTime = (time: RegExp): Warning => ({
  put: (page, hasWarnings) =>
    page
      .getByRole('main')
      .getByLabel(time)
      .fill(hasWarnings ? '05:00' : '09:00'),
  says: 'de 7:00 a 22:00',
});

export function driveForm(form: Form): Driver {
  const { machine: id, who, path, heading, load, save, search, submit, another, permission, after } = form;
  const { touch = (page) => sign(page.getByRole('main').getByLabel(NOTES).last()), isAtOnce } = form;
  const warning = form.warning ?? (form.time && warnTime(form.time));
  let turn = 0;
  const button = (page: Page) => page.getByRole('main').locator('button[type=submit]');
  const fillIn = async (page: Page, hasWarnings: boolean, by = button(page)) => {
    await form.fill(page, (turn += 1));
    await warning?.put(page, hasWarnings);
    await by.click();
  };
  const further = (page: Page) => page.getByRole('main').getByRole('button', { name: another ?? '' });
  const noWarnings = !warning && {
    [`${id}.editing record.submit #${search ? 1 : 0}`]: NO_DOUBTS,
    [`${id}.confirming record.confirm #0`]: NO_DOUBTS,
    [`${id}.confirming record.revise #0`]: NO_DOUBTS,
  };
  const noLoad = isAtOnce && {
    [`${id}.loading xstate.error.actor.load #0`]: NO_LOAD,
    [`${id}.failed record.retry #0`]: NO_LOAD,
    [`${id}.failed screen.resumed #0`]: NO_LOAD,
  };
  return {
    machine: id,
    who: () => who,
    async open(stage, { start }) {
      turn = 0;
      if (load) await stage.hold(load);
      await stage.hold(save);
      if (search) await stage.hold(search);
      if (typeof path === 'string') await open(stage, path, start === 'start' ? undefined : permission);
      else await path(stage);
    },
    causes: {
      start: async () => {},
      ...(permission && { 'start without the permission': async () => {} }),
      ...(isAtOnce && { 'load: loaded': async () => {} }),
      'record.changed': ({ page }) => touch(page),
      'record.submit, valid': ({ page }) => fillIn(page, false),
      ...(warning && { 'record.submit, with warnings': ({ page }) => fillIn(page, true) }),
      ...(another !== undefined && {
        'record.submit, and next': ({ page }: Stage) => fillIn(page, false, further(page)),
        ...(warning && {
          'record.submit, and next, with warnings': ({ page }: Stage) => fillIn(page, true, further(page)),
        }),
      }),
      'record.confirm': (stage) => confirm(stage, 'Desa-ho igualment'),
      'record.revise': (stage) => confirm(stage, 'Revisa-ho'),
      async 'record.submit, invalid'({ page }) {
        await form.spoil(page);
        await button(page).click();
      },
      'record.retry': async (stage) => {
        if (load && form.sharesLoad) await stage.hold(load);
        await getRetry(stage.page).click();
      },
      'screen.resumed': signBackIn,
      'day.changed': ({ page }) => page.clock.fastForward('14:00:00'),
      ...form.causes,
    },
    calls: { ...(load && { load }), ...(search && { search }), save },
    ends: { load: ['loaded'], search: ['answered'], save: ['saved'] },
    async afterAnswer(stage, name) {
      if (load && form.sharesLoad && name === 'load: loaded') await stage.release(load);
      if (/^save: (?!saved$|401$)/.test(name))
        await expect(stage.page.getByRole('alert').first()).toBeVisible();
    },
    remember: (memory, name, state) => remember(memory, name, state, form),
    late: [ENDED, NEXT_DAY],
    sees: {
      loading: ({ page }) => expect(page.locator('[aria-busy=true]').first()).toBeVisible(),
      failed: ({ page }, _, memory) =>
        memory === FINAL
          ? expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
          : expect(getRetry(page)).toBeVisible(),
      async refused({ page }) {
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(button(page)).toHaveCount(0);
        await expect(page.getByRole('main')).toContainText('No pots');
      },
      async editing({ page }, _, memory) {
        if (memory === ENDED) return expect(page).toHaveURL(after ?? '/');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        return expect(button(page)).toHaveText(submit);
      },
      confirming: ({ page }) => expect(page.getByRole('alertdialog')).toContainText(warning?.says ?? ''),
      comparing: ({ page }) => expect(page.getByRole('alertdialog')).toContainText(SENT),
      saving: ({ page }) => expect(button(page)).toHaveText(/…$/),
      saved: ({ page }) => expect(page).toHaveURL(after ?? '/'),
    },
    stream: /^root\/screen-\d+$/,
    passing: isAtOnce ? ['loading'] : [],
    left: { ...noWarnings, ...noLoad, ...form.left },
  };
}
