import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { openProduct, press, readAddress, readAll, settle, type Product } from '../support/openProduct';
import { check, choose, fillPerson, submit, type } from './fill';

let product: Product;

async function open(who: string, path: string) {
  product = await openProduct(who, path);
}
const getValue = (id: string) => (document.getElementById(id) as HTMLInputElement | null)?.value;
const getSent = () => product.calls.filter((call) => /^(POST|PATCH)/.test(call));
const readQuestion = () => readAll('[role=alertdialog] h2, [role=alertdialog] p, [role=alertdialog] button');
const ask = (...warnings: string[]) => [
  'Vols desar-ho igualment?',
  warnings.join(' '),
  'Revisa-ho',
  'Desa-ho igualment',
];

const FUTURE = 'La data és posterior a avui.';
const HOURS = "L'hora és fora de la franja de 7:00 a 22:00.";
const OLD = 'És massa antiga: un cop desada ja no la podràs corregir. Es pot editar fins a 15 dies després.';

describe('a new consulta', () => {
  async function fillIn(dia: string, hora: string) {
    await open('informador', '/consultes/nova');
    type('data', dia);
    type('data-time', hora);
    await choose('canal', 'Telèfon');
    await choose('ambit', 'Treball');
    check('edat', '16-19');
    check('genere', 'dona');
    check('perfil', 'Jove');
  }

  test.each([
    ['21/11/2026', '10:00', [FUTURE]],
    ['21/11/2026', '22:30', [FUTURE, HOURS]],
    ['04/11/2026', '10:00', [OLD]],
    ['20/11/2026', '06:30', [HOURS]],
  ])('of %s at %s asks for confirmation, then is sent once', async (dia, hora, warnings) => {
    await fillIn(dia, hora);
    await submit();
    expect([readQuestion(), getSent()]).toEqual([ask(...warnings), []]);
    await press('Desa-ho igualment');
    expect([getSent(), readAddress()]).toEqual([['POST /api/consultes'], '/consultes']);
  });

  test.each([
    ['21/11/2026', '06:30', 'data'],
    ['20/11/2026', '06:30', 'data-time'],
  ])(
    'of %s at %s is unchanged after Escape, and the field of the warning has the focus',
    async (dia, hora, id) => {
      await fillIn(dia, hora);
      await submit();
      act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
      await settle(200);
      expect([readQuestion(), getSent(), document.activeElement?.id]).toEqual([[], [], id]);
      expect([getValue('data'), getValue('data-time'), getValue('nombre_persones')]).toEqual([
        dia,
        hora,
        '1',
      ]);
      await submit();
      expect(readQuestion()).toHaveLength(4);
    },
  );

  test('of today is sent without a question', async () => {
    await fillIn('20/11/2026', '07:00');
    await submit();
    expect([getSent(), readAddress()]).toEqual([['POST /api/consultes'], '/consultes']);
  });
});

test('a new activity at night asks for confirmation once', async () => {
  await open('informador_integral', '/activitats/nova');
  type('titol', 'Xerrada');
  type('data', '25/11/2026');
  type('hora_inici', '05:00');
  type('hora_fi', '06:00');
  await choose('marc', 'Formació');
  await choose('area', 'Acció als centres educatius');
  await submit();
  expect([readQuestion(), getSent()]).toEqual([ask(HOURS), []]);
  await press('Revisa-ho');
  await settle(200);
  expect([readQuestion(), document.activeElement?.id]).toEqual([[], 'hora_inici']);
});

test('a new assessoria without appointment at night asks for confirmation once', async () => {
  await open('assesor_laboral', '/assessories/nova');
  check('when', 'date');
  type('date', '20/11/2026');
  type('date-time', '23:00');
  await fillPerson();
  check('modalitat', 'Presencial');
  await submit();
  expect([readQuestion(), getSent()]).toEqual([ask(HOURS), []]);
  await press('Desa-ho igualment');
  expect([getSent(), readAddress()]).toEqual([['POST /api/assessories'], '/assessories']);
});
