import { act } from 'react';
import { describe, expect, test } from 'vitest';
import type { Disponibilitat } from '../../../mock-server/store/rows/disponibilitat';
import type { State } from '../../../mock-server/store/state';
import {
  type Product,
  openProduct,
  press,
  readAddress,
  readAll,
  readNotices,
  settle,
  settleUntil,
} from '../support/openProduct';
import {
  check,
  choose,
  fillPerson,
  readChecked,
  readIssue,
  readLabels,
  readSummary,
  submit,
  type,
} from './fill';

let product: Product;
const HOUR = 3_600_000;

/** Only these slots, in hours from 11:20 of Friday 20 November; office 1, laboral by default. */
function putSlots(state: State, slots: Record<number, Partial<Disponibilitat> & { at: number }>) {
  state.disponibilitats.clear();
  for (const [id, { at, ...slot }] of Object.entries(slots)) {
    const inici = state.anchor + at * HOUR;
    state.disponibilitats.set(Number(id), {
      id: Number(id),
      inici,
      fi: inici + HOUR,
      oficina_id: 1,
      antena_id: null,
      professional_id: 3,
      tipus: 'laboral',
      modalitat: ['Presencial', 'Virtual'],
      assessoria_id: null,
      ...slot,
    });
  }
}

const SLOTS = {
  1: { at: -1 },
  2: { at: 1 },
  3: { at: 1, professional_id: 4 },
  4: { at: 2, antena_id: 101, modalitat: ['Virtual' as const] },
  5: { at: 3, tipus: 'habitatge' as const },
  6: { at: 4, assessoria_id: 12 },
  7: { at: 5, oficina_id: 2 },
  8: { at: 24 },
};

async function open(search = '', who = 'admin', slots: Parameters<typeof putSlots>[1] = SLOTS) {
  product = await openProduct(who, `/calendari/cita/nova${search}`, {
    prepare: (state) => putSlots(state, slots),
  });
}

const readGroups = () =>
  [...document.querySelectorAll('.slot-group')].map((group) => [
    group.querySelector('.slot-time')?.textContent,
    ...[...group.querySelectorAll<HTMLInputElement>('input')].map(({ value }) => Number(value)),
  ]);
const readDays = () =>
  [...document.querySelectorAll<HTMLInputElement>('.slot-day input:enabled')].map(
    ({ ariaLabel, checked }) => [ariaLabel, checked],
  );
const getChecked = () => document.querySelector<HTMLInputElement>('.slot input:checked')?.value;
const getValue = (id: string) => (document.getElementById(id) as HTMLInputElement | null)?.value;

test('a booking has its fields in the order of the page', async () => {
  await open();
  expect(readLabels().filter((label) => label.endsWith('*'))).toEqual([
    "Tipus d'assessoria*",
    'Tria una hora lliure*',
    'Nom*',
    'Cognoms*',
    'Edat*',
    'Gènere*',
    'Perfil*',
    'Modalitat*',
  ]);
  await submit();
  const { said, ids, inPageOrder } = readSummary();
  expect(said).toEqual([
    "Tria el tipus d'assessoria",
    'Tria una hora lliure',
    'Indica el nom',
    'Indica els cognoms',
    "Tria l'edat",
    'Tria el gènere',
    'Tria la modalitat',
  ]);
  expect(ids).toEqual(inPageOrder);
});

describe('free hours', () => {
  test('are the bookable ones of the type on the day, by time', async () => {
    await open();
    const hours = document.getElementById('disponibilitat_id');
    expect([readGroups(), hours?.role, hours?.ariaRequired]).toEqual([[], 'group', null]);
    check('tipus', 'laboral');
    await settle();
    expect([hours?.role, hours?.ariaRequired]).toEqual(['radiogroup', 'true']);
    expect(readGroups()).toEqual([
      ['12:20–13:20', 2, 3],
      ['13:20–14:20', 4],
      ['16:20–17:20', 7],
    ]);
    const office = readAll('.slot .slot-meta').at(-1)?.split(' · ')[0] ?? '';
    await choose('slots-oficina', office);
    await settle();
    expect(readGroups()).toEqual([['16:20–17:20', 7]]);
    type('slots-day', '21/11/2026');
    await settle();
    expect(readAll('.state-panel h3')).toEqual(['Cap hora lliure aquest dia']);
    await press('Mira divendres 20 de novembre');
    expect(getValue('slots-day')).toBe('20/11/2026');
  });

  test('open on the first day with any of two weeks, with the number on each day', async () => {
    await open('', 'assesor_laboral', { 1: { at: 72 }, 2: { at: 72 }, 3: { at: 96 }, 4: { at: 24 * 20 } });
    expect(getValue('slots-day')).toBe('23/11/2026');
    expect(readGroups()).toEqual([['11:20–12:20', 1, 2]]);
    expect(readDays()).toEqual([
      ['dilluns 23 de novembre, 2 hores lliures', true],
      ['dimarts 24 de novembre, 1 hora lliure', false],
    ]);
    check('slots-days', '2026-11-24');
    expect(getValue('slots-day')).toBe('24/11/2026');
    expect(readGroups()).toEqual([['11:20–12:20', 3]]);
    type('slots-day', '05/12/2026');
    await settle();
    expect([readGroups(), getValue('slots-day')]).toEqual([[], '05/12/2026']);
    await press('Mira dijous 10 de desembre');
    expect(readGroups()).toEqual([['11:20–12:20', 4]]);
  });

  test('are loaded for the following days when two weeks have none', async () => {
    await open('', 'assesor_laboral', { 1: { at: 24 * 20 } });
    expect([readGroups(), readDays()]).toEqual([[], []]);
    await press('Mira els 14 dies següents');
    await settle();
    expect([getValue('slots-day'), readGroups()]).toEqual(['10/12/2026', [['11:20–12:20', 1]]]);
  });

  test("are of the adviser's own type at once", async () => {
    await open('', 'assesor_habitatge');
    expect(readChecked('tipus')).toBe('habitatge');
    expect(readGroups()).toEqual([['14:20–15:20', 5]]);
  });

  test('beyond the date rule are not loaded, and the day shows the reason (spec §9)', async () => {
    await open('', 'assesor_laboral');
    type('slots-day', '20/11/2027');
    await settle();
    expect(readIssue('slots-day')).toBe(
      'La data queda fora del control de dates. Fins a 30 dies enrere i 90 dies endavant.',
    );
    expect(readGroups()).toEqual([]);
  });

  test.each(['abc', '31/11', '2311202', ''])(
    'of the previous day are hidden while the typed day is %j',
    async (text) => {
      await open('', 'assesor_laboral');
      check('disponibilitat_id', 4);
      type('slots-day', text);
      await settle();
      expect([readGroups(), readAll('.slots .slot-meta'), readIssue('slots-day')]).toEqual([
        [],
        ['Indica abans el dia.'],
        null,
      ]);
      act(() => document.getElementById('slots-day')?.focus());
      act(() => document.getElementById('slots-day')?.blur());
      expect(readIssue('slots-day')).toBe(
        text ? 'Escriu una data que existeixi, amb el format dia/mes/any' : 'Indica el dia',
      );
      type('slots-day', '20/11/2026');
      await settle();
      expect([readGroups().length, getChecked(), readIssue('slots-day')]).toEqual([3, undefined, null]);
    },
  );

  test('are shown for a day in short form', async () => {
    await open('', 'assesor_laboral');
    act(() => document.getElementById('slots-day')?.focus());
    type('slots-day', 'demà');
    act(() => document.getElementById('slots-day')?.blur());
    await settle();
    expect([getValue('slots-day'), readGroups()]).toEqual(['21/11/2026', [['11:20–12:20', 8]]]);
  });

  test('are not chosen any more after another day', async () => {
    await open('', 'assesor_laboral');
    check('disponibilitat_id', 4);
    type('slots-day', '21/11/2026');
    await settle();
    expect([getChecked(), readGroups()]).toEqual([undefined, [['11:20–12:20', 8]]]);
    type('slots-day', '20/11/2026');
    await settle();
    expect(getChecked()).toBeUndefined();
  });

  test('limit the modality to theirs', async () => {
    await open('', 'assesor_laboral');
    check('modalitat', 'Presencial');
    check('disponibilitat_id', 2);
    const readModalitats = () =>
      [...document.querySelectorAll<HTMLInputElement>('#modalitat input')].map(
        ({ value, checked }) => value + (checked ? '!' : ''),
      );
    expect(readModalitats()).toEqual(['Presencial!', 'Virtual']);
    check('disponibilitat_id', 4);
    expect(readModalitats()).toEqual(['Virtual!']);
  });
});

test('the slot of the address is chosen and booked', async () => {
  await open('?data=2026-11-20&tipus=laboral&disponibilitat_id=4');
  expect(readAll('.slot-chosen p').slice(1, 2)).toEqual(['Divendres, 20 de novembre, 13:20–14:20']);
  expect(readGroups()).toEqual([]);
  await fillPerson();
  await submit();
  expect(readAddress()).toMatch(/^\/calendari\?data=2026-11-20&cita=\d+$/);
  await settleUntil(() => readNotices().length > 0);
  expect(readNotices()).toEqual([
    'La cita ha estat creadaJana Inventada, divendres 20 de novembre a les 13:20',
  ]);
  const marked = [...document.querySelectorAll('.calendar-event-new')].map(({ ariaLabel }) => ariaLabel);
  expect(marked).toEqual(['2 cites, divendres 20 de novembre, de 13:00 a 14:00, acabada de reservar']);
  const { state } = product.backend.getStore();
  const booked = [...state.assessories.values()].at(-1);
  expect(booked).toMatchObject({
    tipus: 'laboral',
    modalitat: 'Virtual',
    oficina_id: 1,
    antena_id: 101,
    professional_id: 3,
    cita: { disponibilitat_id: 4 },
    jove: { nom: 'Jana', cognoms: 'Inventada', telefon: null, email: null },
  });
});

test('a slot of the address that is no longer free is mentioned', async () => {
  await open('?data=2026-11-20&tipus=laboral&disponibilitat_id=6');
  expect(document.body.textContent).toContain("L'hora que havies triat ja no és lliure.");
});

test('a slot taken meanwhile is marked and focused, and all other values are kept', async () => {
  await open('?data=2026-11-20&tipus=laboral&disponibilitat_id=2');
  await fillPerson();
  check('modalitat', 'Virtual');
  const slot = product.backend.getStore().state.disponibilitats.get(2);
  if (slot) slot.assessoria_id = 99;
  await submit();
  expect(document.activeElement?.id).toBe('disponibilitat_id');
  expect(readIssue('disponibilitat_id')).toBe('Aquesta hora ja està reservada.');
  expect(readSummary().ids).toEqual(['disponibilitat_id']);
  expect(readGroups()).toEqual([
    ['12:20–13:20', 3],
    ['13:20–14:20', 4],
    ['16:20–17:20', 7],
  ]);
  expect([getValue('jove.nom'), readChecked('edat')]).toEqual(['Jana', '16-19']);

  check('disponibilitat_id', 3);
  expect([readIssue('disponibilitat_id'), readSummary().ids]).toEqual([null, []]);
  expect(readChecked('modalitat')).toBe('Virtual');
  await submit();
  expect(readAddress()).toMatch(/^\/calendari\?data=2026-11-20&cita=\d+$/);
});
