import { act } from 'react';
import { describe, expect, test } from 'vitest';
import {
  findControl,
  openProduct,
  press,
  readAll,
  readNotices,
  settle,
  type Product,
} from '../support/openProduct';

let product: Product;

const LIST = '/assessories?estat=per_tancar';
const box = (index: number) =>
  document.querySelectorAll<HTMLElement>('tbody .table-choice input')[index] as HTMLElement;
const readNames = () => readAll('tbody .table-name a');
const readBar = () => readAll('.selection-bar [role=status]');
const readChosen = () => readAll('.table-chosen .table-name');

async function choose(...indexes: number[]): Promise<void> {
  for (const index of indexes) await press(box(index));
}

async function confirm(now: string): Promise<void> {
  await press([...document.querySelectorAll<HTMLElement>('[role=alertdialog] button')].at(-1) as HTMLElement);
  await press(now);
  await settle(50);
}

describe('rows of a list', () => {
  test('are chosen by their boxes, all of the page by one, and stay chosen on other pages', async () => {
    product = await openProduct('admin', LIST);
    await choose(0, 2);
    expect([readBar(), readChosen()]).toEqual([['2 assessories triades'], [readNames()[0], readNames()[2]]]);
    const page = findControl('Tria totes les de la pàgina', 'input') as HTMLInputElement;
    expect([page.checked, page.indeterminate]).toEqual([false, true]);
    await press(findControl('Pàgina següent'));
    await settle();
    expect([readBar(), readChosen()]).toEqual([['2 assessories triadesEn altres pàgines: 2'], []]);
    await press(findControl('Tria totes les de la pàgina', 'input'));
    expect([readBar(), readChosen()]).toEqual([
      [`${readNames().length + 2} assessories triadesEn altres pàgines: 2`],
      readNames(),
    ]);
    await press('Treu la tria');
    expect([readBar(), readChosen()]).toEqual([[], []]);
  });

  test('of other filters are others', async () => {
    product = await openProduct('admin', LIST);
    await choose(0);
    act(() => history.pushState({ index: 1 }, '', '/assessories?estat=per_tancar&tipus=laboral'));
    await settle(20);
    expect(readBar()).toEqual([]);
  });

  test('that are blocked have no box', async () => {
    product = await openProduct('assesor_laboral', '/assessories?quan=totes&per_page=100');
    const rows = [...document.querySelectorAll('tbody tr')];
    const isBlocked = (row: Element) => row.querySelector('.table-name a') === null;
    expect(rows.filter(isBlocked).length).toBeGreaterThan(0);
    expect(rows.map((row) => row.querySelector('input') === null)).toEqual(rows.map(isBlocked));
  });

  test('have boxes on a phone once they are asked for', async () => {
    product = await openProduct('admin', LIST, { isPhone: true });
    expect(readAll('tbody .table-choice')).toEqual([]);
    await press('Tria');
    expect(readBar()).toEqual(['Cap assessoria triada']);
    await choose(1);
    expect(readBar()).toEqual(['1 assessoria triada']);
    await press('Treu la tria');
    expect([readBar(), readAll('tbody .table-choice')]).toEqual([[], []]);
  });

  test('of professionals are not chosen: each deletion says the appointments of its person', async () => {
    product = await openProduct('admin', '/professionals');
    expect(readAll('.table-choice')).toEqual([]);
  });
});

describe('an act on chosen rows', () => {
  test('names them, counts those it leaves out, and can be undone', async () => {
    product = await openProduct(
      'admin',
      '/assessories?data_inici=2026-11-20&data_fi=2026-11-20&per_page=100',
    );
    const rows = [...document.querySelectorAll('tbody tr')];
    for (const state of ['Pendent', 'Per tancar'])
      await choose(rows.findIndex((row) => row.textContent.includes(state)));
    await press(findControl('Marca com a no assistides les triades'));
    expect(readAll('[role=alertdialog] h2, [role=alertdialog] p')).toEqual([
      'Marca 1 assessoria com a no assistida',
      'Vols fer constar que no ha vingut ningú? No es pot desfer.',
      'Una de les triades no es pot marcar: es queda com està.',
    ]);
    await press('Marca-les');
    expect(readAll('.undo-bar strong')).toEqual(['Es marcarà 1 assessoria com a no assistida']);
    const leaving = new Event('beforeunload', { cancelable: true });
    dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    box(0).focus();
    act(() => {
      const keys = { key: 'z', ctrlKey: true, bubbles: true };
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', keys));
    });
    await settle();
    expect([readNotices(), readChosen().length, readAll('.undo-bar')]).toEqual([["S'ha desfet"], 2, []]);
    expect(product.calls.filter((call) => call.startsWith('PATCH'))).toEqual([]);
  });

  test('keeps its records from other acts until it is undone, and leaves out what is being deleted', async () => {
    const items = async () => {
      await press(document.querySelector<HTMLElement>('[aria-label^="Accions:"]') as HTMLElement);
      const texts = readAll('[role=menuitem]');
      await press(document.querySelector<HTMLElement>('[aria-label^="Accions:"]') as HTMLElement);
      return texts;
    };
    product = await openProduct('admin', LIST);
    const all = ['Mostra el detall', 'Realitza', 'Edita', 'Marca com a no assistida', 'Elimina'];
    expect(await items()).toEqual(all);
    await choose(0, 1);
    await press(findControl('Marca com a no assistides les triades'));
    await press('Marca-les');
    expect(await items()).toEqual(['Mostra el detall', 'Realitza', 'Edita']);
    await press('Desfés (Ctrl+Z)');
    expect(await items()).toEqual(all);
    await press(document.querySelector<HTMLElement>('[aria-label^="Accions:"]') as HTMLElement);
    await press(findControl('Elimina', '[role=menuitem]'));
    await press('Eliminar');
    await press(findControl('Elimina les triades'));
    expect(readAll('[role=alertdialog] h2, [role=alertdialog] p')).toEqual([
      'Elimina 1 assessoria',
      'Estàs segur/a que vols eliminar 1 assessoria? No es pot desfer.',
    ]);
  });

  test.each([
    [
      '/assessories?estat=per_tancar',
      'Marca com a no assistides les triades',
      'Marca-les',
      'realitzar',
      'No ha assistit',
    ],
    ['/consultes', 'Elimina les triades', 'Eliminar', 'editar', 'Elimina'],
  ])(
    'keeps its records from the same act on their own page: %s',
    async (list, many, confirmed, page, one) => {
      product = await openProduct('admin', list);
      const path = document.querySelector<HTMLAnchorElement>('tbody .table-name a')?.pathname ?? '';
      await choose(0);
      await press(findControl(many));
      await press(confirmed);
      act(() => history.pushState({ index: 1 }, '', path.replace(/(\/\d+).*/, `$1/${page}`)));
      await settle(50);
      expect(findControl(one, 'button').getAttribute('aria-disabled')).toBe('true');
    },
  );

  test('that fails for one leaves that one chosen, with its reason, and tries it alone again', async () => {
    product = await openProduct('admin', LIST, {
      fault: {
        kind: 'status',
        status: 422,
        body: { message: 'Té una factura' },
        times: 1,
        match: { method: 'DELETE' },
      },
    });
    const [first = '', second] = readNames();
    await choose(0, 1);
    await press(findControl('Elimina les triades'));
    await confirm('Elimina ara');
    expect([readNotices(), readBar(), readNames().includes(second ?? '')]).toEqual([
      ["S'ha eliminat 1 de 2 assessories. La resta no ha canviat."],
      ['1 assessoria triada'],
      false,
    ]);
    expect(readChosen()).toEqual([`${first}No es pot esborrar l'assessoria. Té una factura`]);
    await press(findControl('Elimina les triades'));
    await confirm('Elimina ara');
    expect([readNotices(), readBar(), readNames()[0] === first]).toEqual([
      ["S'ha eliminat 1 assessoria."],
      [],
      false,
    ]);
  });

  test('that is undone after one of five has failed leaves that one as it is', async () => {
    product = await openProduct('admin', LIST, {
      fault: { kind: 'status', status: 422, body: {}, times: 1, match: { method: 'DELETE' } },
    });
    await choose(0, 1, 2, 3, 4);
    await press(findControl('Elimina les triades'));
    await confirm('Elimina ara');
    const failed = readChosen();
    await press(findControl('Elimina les triades'));
    product.calls.length = 0;
    await confirm('Desfés (Ctrl+Z)');
    expect([readNotices(), failed.length, readChosen(), product.calls]).toEqual([
      ["S'ha desfet"],
      1,
      failed,
      [],
    ]);
  });

  test('asks the list anew once, when all is done', async () => {
    product = await openProduct('admin', LIST);
    await choose(0, 1, 2);
    await press(findControl('Elimina les triades'));
    product.calls.length = 0;
    await confirm('Elimina ara');
    const lists = product.calls.filter((call) =>
      /^GET \/api\/assessories\?.*page=1$|per_page=100$/.test(call),
    );
    expect([product.calls.filter((call) => call.startsWith('DELETE')).length, lists.length]).toEqual([3, 1]);
  });
});

test('the file of the chosen rows has their lines', async () => {
  product = await openProduct('admin', '/consultes');
  const saved: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => String(saved.push(blob)),
    revokeObjectURL() {},
  });
  await choose(0, 3);
  const numbers = readChosen().map((name) => name.replace('Núm. ', ''));
  await press(findControl('Exporta les triades'));
  await settle(50);
  const [, ...lines] = ((await saved[0]?.text()) ?? '').trim().split(/\r?\n(?=\d+;)/);
  expect(new Set(lines.map((line) => line.split(';')[0]))).toEqual(new Set(numbers));
});
