import { describe, expect, test, vi } from 'vitest';
import type { Assessoria } from '../../../mock-server/store/rows/assessoria';
import type { State } from '../../../mock-server/store/state';
import {
  findControl,
  openProduct,
  press,
  readAddress,
  readAll,
  settleUntil,
  type Product,
} from '../support/openProduct';

const ANTENA = 101;
const at = (time: string) => Date.parse(`2026-11-20T${time}:00+01:00`);

function prepare(state: State, put: (changes?: Partial<Assessoria>) => Assessoria): void {
  state.assessories.clear();
  state.disponibilitats.clear();
  const book = (nom: string, time: string, antena_id: number | null, of: Partial<Assessoria> = {}) => {
    const cita = { id: state.last.cita + 1, date: at(time), durada: 30 as const, disponibilitat_id: null };
    put({ antena_id, jove: { nom, cognoms: 'Inventada', telefon: null, email: null }, cita, ...of });
  };
  book('Jana', '12:00', ANTENA);
  book('Ona', '13:00', ANTENA);
  book('Duna', '12:30', null);
  book('Mar', '16:00', ANTENA + 1);
  book('Biel', '17:00', ANTENA, { bloquejada: true });
  for (const [id, time, antena_id] of [
    [50, '13:00', ANTENA],
    [51, '12:30', null],
  ] as const) {
    state.disponibilitats.set(id, {
      id,
      inici: at(time),
      fi: at(time) + 1_800_000,
      oficina_id: 1,
      antena_id,
      professional_id: 8,
      tipus: 'laboral',
      modalitat: ['Presencial'],
      assessoria_id: null,
    });
  }
}

let product: Product;
async function open(
  path: Parameters<typeof openProduct>[1],
  options: Parameters<typeof openProduct>[2] = {},
  who = 'antena',
) {
  product = await openProduct(who, path, { prepare, ...options });
  await settleUntil(() => document.querySelector('.skeleton, [aria-busy=true]') === null);
}
const readSides = () => readAll('.segmented label').filter((label) => /antena|oficina/.test(label));
const readSide = () => readAll('.segmented label:has(:checked)').filter((one) => /antena|oficina/.test(one));
const choose = (side: string) => press(findControl(side, '.segmented label'));
const readAsked = (path: string) =>
  product.calls.filter((call) => call.startsWith(`GET /api/${path}`)).map((call) => call.split('?')[1]);

describe('staff of an antena open the first page at its day', () => {
  const readNames = () => readAll('.home-flush .agenda-name').map((name) => name.replace(' Inventada', ''));
  const readPlaces = () => readAll('.home-flush .sub-line').map((line) => /Antena/.test(line));
  const readDay = () => [readAll('.card-head .muted')[0], readNames(), readAll('.todo .sub-line')[0]];

  test('and see the whole office on request, which this browser remembers', async () => {
    await open('/');
    expect(readSides()).toEqual(['La meva antena (2)', "Tota l'oficina (5)"]);
    expect([readSide(), ...readDay()]).toEqual([
      ['La meva antena (2)'],
      '2 cites, en queden 2',
      ['Jana', 'Ona'],
      'A les 13:00 · 1 hora lliure',
    ]);
    expect(readPlaces()).toEqual([false, false]);
    await choose("Tota l'oficina (5)");
    expect(readPlaces()).toEqual([true, false, true, true, false]);
    const whole = [
      ["Tota l'oficina (5)"],
      '5 cites, en queden 5',
      ['Jana', 'Duna', 'Ona', 'Mar', expect.stringMatching(/^Núm/)],
      'A les 12:30 · 2 hores lliures',
    ];
    expect([readSide(), ...readDay()]).toEqual(whole);
    product.close();
    await open('/');
    expect([readSide(), ...readDay()]).toEqual(whole);
  });

  test('a day without appointments at the antena says so', async () => {
    await open('/', { prepare: (state) => state.assessories.clear() });
    expect([readSides(), readAll('.state-panel h3')]).toEqual([
      ['La meva antena (0)', "Tota l'oficina (0)"],
      ['Avui no hi ha cap cita a la teva antena'],
    ]);
  });

  test('numbers that are not known are left out', async () => {
    await open('/', { fault: { kind: 'network', match: { path: '/cites$' } } });
    expect(readSides()).toEqual(['La meva antena', "Tota l'oficina"]);
  });

  test.each(['informador', 'assesor_laboral', 'admin'])('%s has no such switch', async (who) => {
    await open('/', {}, who);
    expect([readSides(), readAsked('interns/oficines').length > 0]).toEqual([[], who === 'admin']);
  });
});

describe('the calendar of staff of an antena', () => {
  test('has its appointments and free hours, or those of the office', async () => {
    await open('/calendari?vista=llista&lliures=si');
    expect([readSides(), readAll('.calendar-status')]).toEqual([
      ['La meva antena (2)', "Tota l'oficina (5)"],
      ['2 cites, 1 hora lliure'],
    ]);
    await choose("Tota l'oficina (5)");
    expect(readAll('.calendar-status')).toEqual(['5 cites, 2 hores lliures']);
  });

  test('shows the appointment that its address names, wherever it is', async () => {
    await open(({ assessories }) => {
      const duna = [...assessories.values()].find(({ jove }) => jove.nom === 'Duna');
      return `/calendari?vista=llista&cita=${duna?.cita.id}`;
    });
    expect(readAll('.calendar-status')).toEqual(['3 cites']);
  });

  test('is printed as it is shown, under the name of the antena', async () => {
    await open('/calendari?vista=dia');
    vi.stubGlobal('print', () => {});
    await press('Imprimeix el dia');
    await settleUntil(() => document.querySelector('.day-sheet') !== null);
    expect([readAll('.day-sheet h1'), readAll('.day-sheet b')]).toEqual([
      [expect.stringMatching(/^Full del dia · Antena /)],
      ['Jana Inventada', 'Ona Inventada'],
    ]);
  });
});

describe('the list of consultes of staff of an antena', () => {
  const readTotal = () => Number.parseInt(readAll('.applied-filters [role=status]')[0] ?? '', 10);
  const readExport = () => readAll('.page-header-actions button')[0];

  test('opens at the antena; each side is in the address, and the file has its rows', async () => {
    await open('/consultes');
    const own = readTotal();
    expect([readSides(), readSide(), readAddress(), readExport()]).toEqual([
      ['La meva antena', "Tota l'oficina"],
      ['La meva antena'],
      `/consultes?antena_id=${ANTENA}`,
      `Exporta CSV (${own})`,
    ]);
    await press(`Exporta CSV (${own})`);
    expect(readAsked('consultes/exports/csv')).toEqual([`antena_id=${ANTENA}`]);

    await choose("Tota l'oficina");
    expect([readSide(), readAddress(), readTotal() > own]).toEqual([
      ["Tota l'oficina"],
      '/consultes?oficina_id=1',
      true,
    ]);
    product.close();
    await open('/consultes');
    expect([readSide(), readAddress()]).toEqual([["Tota l'oficina"], '/consultes?oficina_id=1']);
  });

  test.each([
    ['another filter', '?canal=telefon', ["Tota l'oficina"], ['Telèfon']],
    ['another antena', `?antena_id=${ANTENA + 1}`, [], [expect.stringMatching(/^Antena /)]],
    ['the office', '?oficina_id=1', ["Tota l'oficina"], []],
    ['the antena and a filter', `?antena_id=${ANTENA}&canal=telefon`, ['La meva antena'], ['Telèfon']],
  ])('an address with %s is kept', async (_, search, side, tokens) => {
    await open(`/consultes${search}`);
    expect([readAddress(), readSide(), readAll('.token span')]).toEqual([
      `/consultes${search}`,
      side,
      tokens,
    ]);
  });

  test('clearing the filters keeps the side', async () => {
    await open(`/consultes?antena_id=${ANTENA}&canal=telefon`);
    await press('Treu els filtres');
    expect(readAddress()).toBe(`/consultes?antena_id=${ANTENA}`);
  });

  test.each(['informador', 'admin'])('%s has no such switch', async (who) => {
    await open('/consultes', {}, who);
    expect([readSides(), readAddress()]).toEqual([[], '/consultes']);
  });
});
