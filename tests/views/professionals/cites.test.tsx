import { describe, expect, test } from 'vitest';
import { check, submit } from '../forms/fill';
import {
  confirmDeletion,
  findControl,
  openProduct,
  press,
  readAddress,
  readAll,
  settle,
  type Product,
} from '../support/openProduct';

let product: Product;

/** The only active informador of the own office. */
const ID = 2;
const LIST = `/assessories?professional_id=${ID}&estat=pendent&data_inici=2026-11-20`;
const COUNT = `GET /api${LIST}&per_page=15`;
const EDIT = `/professionals/${ID}/editar`;

type Options = Omit<NonNullable<Parameters<typeof openProduct>[2]>, 'prepare'>;

/** As administration; the informador has some appointments today, and one of the day before. */
async function open(path: string, cites: number, options: Options = {}) {
  product = await openProduct('admin', path, {
    ...options,
    prepare(state, put) {
      state.assessories.clear();
      const one = put({ professional_id: ID });
      for (let left = cites; left > 0; left -= 1) put({ professional_id: ID });
      one.cita.date -= 24 * 60 * 60 * 1000;
    },
  });
}
const getCounts = () => product.calls.filter((call) => call === COUNT).length;
const getSent = () => product.calls.filter((call) => /^(PATCH|DELETE)/.test(call));
const readStatus = () => readAll('[role=alertdialog] [role=status]');

describe('the question before a person is deleted', () => {
  async function ask(cites: number, options?: Options) {
    await open('/professionals?role=informador&actiu=true&oficina_id=1', cites, options);
    await press(document.querySelector<HTMLElement>('[aria-label^="Accions:"]') as HTMLElement);
    await press(findControl('Elimina', '[role=menuitem]'));
  }

  test.each([
    [6, ["Té 6 cites a partir d'avui: consulta-les abans o passa-les a altres professionals."]],
    [1, ["Té 1 cita a partir d'avui: consulta-la abans o passa-la a un altre professional."]],
    [0, ['']],
  ])('mentions %d upcoming appointments', async (cites, said) => {
    await ask(cites);
    expect([readStatus(), getCounts()]).toEqual([said, 1]);
  });

  test('has a link to their list, which closes it', async () => {
    await ask(6);
    await press('consulta-les abans');
    await settle(200);
    expect([readAddress(), readAll('[role=alertdialog]'), getSent()]).toEqual([LIST, [], []]);
  });

  test('has a link to the page that moves all of them, which closes it', async () => {
    await ask(6);
    await press('passa-les a altres professionals');
    await settle(200);
    expect([readAddress(), readAll('[role=alertdialog]')]).toEqual([
      `/calendari/absencia?professional_id=${ID}&data=2026-11-20&fins=tot`,
      [],
    ]);
  });

  test('states that they are being counted, and can be answered meanwhile', async () => {
    await ask(6, { unanswered: /estat=pendent/ });
    expect(readStatus()).toEqual(['Comprovant les cites…']);
    await confirmDeletion();
    expect(getSent()).toEqual([`DELETE /api/professionals/${ID}`]);
  });

  test('does not mention them if they cannot be counted', async () => {
    await ask(6, { fault: { kind: 'status', status: 403, match: { path: '/assessories$' } } });
    expect([readStatus(), getCounts()]).toEqual([[''], 1]);
    await confirmDeletion();
    expect(getSent()).toEqual([`DELETE /api/professionals/${ID}`]);
  });
});

describe('the question before a person is deactivated', () => {
  const readQuestion = () =>
    readAll('[role=alertdialog] h2, [role=alertdialog] p, [role=alertdialog] button');

  async function deactivate(cites: number, options?: Options) {
    await open(EDIT, cites, options);
    check('actiu', 'false');
    await submit();
  }

  test('mentions upcoming appointments, and sends the form once it is confirmed', async () => {
    await deactivate(6);
    expect([readQuestion(), getSent()]).toEqual([
      [
        'Vols desar-ho igualment?',
        "Té 6 cites a partir d'avui: consulta-les abans o passa-les a altres professionals.",
        'Revisa-ho',
        'Desa-ho igualment',
      ],
      [],
    ]);
    await press('Desa-ho igualment');
    expect(getSent()).toEqual([`PATCH /api/professionals/${ID}`]);
  });

  test('leads to the state when the person revises it', async () => {
    await deactivate(1);
    await press('Revisa-ho');
    await settle(200);
    expect([readQuestion(), document.activeElement?.closest('#actiu')?.id]).toEqual([[], 'actiu']);
  });

  test('is followed by the question about unsaved changes when the person opens the list', async () => {
    await deactivate(6);
    await press('consulta-les abans');
    await settle(200);
    expect(readAll('[role=alertdialog] h2')).toEqual(['Hi ha canvis sense desar']);
    await press('Surt sense desar');
    await settle(200);
    expect([readAddress(), getSent()]).toEqual([LIST, []]);
  });

  test.each([
    ['there are none', 0, {}],
    [
      'they cannot be counted',
      6,
      { fault: { kind: 'status', status: 403, match: { path: '/assessories$' } } },
    ],
  ] as const)('is not asked if %s', async (_, cites, options) => {
    await deactivate(cites, options);
    expect([readQuestion(), getCounts(), getSent()]).toEqual([[], 1, [`PATCH /api/professionals/${ID}`]]);
  });

  test('is not asked after another change', async () => {
    await open(EDIT, 6);
    await submit();
    expect(getSent()).toEqual([`PATCH /api/professionals/${ID}`]);
  });
});
