import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getTyped, typeInto } from '../../machines/support/draft';
import { toError } from '../../machines/support/stage';
import {
  LOADED,
  closeForm,
  getField,
  leave,
  openForm,
  readIssue,
  readSummary,
  submit,
  takeRenders,
  type,
  wait,
} from './nomForm';

const SUMMARY_422 = 'Algunes de les dades introduïdes no són correctes. Reviseu-los i torneu-ho a provar';

beforeEach(() => {
  vi.useFakeTimers();
  document.title = 'Nom · Punt Jove';
});
afterEach(() => {
  closeForm();
  vi.useRealTimers();
});

const changed = (...names: string[]) => ({ type: 'record.changed', changed: names });

describe('the draft of the actor', () => {
  test('is what the form starts from, and opening tells nothing', async () => {
    const on = await openForm();
    expect([getField('nom').value, getField('majuscules').value]).toEqual(['Ada', 'ADA']);
    await wait(1000);
    expect(on.takeTold()).toEqual([]);
  });

  test('is edited in place, with what follows from each change', async () => {
    const on = await openForm();
    type('nom', 'N');
    type('nom', 'Nil');
    expect(getTyped(on.actor)).toEqual({ ...LOADED, nom: 'Nil', majuscules: 'NIL' });
    expect(getField('majuscules').value).toBe('NIL');
  });

  test('tells which fields differ from what was loaded, once each time that they are others', async () => {
    const on = await openForm();
    type('nom', 'N');
    type('nom', 'Nil');
    expect(on.takeTold()).toEqual([changed('nom', 'majuscules')]);
    type('jove.email', 'a@example.org');
    expect(on.takeTold()).toEqual([changed('nom', 'majuscules', 'jove.email')]);
    type('nom', 'Ada');
    type('jove.email', '');
    expect(on.takeTold()).toEqual([changed('jove.email'), changed()]);
  });

  test('is edited without the form being drawn again; what comes from elsewhere shows', async () => {
    const on = await openForm();
    takeRenders();
    act(() => typeInto(on.actor, { nom: 'Nil' }));
    type('nom', 'Nila');
    type('nom', 'Nilas');
    await wait(1000);
    expect([getField('nom').value, takeRenders()]).toEqual(['Nilas', 0]);
  });

  test('is there for the next view', async () => {
    const on = await openForm();
    type('nom', 'N');
    type('nom', 'Nil');
    on.unmount();
    on.takeTold();
    on.mount();
    expect([getField('nom').value, getField('majuscules').value]).toEqual(['Nil', 'NIL']);
    type('jove.email', 'a@example.org');
    expect(on.takeTold()).toEqual([changed('nom', 'majuscules', 'jove.email')]);
  });

  test('is sent as it is, even if nothing was changed', async () => {
    const on = await openForm();
    submit();
    expect(on.takeTold()).toEqual([{ type: 'record.submit', valid: true, warnings: [] }]);
    expect(on.save.last.input.draft).toEqual(LOADED);
  });

  test('is sent with what was typed just before', async () => {
    const on = await openForm();
    type('nom', 'Nil');
    type('jove.email', 'a@example.org');
    submit();
    expect(on.save.last.input.draft).toEqual({
      ...{ nom: 'Nil', majuscules: 'NIL' },
      jove: { email: 'a@example.org' },
    });
  });
});

describe('an issue', () => {
  test('shows on leaving a field that was changed, goes as soon as it is right, and lets a person type on', async () => {
    await openForm();
    type('nom', 'Ada 2');
    expect(readIssue('nom')).toBeNull();
    leave('nom');
    expect(readIssue('nom')).toBe('Sense xifres');
    type('nom', 'Ada');
    expect(readIssue('nom')).toBeNull();
    type('nom', 'Ada 3');
    expect(readIssue('nom')).toBeNull();
    leave('nom');
    expect(readIssue('nom')).toBe('Sense xifres');
  });

  test('does not show at a field that a person only passed through', async () => {
    const on = await openForm();
    type('nom', '');
    on.unmount();
    on.mount();
    act(() => getField('nom').focus());
    leave('nom');
    expect([getField('nom').value, readIssue('nom')]).toEqual(['', null]);
  });

  test('keeps the draft from being sent: the summary names it and takes the focus, and so does the title', async () => {
    const on = await openForm();
    type('nom', '');
    submit();
    expect(on.save.calls).toEqual([]);
    expect(readIssue('nom')).toBe('Introduce tu nombre');
    expect(document.getElementById('nom-error')?.lang).toBe('es');
    expect(readSummary()).toEqual(['Introduce tu nombre']);
    expect(document.querySelector('.error-summary h2')?.textContent).toBe(SUMMARY_422);
    expect(document.querySelector<HTMLElement>('.error-summary a')?.lang).toBe('es');
    expect(document.activeElement?.className).toBe('error-summary');
    expect(document.title).toBe('Error: Nom · Punt Jove');
  });

  test('that is mended takes the summary away for good, until sending fails again', async () => {
    await openForm();
    type('nom', '');
    submit();
    document.querySelector<HTMLElement>('.error-summary a')?.click();
    expect(document.activeElement?.id).toBe('nom');
    type('nom', 'Nil');
    expect([readSummary(), readIssue('nom'), document.title]).toEqual([null, null, 'Nom · Punt Jove']);
    type('nom', 'Nil 2');
    expect([readSummary(), readIssue('nom'), document.activeElement?.id]).toEqual([
      null,
      'Sense xifres',
      'nom',
    ]);
    submit();
    expect(readSummary()).toEqual(['Sense xifres']);
    expect(document.activeElement?.className).toBe('error-summary');
  });

  test('marks what is required with an asterisk', async () => {
    await openForm();
    expect([...document.querySelectorAll('label')].map((label) => label.textContent)).toEqual([
      'Nom*',
      'Majúscules',
      'Correu',
    ]);
    expect([getField('nom').required, getField('majuscules').required]).toEqual([true, false]);
  });
});

describe('what the server refuses', () => {
  async function refuse(fields: Record<string, string>, typedMeanwhile?: string) {
    const on = await openForm();
    type('nom', 'Nil');
    submit();
    if (typedMeanwhile !== undefined) type('nom', typedMeanwhile);
    on.save.last.reject(toError(422, { fields, message: 'Les dades no són vàlides.' }));
    await wait();
    return on;
  }

  test('shows at its field until the value changes, and is there again with the same value', async () => {
    await refuse({ nom: 'Aquest nom ja hi és.' });
    expect([readIssue('nom'), readSummary()]).toEqual(['Aquest nom ja hi és.', ['Aquest nom ja hi és.']]);
    expect(document.activeElement?.className).toBe('error-summary');
    type('majuscules', 'X');
    expect(readIssue('nom')).toBe('Aquest nom ja hi és.');
    type('nom', 'Nila');
    expect([readIssue('nom'), readSummary()]).toEqual([null, null]);
    type('nom', 'Nil');
    expect(readIssue('nom')).toBe('Aquest nom ja hi és.');
  });

  test('finds the field as it was sent: meanwhile it took nothing', async () => {
    await refuse({ nom: 'Aquest nom ja hi és.' }, 'Nila');
    expect(readIssue('nom')).toBe('Aquest nom ja hi és.');
    expect((document.getElementById('nom') as HTMLInputElement).value).toBe('Nil');
  });

  test('of no field of the form is said in the summary', async () => {
    await refuse({ assessoria_id: 'Ja està realitzada.', nom: 'Massa curt.' });
    expect(readSummary()).toEqual(['Ja està realitzada.', 'Massa curt.']);
  });

  test('without naming a field is said in the summary too', async () => {
    await refuse({});
    expect(readSummary()).toEqual(['Les dades no són vàlides.']);
  });

  test('of a field that takes the focus itself puts it there', async () => {
    await refuse({ 'jove.email': 'Ja té una cita.' });
    expect(document.activeElement?.id).toBe('jove.email');
  });

  test('outlives the view', async () => {
    const on = await refuse({ nom: 'Aquest nom ja hi és.' });
    on.unmount();
    on.mount();
    expect([getField('nom').value, readIssue('nom')]).toEqual(['Nil', 'Aquest nom ja hi és.']);
  });

  test('is forgotten when it is sent again', async () => {
    const on = await refuse({ nom: 'Aquest nom ja hi és.' });
    submit();
    expect(on.save.calls).toHaveLength(2);
    expect([readIssue('nom'), readSummary()]).toEqual([null, null]);
  });
});

test('while it is sent the button says so and keeps the focus; another failure brings everything back as typed', async () => {
  const on = await openForm();
  type('nom', 'Nil');
  const button = document.querySelector<HTMLButtonElement>('[type=submit]');
  act(() => button?.focus());
  submit();
  expect([button?.textContent, button?.ariaDisabled, document.activeElement]).toEqual([
    'Desant…',
    'true',
    button,
  ]);
  submit();
  expect(on.save.calls).toHaveLength(1);
  on.save.last.reject(toError(500));
  await wait();
  expect([button?.textContent, getField('nom').value, readSummary()]).toEqual(['Desa', 'Nil', null]);
  expect(document.activeElement).toBe(button);
});
