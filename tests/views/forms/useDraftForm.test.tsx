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
  test('fills the form, and opening the form sends no event', async () => {
    const on = await openForm();
    expect([getField('nom').value, getField('majuscules').value]).toEqual(['Ada', 'ADA']);
    await wait(1000);
    expect(on.takeSent()).toEqual([]);
  });

  test('is edited in place, with the consequences of each change', async () => {
    const on = await openForm();
    type('nom', 'N');
    type('nom', 'Nil');
    expect(getTyped(on.actor)).toEqual({ ...LOADED, nom: 'Nil', majuscules: 'NIL' });
    expect(getField('majuscules').value).toBe('NIL');
  });

  test('has its changed fields sent to the actor whenever they differ from the last ones', async () => {
    const on = await openForm();
    type('nom', 'N');
    type('nom', 'Nil');
    expect(on.takeSent()).toEqual([changed('nom', 'majuscules')]);
    type('jove.email', 'a@example.org');
    expect(on.takeSent()).toEqual([changed('nom', 'majuscules', 'jove.email')]);
    type('nom', 'Ada');
    type('jove.email', '');
    expect(on.takeSent()).toEqual([changed('jove.email'), changed()]);
  });

  test('changes without a new render of the form, and shows changes from elsewhere', async () => {
    const on = await openForm();
    takeRenders();
    act(() => typeInto(on.actor, { nom: 'Nil' }));
    type('nom', 'Nila');
    type('nom', 'Nilas');
    await wait(1000);
    expect([getField('nom').value, takeRenders()]).toEqual(['Nilas', 0]);
  });

  test('survives the view', async () => {
    const on = await openForm();
    type('nom', 'N');
    type('nom', 'Nil');
    on.unmount();
    on.takeSent();
    on.mount();
    expect([getField('nom').value, getField('majuscules').value]).toEqual(['Nil', 'NIL']);
    type('jove.email', 'a@example.org');
    expect(on.takeSent()).toEqual([changed('nom', 'majuscules', 'jove.email')]);
  });

  test('can be submitted unchanged', async () => {
    const on = await openForm();
    submit();
    expect(on.takeSent()).toEqual([{ type: 'record.submit', valid: true, warnings: [] }]);
    expect(on.save.last.input.draft).toEqual(LOADED);
  });

  test('is submitted with a value typed just before', async () => {
    const on = await openForm();
    type('nom', 'Nil');
    type('jove.email', 'a@example.org');
    submit();
    expect(on.save.last.input.draft).toEqual({
      nom: 'Nil',
      majuscules: 'NIL',
      jove: { email: 'a@example.org' },
    });
  });
});

describe('an issue', () => {
  test('appears when a changed field is left, and disappears once it is resolved', async () => {
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

  test('does not appear at a field that was only passed through', async () => {
    const on = await openForm();
    type('nom', '');
    on.unmount();
    on.mount();
    act(() => getField('nom').focus());
    leave('nom');
    expect([getField('nom').value, readIssue('nom')]).toEqual(['', null]);
  });

  test('prevents the submit: the summary names it and takes the focus, and the title mentions it', async () => {
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

  test('that is resolved removes the summary until the next failed submit', async () => {
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

  test('has an asterisk at each required field', async () => {
    await openForm();
    expect([...document.querySelectorAll('label')].map((label) => label.textContent)).toEqual([
      'Nom*',
      'Majúscules',
      'Correu',
    ]);
    expect([getField('nom').required, getField('majuscules').required]).toEqual([true, false]);
  });
});

describe('an issue of the server', () => {
  async function refuse(fields: Record<string, string>, typedMeanwhile?: string) {
    const on = await openForm();
    type('nom', 'Nil');
    submit();
    if (typedMeanwhile !== undefined) type('nom', typedMeanwhile);
    on.save.last.reject(toError(422, { fields, message: 'Les dades no són vàlides.' }));
    await wait();
    return on;
  }

  test('appears at its field until the value changes, and again with the same value', async () => {
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

  test('belongs to the sent value, since the fields are inert meanwhile', async () => {
    await refuse({ nom: 'Aquest nom ja hi és.' }, 'Nila');
    expect(readIssue('nom')).toBe('Aquest nom ja hi és.');
    expect((document.getElementById('nom') as HTMLInputElement).value).toBe('Nil');
  });

  test('without a field in the form is part of the summary', async () => {
    await refuse({ assessoria_id: 'Ja està realitzada.', nom: 'Massa curt.' });
    expect(readSummary()).toEqual(['Ja està realitzada.', 'Massa curt.']);
  });

  test('without any field is part of the summary', async () => {
    await refuse({});
    expect(readSummary()).toEqual(['Les dades no són vàlides.']);
  });

  test('gives the focus to a field that takes it in place of the summary', async () => {
    await refuse({ 'jove.email': 'Ja té una cita.' });
    expect(document.activeElement?.id).toBe('jove.email');
  });

  test('survives the view', async () => {
    const on = await refuse({ nom: 'Aquest nom ja hi és.' });
    on.unmount();
    on.mount();
    expect([getField('nom').value, readIssue('nom')]).toEqual(['Nil', 'Aquest nom ja hi és.']);
  });

  test('disappears with the next submit', async () => {
    const on = await refuse({ nom: 'Aquest nom ja hi és.' });
    submit();
    expect(on.save.calls).toHaveLength(2);
    expect([readIssue('nom'), readSummary()]).toEqual([null, null]);
  });
});

test('while sending the button keeps the focus; after another failure all values are kept', async () => {
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

describe('Ctrl+Enter', () => {
  const pressKeys = (at: Element) =>
    act(() => {
      const keys = { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true };
      at.dispatchEvent(new KeyboardEvent('keydown', keys));
    });

  test('submits the form from its fields, and from the page around it', async () => {
    const on = await openForm();
    type('nom', '');
    on.takeSent();
    pressKeys(getField('nom'));
    pressKeys(document.body);
    expect(on.takeSent().map((event) => event.type)).toEqual(['record.submit', 'record.submit']);
  });

  test('does not submit it from another stop, below a modal dialog, or after it is closed', async () => {
    const on = await openForm();
    const link = document.createElement('a');
    link.href = '/altres';
    const dialog = document.createElement('div');
    dialog.ariaModal = 'true';
    document.body.append(link);
    pressKeys(link);
    document.body.append(dialog);
    pressKeys(document.body);
    dialog.remove();
    on.unmount();
    pressKeys(document.body);
    expect(on.takeSent()).toEqual([]);
  });
});
