import { describe, expect, test } from 'vitest';
import type { Assessoria } from '../../../mock-server/store/rows/assessoria';
import type { State } from '../../../mock-server/store/state';
import { findControl, openProduct, press, readAddress, readAll, type Product } from '../support/openProduct';

type Put = (changes?: Partial<Assessoria>) => Assessoria;

let product: Product;

function prepare(count: number, who = 'assesor_laboral') {
  return (state: State, put: Put) => {
    const own = [...state.professionals.values()].find(({ email }) => email === `${who}@example.org`);
    if (!own) throw new Error(`no ${who}`);
    state.assessories.clear();
    const book = (nom: string, instant: string) =>
      put({
        jove: { nom, cognoms: 'Inventada', telefon: null, email: null },
        professional_id: own.id,
        cita: { id: state.last.cita + 1, date: Date.parse(instant), durada: 30, disponibilitat_id: null },
      });
    for (let left = count; left > 0; left -= 1) book(`Jana ${left}`, '2026-11-18T10:00:00+01:00');
    book('Ona', '2026-11-20T16:00:00+01:00');
  };
}

const readCount = (): string[] => readAll('.sidebar .counter');
const listAsked = (): string[] =>
  product.calls.filter((call) => /^GET \/api\/assessories\?estat=pendent.*&sort=/.test(call));

describe("the number of the person's sessions to close", () => {
  test('is shown in the menu, with words for screen readers', async () => {
    product = await openProduct('assesor_laboral', '/consultes', { prepare: prepare(3) });
    expect(findControl('Assessories, 3 per tancar').getAttribute('href')).toBe('/assessories');
    expect(readCount()).toEqual(['3 per tancar']);
  });

  test('is loaded once for all pages, and reloaded only on the first page', async () => {
    product = await openProduct('assesor_laboral', '/', { prepare: prepare(3) });
    expect(listAsked()).toHaveLength(1);
    for (const entry of ['Consultes', 'Xifres', 'Consultes']) await press(entry);
    expect(listAsked()).toHaveLength(1);
    await press('Inici');
    expect(listAsked()).toHaveLength(2);
  });

  test('decreases when one is marked, with one call', async () => {
    product = await openProduct('assesor_laboral', '/', { prepare: prepare(3) });
    await press('Accions: Jana 3 Inventada');
    await press('Marca com a no assistida');
    await press('Marca-la');
    expect(readCount()).toEqual(['2 per tancar']);
    expect(listAsked()).toHaveLength(2);
  });

  test('increases when a session is over', async () => {
    product = await openProduct('assesor_laboral', '/', { prepare: prepare(1) });
    expect(readCount()).toEqual(['1 per tancar']);
    product.close();
    product = await openProduct('assesor_laboral', '/', { prepare: prepare(1), now: '2026-11-20T16:00:00Z' });
    expect(readCount()).toEqual(['2 per tancar']);
  });

  test('counts all pages', async () => {
    product = await openProduct('assesor_laboral', '/', { prepare: prepare(103) });
    expect(readCount()).toEqual(['103 per tancar']);
  });

  test('is that of the first page and of the list with its pages', async () => {
    product = await openProduct('assesor_laboral', '/', { prepare: prepare(17) });
    expect(readAll('.card-head .counter')).toEqual(['17 per tancar']);
    await press('Mostra-les');
    expect(readAddress()).toMatch(/^\/assessories\?estat=per_tancar&/);
    expect(readCount()).toEqual(['17 per tancar']);
    expect(readAll('.applied-filters [role=status]')).toEqual(['17 assessories']);
    expect(readAll('tbody tr')).toHaveLength(15);
    await press('Pàgina següent');
    expect(readAll('tbody tr')).toHaveLength(2);
    findControl('Exporta CSV (17)');
  });

  test('is not shown at zero', async () => {
    product = await openProduct('assesor_laboral', '/', { prepare: prepare(0) });
    expect(readCount()).toEqual([]);
    expect(listAsked()).toHaveLength(1);
  });

  test.each(['informador', 'admin'])('is not loaded for %s, who has no sessions', async (who) => {
    product = await openProduct(who, '/consultes', { prepare: prepare(3, who) });
    expect(readCount()).toEqual([]);
    expect(listAsked()).toEqual([]);
  });
});
