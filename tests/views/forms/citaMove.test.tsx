import { describe, expect, test } from 'vitest';
import type { Assessoria } from '../../../mock-server/store/rows/assessoria';
import type { Disponibilitat } from '../../../mock-server/store/rows/disponibilitat';
import {
  openProduct,
  press,
  readAddress,
  readAll,
  readNotices,
  settle,
  settleUntil,
  type Product,
} from '../support/openProduct';
import { check, readIssue, submit } from './fill';

let product: Product;

const HOUR = 3_600_000;

const SLOTS: Record<number, Partial<Disponibilitat>> = {
  1: { modalitat: ['Presencial'] },
  2: { modalitat: ['Virtual'] },
  3: { modalitat: ['Presencial', 'Virtual'] },
  4: { modalitat: ['Virtual'], professional_id: 4 },
  5: { modalitat: ['Virtual'], oficina_id: 2 },
  6: { modalitat: ['Virtual'], antena_id: 101 },
  7: { modalitat: ['Virtual'], fi: 25.5 * HOUR },
  8: { modalitat: ['Presencial', 'Virtual'], professional_id: 4 },
};

/** The move of a virtual appointment of this afternoon, with an hour of the address. */
async function open(slotId?: number, changes: Partial<Assessoria> = {}) {
  let id = 0;
  product = await openProduct(
    'admin',
    () =>
      `/assessories/${id}/hora?data=2026-11-21${slotId ? `&tipus=laboral&disponibilitat_id=${slotId}` : ''}`,
    {
      prepare(state, put) {
        const cita = {
          id: 9_000,
          date: state.anchor + 2 * HOUR,
          durada: 60 as const,
          disponibilitat_id: null,
        };
        id = put({ modalitat: 'Virtual', cita, ...changes }).id;
        state.disponibilitats.clear();
        for (const [key, { fi = 25 * HOUR, ...slot }] of Object.entries(SLOTS)) {
          state.disponibilitats.set(Number(key), {
            id: Number(key),
            inici: state.anchor + 24 * HOUR,
            fi: state.anchor + fi,
            oficina_id: 1,
            antena_id: null,
            professional_id: 3,
            tipus: 'laboral',
            modalitat: ['Virtual'],
            assessoria_id: null,
            ...slot,
          });
        }
      },
    },
  );
}

const readChanges = () => readAll('.move-changes p');
const readModalitats = () =>
  [...document.querySelectorAll<HTMLInputElement>('#modalitat input')].map(
    ({ value, checked }) => value + (checked ? '!' : ''),
  );
const readQuestion = () => readAll('[role=alertdialog] h2, [role=alertdialog] p');
const getWrites = () => product.calls.filter((call) => /^(POST|DELETE)/.test(call));
const getMoved = () => [...product.backend.getStore().state.assessories.values()].at(-1);

describe('a move to an hour that differs', () => {
  test.each([
    [1, 'Passa de virtual a presencial.', 'Passa de virtual a presencial.'],
    [4, /^Canvia de professional: .+ \(abans, .+\)\.$/, 'Canvia de professional.'],
    [5, /^Canvia de lloc: .+ \(abans, .+\)\.$/, 'Canvia de lloc.'],
    [6, /^Canvia de lloc: .+ \(abans, .+\)\.$/, 'Canvia de lloc.'],
  ])('(%i) shows the change, and asks before it is sent', async (slotId, shown, asked) => {
    await open(slotId);
    expect(readChanges()).toEqual([expect.stringMatching(shown)]);
    await submit();
    expect([readQuestion(), getWrites()]).toEqual([['Vols desar-ho igualment?', asked], []]);
    await press('Desa-ho igualment');
    expect(getWrites()).toEqual(['POST /api/cites', 'DELETE /api/cites/9000']);
  });

  test('(another length) shows the change alone, since nothing is done differently', async () => {
    await open(7);
    expect(readChanges()).toEqual(['Dura 90 min (abans, 60 min).']);
    await submit();
    expect([readQuestion(), getWrites()]).toEqual([[], ['POST /api/cites', 'DELETE /api/cites/9000']]);
  });
});

describe('a move that changes the hour alone', () => {
  test.each([2, 3])('(%i) keeps the modality, without a question', async (slotId) => {
    await open(slotId);
    expect(readChanges()).toEqual([]);
    await submit();
    expect([readQuestion(), getWrites()]).toEqual([[], ['POST /api/cites', 'DELETE /api/cites/9000']]);
    expect(getMoved()?.modalitat).toBe('Virtual');
  });
});

test('the modality that a passed hour imposed does not stay', async () => {
  await open();
  check('disponibilitat_id', 1);
  expect(readChanges()).toEqual(['Passa de virtual a presencial.']);
  check('disponibilitat_id', 3);
  expect([readModalitats(), readChanges()]).toEqual([['Presencial', 'Virtual!'], []]);
});

test('a modality that was chosen stays with another hour that has it', async () => {
  await open();
  check('disponibilitat_id', 3);
  check('modalitat', 'Presencial');
  expect(readChanges()).toEqual(['Passa de virtual a presencial.']);
  check('disponibilitat_id', 8);
  expect(readModalitats()).toEqual(['Presencial!', 'Virtual']);
});

test('the card, the chosen hour and the present appointment show the modality', async () => {
  await open(1);
  expect(readAll('.slot-chosen .slot-meta').map((text) => text.split(' · ').at(-1))).toEqual(['Presencial']);
  expect(readAll('aside dt')).toEqual(['Jove', 'Cita', 'Modalitat', 'Professional', 'Oficina']);
  expect(readAll('aside dd').slice(1, 3)).toEqual(['20/11/2026 13:20–14:20', 'Virtual']);
});

test('the notice names what the appointment has now', async () => {
  await open(1);
  await submit();
  await press('Desa-ho igualment');
  await settleUntil(() => readNotices().length > 0);
  expect(readNotices()).toEqual([
    "La cita ha canviat d'horaJana Inventada Prova, dissabte 21 de novembre a les 11:20Ara: Presencial",
  ]);
  expect(readAddress()).toMatch(/^\/calendari\?data=2026-11-21&cita=\d+/);
});

test('revising leads back to the hour', async () => {
  await open(1);
  await submit();
  await press('Revisa-ho');
  await settle(200);
  expect([getWrites(), readIssue('disponibilitat_id')]).toEqual([[], null]);
});
