import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { choose, readIssue, readShown, readSummary, submit, type } from '../forms/fill';
import {
  findControl,
  openProduct,
  press,
  readAddress,
  readAll,
  readNotices,
  settle,
  type Product,
} from '../support/openProduct';

let product: Product;

const PATH = '/professionals/nou';
const ANOTHER = "Desa i crea'n un altre";
const TEXTS = ['nom', 'cognom', 'segon_cognom', 'email', 'telefon'] as const;

const readTexts = () => TEXTS.map((id) => (document.getElementById(id) as HTMLInputElement).value);
const readPlace = () => ['role', 'oficina_id', 'antena_id'].map(readShown);
const getSent = () => product.calls.filter((call) => call.startsWith('POST'));

async function fillIn() {
  type('nom', 'Aina');
  type('cognom', 'Provada');
  type('segon_cognom', 'Mostra');
  type('email', 'aina.provada@example.org');
  type('telefon', '600000001');
  await choose('role', 'Informació integral');
  await choose('oficina_id', 'Oficina Gràcia');
  await choose('antena_id', 'Antena Institut Exemple');
}

describe('saving a new professional', () => {
  test('leads to the list', async () => {
    product = await openProduct('admin', PATH);
    await fillIn();
    await submit();
    expect([readAddress(), getSent()]).toEqual(['/professionals', ['POST /api/professionals']]);
  });

  test('marks the person there in words, and no other row', async () => {
    product = await openProduct('admin', PATH);
    await fillIn();
    type('cognom', 'Abada');
    await submit();
    expect(readAll('td:has(.new-mark)')).toEqual(['Abada Mostra, AinaNou']);
  });

  test('and another one says who was created, keeps role and place, and focuses the empty name', async () => {
    product = await openProduct('admin', PATH);
    await fillIn();
    await press(ANOTHER);
    expect([readNotices(), readAddress(), getSent()]).toEqual([
      ["El/La professional Aina Provada Mostra s'ha creat correctament."],
      PATH,
      ['POST /api/professionals'],
    ]);
    expect([document.activeElement?.id, readTexts(), readPlace()]).toEqual([
      'nom',
      ['', '', '', '', ''],
      ['Informació integral', 'Oficina Gràcia', 'Antena Institut Exemple'],
    ]);
    await press('Torna a Professionals');
    expect(readAddress()).toBe('/professionals');
  });

  test.each([
    ['counts them', [1, 2]],
    ['does not count them', [1, 1]],
  ])('does nothing by the second press of two in a row, in a browser that %s', async (_, details) => {
    product = await openProduct('admin', PATH);
    await fillIn();
    const button = findControl(ANOTHER);
    for (const detail of details) {
      act(
        () => void button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail })),
      );
      await settle();
    }
    expect([getSent(), readAll('.error-summary'), readAddress()]).toEqual([
      ['POST /api/professionals'],
      [],
      PATH,
    ]);
  });

  test('of an e-mail address that belongs to another person keeps all that was typed', async () => {
    product = await openProduct('admin', PATH);
    await fillIn();
    type('email', 'admin@example.org');
    await press(ANOTHER);
    expect([readIssue('email'), readTexts()]).toEqual([
      "Aquest correu electrònic ja és d'algú altre.",
      ['Aina', 'Provada', 'Mostra', 'admin@example.org', '600000001'],
    ]);
    expect(readSummary().ids).toEqual(['email']);
  });
});

test('who edits a person is not offered another', async () => {
  product = await openProduct('admin', '/professionals/2/editar');
  expect(readAll('.form-actions > *')).toEqual(['Desa els canvis', 'Cancel·la']);
});
