import { act } from 'react';
import { describe, expect, test } from 'vitest';
import type { Assessoria } from '../../../mock-server/store/rows/assessoria';
import type { State } from '../../../mock-server/store/state';
import {
  findControl,
  openProduct,
  press,
  readAddress,
  readAll,
  settle,
  type Product,
} from '../support/openProduct';

const HOUR = 3_600_000;
type Put = (changes?: Partial<Assessoria>) => Assessoria;

let product: Product;

function prepare(state: State, put: Put) {
  state.assessories.clear();
  state.last = { ...state.last, assessoria: 0 };
  const [own] = [...state.professionals.values()].filter(
    ({ email }) => email === 'assesor_laboral@example.org',
  );
  const at = (nom: string, hours: number, changes: Partial<Assessoria> = {}) =>
    put({
      jove: { nom, cognoms: 'Inventada', telefon: null, email: null },
      professional_id: own?.id ?? 0,
      cita: {
        id: state.last.cita + 1,
        date: state.anchor + hours * HOUR,
        durada: 30,
        disponibilitat_id: null,
      },
      ...changes,
    });
  at('Jana', -2);
  at('Duna', -1);
  at('Biel', -26);
  at('Nora', 2);
}

async function open(who = 'assesor_laboral', of: Parameters<typeof openProduct>[2] = { prepare }) {
  product = await openProduct(who, '/assessories/tancar', of);
}

const getRow = (name: string): Element => {
  const row = [...document.querySelectorAll('.day-row')].find((one) => one.textContent.includes(name));
  if (!row) throw new Error(`no row of ${name}`);
  return row;
};

async function choose(name: string, option: string): Promise<void> {
  const label = [...getRow(name).querySelectorAll('label')].find((one) => one.textContent === option);
  if (!label) throw new Error(`no option ${option}`);
  act(() => label.click());
  await settle();
}

const readNote = (): string[] => readAll('.form-actions-note > span');
const readErrors = (name: string): string[] => readAll('.field-error', getRow(name));
const readChips = (): string[] => readAll('.day-row .state-chip');
const getSaves = (): string[] => product.calls.filter((call) => !call.startsWith('GET'));
const SAVE = 'POST /api/assessories/laborals';

describe('the page', () => {
  test('shows the own sessions that have ended, by day, the newest day first', async () => {
    await open();
    expect(readAll('.day-rows h2')).toEqual(['Divendres, 20 de novembreavui', 'Dijous, 19 de novembreahir']);
    expect(readAll('.day-row-name')).toEqual(['Jana Inventada', 'Duna Inventada', 'Biel Inventada']);
    expect(readNote()).toEqual([
      'Tancades: 0 de 3',
      "Tria com s'ha inscrit i la valoració d'almenys una assessoria.",
    ]);
  });

  test('says that nothing is left, also to a person without sessions', async () => {
    await open('admin');
    expect(readAll('.state-panel h2')).toEqual(['No tens cap assessoria per tancar']);
  });

  test('offers another try after a failed reading', async () => {
    await open('assesor_laboral', {
      prepare,
      fault: { kind: 'status', status: 500, match: { path: '/assessories' } },
    });
    expect(readAll('.state-panel h2')).toEqual(['Error llistant les assessories']);
    product.backend.setFault(null);
    await press('Torna-ho a provar');
    expect(readAll('.day-row')).toHaveLength(3);
  });
});

describe('closing', () => {
  test('three sessions takes a choice for all, a rating of each and one press', async () => {
    await open();
    await press('Cita prèvia');
    for (const [name, rating] of [
      ['Jana', '4'],
      ['Duna', '5'],
      ['Biel', '3'],
    ] as const) {
      await choose(name, rating);
    }
    await press('Tanca 3 assessories');
    expect(getSaves()).toEqual([SAVE, SAVE, SAVE]);
    expect([readChips(), readNote()]).toEqual([
      ['Realitzada', 'Realitzada', 'Realitzada'],
      ['Tancades: 3 de 3'],
    ]);
    expect([readAll('.form-actions a'), readAll('form :is(fieldset, button), .close-day-all')]).toEqual([
      ["Torna a l'inici"],
      [],
    ]);
    const stored = [...product.backend.getStore().state.assessories.values()];
    expect(stored.map(({ realitzacio }) => [realitzacio?.inscripcio, realitzacio?.valoracio])).toEqual([
      ['cita_previa', 4],
      ['cita_previa', 5],
      ['cita_previa', 3],
      [undefined, undefined],
    ]);
  });

  test('marks an absence, and says beforehand that it is final', async () => {
    await open();
    const absent = findControl('No ha assistit: Duna Inventada');
    expect(absent.ariaPressed).toBe('false');
    await press(absent);
    expect(absent.ariaPressed).toBe('true');
    const fields = absent.closest('li')?.querySelector('fieldset');
    expect([fields?.hasAttribute('inert'), fields?.ariaHidden]).toEqual([true, 'true']);
    expect(readNote()[1]).toBe('La no assistida no es pot desfer.');
    await press('Tanca 1 assessoria');
    expect([getSaves(), readChips()]).toEqual([['PATCH /api/assessories/2/assistit'], ['No assistida']]);
  });

  test('incomplete sessions are not sent: the first missing choice is said and focused', async () => {
    await open();
    await choose('Duna', '5');
    await press('Tanca les assessories');
    expect([getSaves(), readErrors('Duna'), readErrors('Jana')]).toEqual([
      [],
      ["Indica com s'ha inscrit"],
      [],
    ]);
    expect(document.activeElement).toBe(getRow('Duna').querySelector('input'));
    await choose('Duna', 'Espontània');
    expect([readErrors('Duna'), readNote()[1]]).toEqual([[], '']);
  });

  test('keeps a failure in its row, with what was chosen, and closes the others', async () => {
    await open();
    await press('Cita prèvia');
    await choose('Jana', '4');
    await choose('Duna', '5');
    product.backend.setFault({ kind: 'status', status: 500, times: 1, match: { method: 'POST' } });
    await press('Tanca 2 assessories');
    expect([readErrors('Jana'), readChips(), readNote()[0]]).toEqual([
      ['Error provocat: 500'],
      ['Realitzada'],
      'Tancades: 1 de 3',
    ]);
    await press('Tanca 1 assessoria');
    expect([readErrors('Jana'), readChips()]).toEqual([[], ['Realitzada', 'Realitzada']]);
  });

  test('a session that was closed elsewhere meanwhile is said to be closed, no more', async () => {
    await open();
    await press('Cita prèvia');
    await choose('Jana', '4');
    const [jana] = product.backend.getStore().state.assessories.values();
    if (jana) jana.assistit = false;
    await press('Tanca 1 assessoria');
    expect([readErrors('Jana'), readChips(), readAll('.day-row-head > span:last-child')]).toEqual([
      [],
      [],
      ["Ja s'ha tancat"],
    ]);
  });

  test('asks before leaving while something is chosen, no longer once it is saved', async () => {
    await open();
    await choose('Jana', 'Espontània');
    await press("Torna a l'inici");
    expect(readAll('[role=alertdialog] h2')).toEqual(['Hi ha canvis sense desar']);
    await press('Continua editant');
    await choose('Jana', '4');
    await press('Tanca 1 assessoria');
    await press("Torna a l'inici");
    expect(readAddress()).toBe('/');
  });

  test('the form with all fields takes along how the person signed up', async () => {
    await open();
    await choose('Jana', 'Espontània');
    expect(findControl('Més dades: Jana Inventada').getAttribute('href')).toBe(
      '/assessories/1/realitzar?inscripcio=espontania',
    );
  });

  test('the form with all fields counts the other ones', async () => {
    product = await openProduct('assesor_laboral', '/assessories/1/realitzar', { prepare });
    expect(readAll('.form-another')).toEqual(['Desa i següent per tancar (2)']);
  });
});

test('the card of sessions to close leads here', async () => {
  product = await openProduct('assesor_laboral', '/', { prepare });
  await press('Tanca el dia');
  expect([readAddress(), readAll('h1')]).toEqual(['/assessories/tancar', ['Tanca el dia']]);
});
