import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { openProduct, readAll, settle, settleUntil, type Product } from '../support/openProduct';
import { readIssue, submit, type } from './fill';

let product: Product;

const getInput = (id: string) => document.getElementById(id) as HTMLInputElement;

function findInput(selector: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`no field ${selector}`);
  return found;
}

async function leave(id: string): Promise<void> {
  act(() => getInput(id).blur());
  await settle();
}

const FORMS = [
  ['/professionals/nou', 'email', 'telefon'],
  ['/calendari/cita/nova', 'jove.email', 'jove.telefon'],
  ['/assessories/nova', 'jove.email', 'jove.telefon'],
] as const;

describe.each(FORMS)('at %s', (path, email, telefon) => {
  test('pasted values are cleaned when their field is left', async () => {
    product = await openProduct('admin', path);
    type(email, 'Anna Prova <anna.prova@example.org>;');
    type(telefon, '\u202A+34\u00A0600\u2011000\u2011331\u202C');
    await leave(telefon);
    type(email, 'mailto:anna.prova@example.org');
    await leave(email);
    expect([getInput(email).value, getInput(telefon).value, readIssue(email), readIssue(telefon)]).toEqual([
      'anna.prova@example.org',
      '+34 600-000-331',
      null,
      null,
    ]);
  });

  test('two addresses are refused and stay as typed', async () => {
    product = await openProduct('admin', path);
    type(email, 'anna@example.org; pol@example.org');
    await leave(email);
    expect([getInput(email).value, readIssue(email)]).toEqual([
      'anna@example.org; pol@example.org',
      'El correu electrònic no és vàlid',
    ]);
  });
});

test('a new professional signs in with the cleaned address, also after the Enter key in its field', async () => {
  product = await openProduct('admin', '/professionals/nou');
  type('email', '<anna.prova@example.org>');
  act(() => {
    getInput('email').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  });
  expect(getInput('email').value).toBe('anna.prova@example.org');
});

test('a pasted address signs in', async () => {
  product = await openProduct(null, '/login');
  type('email', 'mailto:admin@example.org;');
  type('password', 'Demo1234!');
  await submit();
  expect(product.root.getSnapshot().context.session?.user.email).toBe('admin@example.org');
});

/** Other spellings are those of tests/domain/values/search.test.ts. */
const PHONE = ['+34600000276', '\u202A600\u00A0000\u00A0276\u202C'];

describe.each(['600 000 276', '+34 600-000-276'])('a telephone stored as %j', (stored) => {
  const open = (path: string) =>
    openProduct('admin', path, {
      prepare(state, put) {
        state.assessories.clear();
        put({ jove: { nom: 'Gal·la', cognoms: 'd’Àvila', telefon: stored, email: null } });
      },
    });

  test('is found by the list in any spelling', async () => {
    product = await open('/assessories');
    const search = findInput('input[type=search]');
    const found: string[] = [];
    for (const q of [...PHONE, 'GALLA', 'd´avila']) {
      type(search, q);
      await settle(80);
      if (readAll('.table-name').some((name) => name.includes('Gal·la'))) found.push(q);
    }
    expect(found).toEqual([...PHONE, 'GALLA', 'd´avila']);
  });

  test('is found by the palette in any spelling', async () => {
    product = await open('/');
    act(() => {
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true }),
      );
    });
    const field = '[role=dialog] [role=combobox]';
    await settleUntil(() => document.querySelector(field) !== null);
    const isShown = () => readAll('[role=dialog] [role=option]').some((option) => option.includes('Gal·la'));
    const found: string[] = [];
    for (const q of [...PHONE, 'galla']) {
      type(findInput(field), 'zzzz');
      await settleUntil(() => !isShown());
      type(findInput(field), q);
      await settleUntil(isShown);
      if (isShown()) found.push(q);
    }
    expect(found).toEqual([...PHONE, 'galla']);
  });

  test.each(PHONE)('is known to the booking form as %j', async (q) => {
    product = await open('/calendari/cita/nova');
    type('jove.telefon', q);
    await leave('jove.telefon');
    expect(readAll('.seen-hint [role=status], .seen-hint[role=status]').join(' ')).toContain('Gal·la');
  });
});
