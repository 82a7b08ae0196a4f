import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Assessoria } from '../../../mock-server/store/rows/assessoria';
import type { State } from '../../../mock-server/store/state';
import { type as write } from '../forms/fill';
import { openProduct, press, readAddress, readAll, settle, type Product } from '../support/openProduct';

let product: Product | undefined;
const copied: string[] = [];

function allowCopying(isAllowed: boolean): void {
  const writeText = (text: string) => {
    if (!isAllowed) return Promise.reject(new DOMException('refused', 'NotAllowedError'));
    copied.push(text);
    return Promise.resolve();
  };
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
}

beforeEach(() => {
  localStorage.clear();
  copied.length = 0;
});
afterEach(() => {
  product?.close();
  Reflect.deleteProperty(navigator, 'clipboard');
});

function prepare(state: State, put: (changes: Partial<Assessoria>) => Assessoria): void {
  state.assessories.clear();
  state.last = { ...state.last, assessoria: 0 };
  const cita = { id: 901, date: Date.parse('2026-11-23T11:00:00+01:00'), durada: 30 as const };
  put({
    modalitat: 'Presencial',
    oficina_id: 1,
    antena_id: null,
    cita: { ...cita, disponibilitat_id: null },
  });
}

async function open(path: string): Promise<void> {
  product?.close();
  product = await openProduct('admin', path, { prepare });
}

const REMINDER =
  /^Tens cita dilluns 23 de novembre a les 11:00\.\nOficina Gràcia\nAmb \S+\nSi no pots venir, avisa'ns\.$/;

test('the reminder of an appointment to come is copied from its detail', async () => {
  allowCopying(true);
  await open('/assessories/1');
  await press('Copia el recordatori');
  expect(copied).toEqual([expect.stringMatching(REMINDER)]);
  expect(readAll('.copy-status')).toEqual(['Recordatori copiat']);
});

test('is shown to be copied by hand where the browser refuses', async () => {
  allowCopying(false);
  await open('/assessories/1');
  await press('Copia el recordatori');
  const field = document.querySelector<HTMLTextAreaElement>('.copy-status textarea');
  expect(field?.value).toMatch(REMINDER);
  expect(field && [field.selectionStart, field.selectionEnd]).toEqual([0, field?.value.length]);
  expect(document.activeElement).toBe(field);

  const other = document.querySelector<HTMLElement>('main a');
  act(() => other?.focus());
  act(() =>
    product?.root.send({
      type: 'clock.ticked',
      now: Date.parse('2026-11-20T11:30:00+01:00'),
      today: '2026-11-20',
    }),
  );
  await settle();
  expect(document.activeElement).toBe(other);
});

test('is offered above the calendar after a booking, until that line is closed', async () => {
  await open('/calendari?data=2026-11-23&cita=901');
  expect(readAll('.booked-line .button')).toEqual(['Copia el recordatori']);
  await press("Tanca l'avís de la cita");
  expect([readAddress(), readAll('.booked-line')]).toEqual(['/calendari?data=2026-11-23', []]);
});

test('has the words of its office, which the profile keeps in this browser', async () => {
  allowCopying(true);
  await open('/perfil');
  expect(readAll('.reminder-preview')[0]).toMatch(/^Tens cita dissabte 21 de novembre a les 10:00\.\n/);
  write('reminder-text', '{nom}, {dia}');
  await settle();
  expect(document.getElementById('reminder-text-error')?.textContent).toBe('No es pot omplir: {nom}');
  write('reminder-text', 'Vine {dia}.');
  await settle();
  expect([document.getElementById('reminder-text-error'), readAll('.reminder-preview')]).toEqual([
    null,
    ['Vine dissabte 21 de novembre.'],
  ]);
  await open('/assessories/1');
  await press('Copia el recordatori');
  expect(copied).toEqual(['Vine dilluns 23 de novembre.']);
});
