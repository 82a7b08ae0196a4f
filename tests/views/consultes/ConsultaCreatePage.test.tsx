import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { TEMATIQUES } from '../../../mock-server/catalogs/tematiques';
import type { Consulta } from '../../../mock-server/store/rows/consulta';
import type { State } from '../../../mock-server/store/state';
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
import { check, choose, readIssue, readShown, readSummary, submit, type } from '../forms/fill';

let product: Product;

const PATH = '/consultes/nova';
const ANOTHER = "Desa i crea'n una altra";

const getValue = (id: string) => (document.getElementById(id) as HTMLInputElement).value;
const getChecked = (id: string) =>
  document.getElementById(id)?.querySelector<HTMLInputElement>(':checked')?.value ?? null;
const getSent = () => product.calls.filter((call) => call.startsWith('POST'));
const getFold = () => findControl('Més dades');
const isFolded = () => document.getElementById('serveis_tramits')?.closest('[hidden]') !== null;

async function open(prepare?: (state: State) => void) {
  product = await openProduct('informador', PATH, prepare && { prepare });
}

async function fillIn() {
  await choose('ambit', 'Treball');
  check('edat', '16-19');
  check('genere', 'dona');
}

async function pressEnter(on: Element, keys: KeyboardEventInit) {
  act(
    () =>
      void on.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...keys }),
      ),
  );
  await settle();
}

describe('what stands in it at first', () => {
  test('is now, at the desk, of a young person, in the own office; nothing of it counts as typed', async () => {
    await open();
    expect([getValue('data'), getValue('data-time'), readShown('canal'), getChecked('perfil')]).toEqual([
      '20/11/2026',
      '11:20',
      'Presencial',
      'Jove',
    ]);
    expect([readShown('oficina_id'), getValue('nombre_persones')]).toEqual(['Oficina Gràcia', '1']);
    await press('Torna a Consultes');
    expect(readAddress()).toBe('/consultes');
  });

  test('comes last, after what is asked and before the buttons; what is wrong is listed in that order', async () => {
    await open();
    expect(readAll('form :is(h2, h3, button[type=submit])')).toEqual([
      'Tema',
      'Persona',
      'Més dades',
      'On i quan',
      'Repeteix-ne una de recent',
      'Desa la consulta',
    ]);
    type('data', '');
    await submit();
    const { ids, inPageOrder } = readSummary();
    expect([ids, inPageOrder]).toEqual([
      ['ambit', 'edat', 'genere', 'data'],
      ['ambit', 'edat', 'genere', 'data'],
    ]);
  });

  test('leaves three fields to fill in', async () => {
    await open();
    await submit();
    expect(readSummary()).toMatchObject({
      said: ["Tria l'àmbit", "Tria l'edat", 'Tria el gènere'],
      ids: ['ambit', 'edat', 'genere'],
      inPageOrder: ['ambit', 'edat', 'genere'],
    });
  });
});

describe('what seldom is asked', () => {
  test('is folded, and says so; a press unfolds it', async () => {
    await open();
    expect([isFolded(), getFold().ariaExpanded]).toEqual([true, 'false']);
    await press(getFold());
    expect([isFolded(), getFold().ariaExpanded]).toEqual([false, 'true']);
    await choose('residencia', 'Gràcia');
    await press(getFold());
    expect([isFolded(), readAll('.form-fold > p')]).toEqual([true, ['1 camp omplert']]);
  });

  test('cannot be folded while something in it is wrong', async () => {
    await open();
    const errors = { idioma: ['No es parla aquí.'] };
    product.backend.setFault({
      kind: 'status',
      status: 422,
      match: { method: 'POST' },
      body: { message: 'No.', errors },
    });
    await fillIn();
    await submit();
    expect([isFolded(), readIssue('idioma')]).toEqual([false, 'No es parla aquí.']);
    await press(getFold());
    expect([isFolded(), getFold().ariaExpanded]).toEqual([false, 'true']);
    await press('No es parla aquí.');
    expect(document.activeElement?.id).toBe('idioma');
  });
});

describe('saving', () => {
  test('asks nothing about an hour that the clock has said, however late', async () => {
    product = await openProduct('informador', PATH, { now: '2026-11-20T22:15:00Z' });
    await fillIn();
    await submit();
    expect([getSent(), readAddress()]).toEqual([['POST /api/consultes'], '/consultes']);
  });

  test('leads to the list', async () => {
    await open();
    await fillIn();
    await submit();
    expect([readAddress(), getSent()]).toEqual(['/consultes', ['POST /api/consultes']]);
  });

  test('and another one: it is said, a new form stands, and its first field has the focus', async () => {
    await open();
    await choose('canal', 'Telèfon');
    check('perfil', 'Familiar');
    await fillIn();
    type('observacions', 'Una nota');
    await press(ANOTHER);
    expect([readNotices(), readAddress(), getSent()]).toEqual([
      ["La consulta s'ha creat correctament."],
      PATH,
      ['POST /api/consultes'],
    ]);
    expect(document.activeElement?.id).toBe('ambit');
    expect([readShown('canal'), getChecked('perfil'), readShown('oficina_id')]).toEqual([
      'Telèfon',
      'Familiar',
      'Oficina Gràcia',
    ]);
    expect([readShown('ambit'), getChecked('edat'), getChecked('genere'), getValue('observacions')]).toEqual([
      'Selecciona un àmbit',
      null,
      null,
      '',
    ]);
    expect([readAll('.error-summary'), getValue('data-time')]).toEqual([[], '11:20']);
    await press('Torna a Consultes');
    expect(readAddress()).toBe('/consultes');
  });

  test.each([
    ['counts them', [1, 2]],
    ['does not count them', [1, 1]],
  ])('by the second press of two in a row nothing is done, in a browser that %s', async (_, details) => {
    await open();
    await fillIn();
    const button = findControl(ANOTHER);
    for (const [index, detail] of details.entries()) {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
      // Fixed times: a busy machine would take longer than a double click.
      Object.defineProperty(click, 'timeStamp', { value: 1000 + index * 200 });
      act(() => void button.dispatchEvent(click));
      await settle();
    }
    expect([getSent(), readAll('.error-summary')]).toEqual([['POST /api/consultes'], []]);
  });

  test.each(['ctrlKey', 'metaKey'])('by Enter with %s, wherever one types', async (key) => {
    await open();
    expect(findControl('Desa la consulta').getAttribute('aria-keyshortcuts')).toBe(
      'Control+Enter Meta+Enter',
    );
    await fillIn();
    type('observacions', 'Una nota');
    await pressEnter(document.activeElement as Element, {});
    expect(getSent()).toEqual([]);
    await pressEnter(document.activeElement as Element, { [key]: true, repeat: true });
    expect(getSent()).toEqual([]);
    await pressEnter(document.getElementById('data-time') as Element, { [key]: true });
    expect([getSent(), readAddress()]).toEqual([['POST /api/consultes'], '/consultes']);
  });

  test('that fails keeps all that was typed, and asks before it is sent again', async () => {
    await open();
    product.backend.setFault({ kind: 'page', match: { method: 'POST' } });
    await fillIn();
    type('observacions', 'Una nota');
    await press(ANOTHER);
    expect([getValue('observacions'), getChecked('edat'), readShown('ambit')]).toEqual([
      'Una nota',
      '16-19',
      'Treball',
    ]);
    product.backend.setFault(null);
    await press(ANOTHER);
    expect([readAll('[role=alertdialog] h2'), getSent().length]).toEqual([['Vols desar-ho igualment?'], 1]);
    await press('Desa-ho igualment');
    expect([getSent().length, readAddress(), getValue('observacions')]).toEqual([2, PATH, '']);
  });
});

describe('the last ones as patterns', () => {
  /** The person's consultes: a call about two themes, and one whose entries are gone. */
  function prepare(state: State) {
    const [some] = state.consultes.values();
    state.consultes.clear();
    const mine = [...state.professionals.values()].find(({ email }) => email === 'informador@example.org');
    const note = (id: number, changes: Partial<Consulta>) =>
      state.consultes.set(id, {
        ...(some as Consulta),
        id,
        professional_id: mine?.id ?? 0,
        oficina_id: mine?.oficina_id ?? 0,
        antena_id: null,
        data: Date.parse('2026-11-19T09:00:00Z') - id,
        subtematica_id: [],
        observacions: 'Secret',
        canal: 'telefon',
        perfil: 'Familiar',
        serveis_tramits: [],
        derivacio: [],
        ...changes,
      });
    const treball = TEMATIQUES.find(({ name }) => name === 'Prestacions');
    const ambit = treball?.ambit_id ?? 0;
    note(1, { ambit, tematica_id: [treball?.id ?? 0] });
    note(2, { ambit, tematica_id: [treball?.id ?? 0], edat: '20-24' });
    note(3, { ambit, tematica_id: [9_001], canal: 'email', serveis_tramits: ['carnet'] });
  }
  const readPatterns = () => readAll('.patterns button');

  test('are shown by what they were about, once each, and a press fills the form in', async () => {
    await open(prepare);
    expect(readPatterns()).toEqual([
      'Treball · Prestacions Telèfon · Familiar',
      'Treball · Núm. 9001 Correu electrònic · Familiar',
    ]);
    await press(readPatterns()[0] ?? '');
    expect([readShown('canal'), getChecked('perfil'), readShown('ambit'), readShown('tematica_id')]).toEqual([
      'Telèfon',
      'Familiar',
      'Treball',
      'Prestacions',
    ]);
    expect([getChecked('edat'), getValue('observacions'), isFolded()]).toEqual([null, '', true]);
    expect(readAll('.patterns-news')).toEqual(['Omplert com la consulta triada.']);
    expect((document.activeElement as HTMLInputElement).name).toBe('edat');
  });

  test('whose theme is no more fills the rest in, says which, and leads there', async () => {
    await open(prepare);
    await press(readPatterns()[1] ?? '');
    expect([readShown('canal'), readShown('ambit'), readShown('tematica_id')]).toEqual([
      'Correu electrònic',
      'Treball',
      'Selecciona una temàtica',
    ]);
    expect(readAll('.patterns-news')).toEqual([
      "La resta s'ha omplert, però això ja no existeix: temàtica núm. 9001.",
    ]);
    expect([document.activeElement?.id, isFolded()]).toEqual(['tematica_id', false]);
  });

  test('are one stop of Tab: up and down go through them', async () => {
    await open(prepare);
    const [first, second] = document.querySelectorAll<HTMLElement>('.patterns button');
    expect([first?.tabIndex, second?.tabIndex]).toEqual([0, -1]);
    act(() => first?.focus());
    act(() => void first?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true })));
    expect(document.activeElement).toBe(second);
  });

  test('are asked for once, and again after what was noted', async () => {
    await open(prepare);
    const getAsked = () => product.calls.filter((call) => call.startsWith('GET /api/consultes'));
    expect(getAsked()).toEqual([expect.stringMatching(/\?sort=-data&per_page=30&professional_id=\d+$/)]);
    await fillIn();
    await press(ANOTHER);
    expect(getAsked()).toHaveLength(2);
    expect(readPatterns()[0]).toBe('Treball Presencial · Jove');
  });

  test('are not there for who has noted nothing, nor where they do not come', async () => {
    await open((state) => state.consultes.clear());
    expect(readAll('.patterns p')).toEqual(['Aquí sortiran les últimes que anotis.']);
    product.close();
    product = await openProduct('informador', PATH, {
      fault: { kind: 'malformed', match: { method: 'GET', path: '/consultes$' } },
    });
    expect([readAll('.patterns p'), readNotices()]).toEqual([['Error llistant les consultes'], []]);
  });
});
