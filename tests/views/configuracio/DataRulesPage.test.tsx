import { describe, expect, test } from 'vitest';
import { type Product, openProduct, readAddress, readAll, readNotices } from '../support/openProduct';
import { readIssue, submit, type } from '../forms/fill';

let product: Product;

const PATH = '/configuracio/control';
const getRules = () => product.backend.getStore().state.dataRules;

describe('the date rules (spec §2, §9)', () => {
  test('are changed, say so on the same page, and are changed again', async () => {
    product = await openProduct('admin', PATH);
    type('assessories.dies_endavant', '45');
    await submit();
    expect([readAddress(), readNotices()]).toEqual([
      PATH,
      [expect.stringContaining("Les regles de dates s'han modificat correctament.")],
    ]);
    expect(getRules().assessories).toEqual({ dies_enrere: 30, dies_endavant: 45 });
    expect(readAll('.field-error')).toEqual([]);
    type('consultes_edicio.dies_enrere', '0');
    await submit();
    expect(getRules()).toEqual({
      activitats: { dies_enrere: 30, dies_endavant: 180 },
      assessories: { dies_enrere: 30, dies_endavant: 45 },
      consultes_edicio: { dies_enrere: 0 },
    });
  });

  test.each(['', '-1', '3651', '1.5'])('%j days are refused at the field', async (text) => {
    product = await openProduct('admin', PATH);
    type('activitats.dies_enrere', text);
    product.calls.length = 0;
    await submit();
    expect([readIssue('activitats.dies_enrere'), product.calls]).toEqual([
      'Indica un nombre de dies de 0 a 3650',
      [],
    ]);
  });

  test('are read, with the reason, by whoever may not change them', async () => {
    product = await openProduct('suport_coordinacio', PATH);
    expect(document.querySelector('form')).toBeNull();
    expect(readAll('.form-hint')).toEqual([
      "No pots canviar les regles de dates. Et falta el permís d'editar la configuració (edit_configuracio_app).",
    ]);
    expect(readAll('dt, dd')).toEqual([
      'Dies enrere',
      '30 dies',
      'Dies endavant',
      '90 dies',
      'Dies enrere',
      '30 dies',
      'Dies endavant',
      '180 dies',
      'Dies enrere',
      '15 dies',
    ]);
  });
});
