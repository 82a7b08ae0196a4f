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
const ILL = 8;
const PATH = `/calendari/absencia?professional_id=${ILL}`;
type Put = (changes?: Partial<Assessoria>) => Assessoria;

let product: Product;

function prepare(state: State, put: Put) {
  state.assessories.clear();
  const [free] = [...state.disponibilitats.values()];
  state.disponibilitats.clear();
  const at = (nom: string, hours: number, changes: Partial<Assessoria> = {}) =>
    put({
      jove: { nom, cognoms: 'Inventada', telefon: '600 000 123', email: null },
      professional_id: ILL,
      modalitat: 'Presencial',
      tipus: 'laboral',
      oficina_id: 1,
      antena_id: null,
      cita: {
        id: state.last.cita + 1,
        date: state.anchor + hours * HOUR,
        durada: 30,
        disponibilitat_id: null,
      },
      ...changes,
    });
  at('Jana', 2);
  at('Duna', 3);
  at('Biel', 4);
  at('Nora', 5, { bloquejada: true });
  at('Pol', 26);
  for (const [id, hours, modalitat] of [
    [9001, 2, ['Presencial']],
    [9002, 3, ['Virtual']],
    [9003, 6, ['Presencial']],
  ] as const) {
    if (!free) continue;
    const inici = state.anchor + hours * HOUR;
    const of = {
      professional_id: 15,
      oficina_id: 1,
      antena_id: null,
      tipus: 'laboral' as const,
      assessoria_id: null,
    };
    state.disponibilitats.set(id, {
      ...free,
      ...of,
      id,
      inici,
      fi: inici + HOUR / 2,
      modalitat: [...modalitat],
    });
  }
}

async function open(path = PATH, of: Parameters<typeof openProduct>[2] = { prepare }) {
  product = await openProduct('admin', path, of);
}

const getRow = (name: string): Element => {
  const row = [...document.querySelectorAll('.day-row')].find((one) => one.textContent.includes(name));
  if (!row) throw new Error(`no row of ${name}`);
  return row;
};
const readNote = (): string[] => readAll('.form-actions-note > span');
const readChosen = (name: string): string[] => readAll('[role=combobox]', getRow(name));
const readErrors = (name: string): string[] => readAll('.field-error', getRow(name));
const readEnds = (): string[] => readAll('.absencia-end');
const getSaves = (): string[] =>
  product.calls.filter((call) => !call.startsWith('GET')).map((call) => call.replace('/api/', ''));

describe('the page', () => {
  test('has the appointments of that day to come, with their telephones, and tells of a blocked one', async () => {
    await open();
    expect([readAll('.day-row time'), readAll('.day-row-name'), readAll('.absencia-contact')]).toEqual([
      ['13:20', '14:20', '15:20', '16:20'],
      ['Jana Inventada', 'Duna Inventada', 'Biel Inventada', 'Bloquejada'],
      ['600 000 123', '600 000 123', '600 000 123'],
    ]);
    expect(findControl('Truca a Jana Inventada: 600 000 123').getAttribute('href')).toBe('tel:600000123');
    expect(getRow('Bloquejada').querySelectorAll('button, select')).toHaveLength(0);
  });

  test('has all that is to come of a professional who leaves', async () => {
    await open();
    await press('Tot el que ha de venir');
    expect([readAddress(), readAll('.day-rows h2'), readAll('.day-row').length]).toEqual([
      `${PATH}&data=2026-11-20&fins=tot`,
      ['Divendres, 20 de novembre', 'Dissabte, 21 de novembre'],
      5,
    ]);
  });

  test('says where to begin without a professional, and that nothing is to come', async () => {
    await open('/calendari/absencia');
    expect(readAll('.state-panel h2')).toEqual(['Tria primer un professional']);
    product.close();
    await open(`${PATH}&data=2026-12-25`);
    expect(readAll('.state-panel h2')).toEqual(['No hi ha cap cita per venir']);
  });

  test('offers another try after a failed reading', async () => {
    await open(PATH, { prepare, fault: { kind: 'status', status: 500, match: { path: '/cites' } } });
    expect(readAll('.state-panel h2')).toEqual(['Error llistant les cites']);
    product.backend.setFault(null);
    await press('Torna-ho a provar');
    expect(readAll('.day-row')).toHaveLength(4);
  });
});

describe('choices', () => {
  test('are none before they are asked for; a proposal says what changes', async () => {
    await open();
    expect([readChosen('Jana'), readNote()]).toEqual([
      ['Selecciona una opció'],
      ['Resoltes: 0 de 3', "Tria què se'n fa de cadascuna, o prem «Proposa hores»."],
    ]);
    await press('Proposa hores');
    const what = readAll('.absencia-target > p');
    const chosen = ['Jana', 'Duna'].flatMap(readChosen).map((text) => text.split(' · ').length);
    expect([readChosen('Jana')[0]?.slice(0, 5), readChosen('Duna')[0]?.slice(0, 5), what]).toEqual([
      '13:20',
      '17:20',
      ['', '', 'Passa de presencial a virtual.'],
    ]);
    expect(chosen).toEqual([2, 2]);
    expect(findControl('Passa 3 cites')).toBeDefined();
  });

  test('of a deletion say that it is final, and are taken back by another press', async () => {
    await open();
    await press('Elimina-la: Duna Inventada');
    expect(readNote()[1]).toBe("La que s'elimina no es pot recuperar.");
    await press('Elimina-la: Duna Inventada');
    expect(readNote()[1]).toBe("Tria què se'n fa de cadascuna, o prem «Proposa hores».");
  });

  test('ask before they are lost', async () => {
    await open();
    await press('Proposa hores');
    await press('Torna al calendari');
    expect(readAll('[role=alertdialog] h2')).toEqual(['Hi ha canvis sense desar']);
  });
});

describe('one press', () => {
  test('moves and deletes one after another, and says what has become of each', async () => {
    await open();
    await press('Proposa hores');
    await press('Elimina-la: Duna Inventada');
    await press("Passa 2 cites i elimina'n 1");
    expect([getSaves().map((call) => call.split(' ')[0]), readNote()]).toEqual([
      ['POST', 'DELETE', 'DELETE', 'POST', 'DELETE'],
      ['Resoltes: 3 de 3'],
    ]);
    expect(readEnds()).toEqual([
      expect.stringMatching(/^Passada: avui a les 13:20 · /),
      'Eliminada',
      expect.stringMatching(/^Passada: avui a les 14:20 · /),
    ]);
    const stored = [...product.backend.getStore().state.assessories.values()];
    expect(stored.map(({ jove, professional_id }) => [jove?.nom, professional_id])).toEqual([
      ['Nora', ILL],
      ['Pol', ILL],
      ['Jana', 15],
      ['Biel', 15],
    ]);
  });

  test('does not call a move final while its former appointment is being deleted', async () => {
    await open();
    await press('Proposa hores');
    product.backend.setFault({ kind: 'slow', ms: 300, times: 1, match: { method: 'DELETE' } });
    act(() => findControl('Passa 3 cites').click());
    while (!getSaves().some((call) => call.startsWith('DELETE')))
      await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
    expect(readNote()).toEqual(['Resoltes: 0 de 3']);
    await settle();
    expect(readNote()).toEqual(['Resoltes: 3 de 3']);
  });

  test('ends with a way back to the calendar, which has the focus beside it', async () => {
    await open();
    await press('Proposa hores');
    findControl('Passa 3 cites').focus();
    await press('Passa 3 cites');
    const ways = readAll('.form-actions a');
    expect([ways, document.activeElement?.className]).toEqual([['Torna al calendari'], 'form-actions']);
  });

  test('counts one that is deleted meanwhile, and says that it is gone', async () => {
    await open();
    await press('Proposa hores');
    const { state } = product.backend.getStore();
    const [id] = [...state.assessories].find(([, { jove }]) => jove?.nom === 'Duna') ?? [0];
    state.assessories.delete(id);
    await press('Passa 3 cites');
    expect([readEnds()[1], readNote()]).toEqual(['Ja no hi és', ['Resoltes: 3 de 3']]);
  });

  test('leaves a refused one with its reason and its choice, and does the others', async () => {
    await open();
    await press('Proposa hores');
    product.backend.setFault({ kind: 'status', status: 403, times: 1, match: { method: 'POST' } });
    await press('Passa 3 cites');
    expect([readErrors('Jana'), readNote()[0], readChosen('Jana')[0]?.slice(0, 5)]).toEqual([
      ['No tens permisos per realitzar aquesta operació Error provocat: 403'],
      'Resoltes: 2 de 3',
      '13:20',
    ]);
    await press('Passa 1 cita');
    expect([readErrors('Jana'), readNote()[0]]).toEqual([[], 'Resoltes: 3 de 3']);
  });

  test('that could not delete a former appointment says that both exist, and then deletes it alone', async () => {
    await open();
    await press('Proposa hores');
    product.backend.setFault({ kind: 'status', status: 403, times: 1, match: { method: 'DELETE' } });
    await press('Passa 3 cites');
    expect(readErrors('Jana')[0]).toMatch(/^La cita nova ja està feta \(avui a les 13:20 · /);
    const before = getSaves().length;
    await press('Elimina 1 cita');
    expect([
      getSaves()
        .slice(before)
        .map((call) => call.split(' ')[0]),
      readErrors('Jana'),
      readNote(),
    ]).toEqual([['DELETE'], [], ['Resoltes: 3 de 3']]);
  });
});

test('the calendar leads here from the day of one professional', async () => {
  await open(`/calendari?vista=dia&professional_id=${ILL}`);
  await press('Una absència');
  expect([readAddress(), readAll('h1')]).toEqual([`${PATH}&data=2026-11-20`, ['Una absència']]);
});
