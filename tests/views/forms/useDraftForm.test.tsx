import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toError } from '../../machines/support/stage';
import {
  LOADED,
  closeForm,
  getField,
  leave,
  openForm,
  readFault,
  readSummary,
  submit,
  takeRenders,
  type,
  wait,
  type Draft,
} from './nomForm';

const SUMMARY_422 = 'Algunes de les dades introduïdes no són correctes. Reviseu-los i torneu-ho a provar';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  closeForm();
  vi.useRealTimers();
});

/** What is told of a draft that differs so from the loaded one. */
function changed(draft: Partial<Draft>, names: readonly string[], valid = true) {
  return { type: 'record.changed', draft: { ...LOADED, ...draft }, valid, changed: names };
}

const nom = (text: string, valid = true) =>
  changed({ nom: text, majuscules: text.toUpperCase() }, ['nom', 'majuscules'], valid);

describe('the draft of the actor', () => {
  test('is what the form starts from, and opening tells nothing', async () => {
    const on = await openForm();
    expect([getField('nom').value, getField('majuscules').value]).toEqual(['Ada', 'ADA']);
    await wait(1000);
    expect(on.takeTold()).toEqual([]);
  });

  test('hears the first change at once and the rest after a pause, with what follows from each', async () => {
    const on = await openForm();
    type('nom', 'N');
    expect(on.takeTold()).toEqual([nom('N')]);
    type('nom', 'Ni');
    type('nom', 'Nil');
    await wait(249);
    expect(on.takeTold()).toEqual([]);
    await wait(1);
    expect(on.takeTold()).toEqual([nom('Nil')]);
    expect(getField('majuscules').value).toBe('NIL');
  });

  test('hears it without the form being drawn again; what comes from elsewhere shows', async () => {
    const on = await openForm();
    takeRenders();
    act(() =>
      on.actor.send({
        type: 'record.changed',
        draft: { ...LOADED, nom: 'Nil' },
        valid: true,
        changed: ['nom'],
      }),
    );
    expect([getField('nom').value, takeRenders() > 0]).toEqual(['Nil', true]);
    type('nom', 'Nila');
    type('nom', 'Nilas');
    await wait(1000);
    expect(on.getContext().draft?.nom).toBe('Nilas');
    expect(takeRenders()).toBe(0);
  });

  test('hears what waits when a field is left', async () => {
    const on = await openForm();
    type('nom', 'N');
    type('nom', 'Nil');
    on.takeTold();
    leave('nom');
    expect(on.takeTold()).toEqual([nom('Nil')]);
    await wait(1000);
    expect(on.takeTold()).toEqual([]);
  });

  test('hears names of nested fields, and that a change was taken back', async () => {
    const on = await openForm();
    type('jove.email', 'a@example.org');
    expect(on.takeTold()).toEqual([changed({ jove: { email: 'a@example.org' } }, ['jove.email'])]);
    type('jove.email', '');
    leave('jove.email');
    expect(on.takeTold()).toEqual([changed({}, [])]);
  });

  test('hears what waits when the view goes, and gives it back to the next one', async () => {
    const on = await openForm();
    type('nom', 'N');
    type('nom', 'Nil');
    on.takeTold();
    on.unmount();
    expect(on.takeTold()).toEqual([nom('Nil')]);
    on.mount();
    expect([getField('nom').value, getField('majuscules').value]).toEqual(['Nil', 'NIL']);
    type('jove.email', 'a@example.org');
    expect(on.takeTold()).toMatchObject([{ changed: ['nom', 'majuscules', 'jove.email'] }]);
  });

  test('is not told anything any more once its actor has stopped', async () => {
    const on = await openForm();
    type('nom', 'N');
    type('nom', 'Nil');
    on.takeTold();
    on.root.stop();
    on.unmount();
    expect(on.takeTold()).toEqual([]);
  });

  test('is told again and sent even if nothing was changed', async () => {
    const on = await openForm();
    submit();
    expect(on.takeTold()).toEqual([changed({}, []), { type: 'record.submit' }]);
    expect(on.save.last.input.draft).toEqual(LOADED);
  });
});

describe('a fault', () => {
  test('shows on leaving a field that was changed, goes as soon as it is right, and lets a person type on', async () => {
    await openForm();
    type('nom', 'Ada 2');
    expect(readFault('nom')).toBeNull();
    leave('nom');
    expect(readFault('nom')).toBe('Sense xifres');
    type('nom', 'Ada');
    expect(readFault('nom')).toBeNull();
    type('nom', 'Ada 3');
    expect(readFault('nom')).toBeNull();
    leave('nom');
    expect(readFault('nom')).toBe('Sense xifres');
  });

  test('does not show at a field that a person only passed through', async () => {
    const on = await openForm();
    type('nom', '');
    on.unmount();
    on.mount();
    act(() => getField('nom').focus());
    leave('nom');
    expect([getField('nom').value, readFault('nom')]).toEqual(['', null]);
  });

  test('keeps the draft from being sent: the summary names it and takes the focus, and so does the title', async () => {
    const on = await openForm();
    type('nom', '');
    submit();
    expect(on.save.calls).toEqual([]);
    expect(readFault('nom')).toBe('Introduce tu nombre');
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
    expect([readSummary(), readFault('nom'), document.title]).toEqual([null, null, '']);
    type('nom', 'Nil 2');
    expect([readSummary(), readFault('nom'), document.activeElement?.id]).toEqual([
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
    expect([readFault('nom'), readSummary()]).toEqual(['Aquest nom ja hi és.', ['Aquest nom ja hi és.']]);
    expect(document.activeElement?.className).toBe('error-summary');
    type('majuscules', 'X');
    expect(readFault('nom')).toBe('Aquest nom ja hi és.');
    type('nom', 'Nila');
    expect([readFault('nom'), readSummary()]).toEqual([null, null]);
    type('nom', 'Nil');
    expect(readFault('nom')).toBe('Aquest nom ja hi és.');
  });

  test('does not show at a field that was changed while it was sent', async () => {
    await refuse({ nom: 'Aquest nom ja hi és.' }, 'Nila');
    expect([readFault('nom'), readSummary()]).toEqual([null, null]);
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
    expect([getField('nom').value, readFault('nom')]).toEqual(['Nil', 'Aquest nom ja hi és.']);
  });

  test('is forgotten when it is sent again', async () => {
    const on = await refuse({ nom: 'Aquest nom ja hi és.' });
    submit();
    expect(on.save.calls).toHaveLength(2);
    expect([readFault('nom'), readSummary()]).toEqual([null, null]);
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
