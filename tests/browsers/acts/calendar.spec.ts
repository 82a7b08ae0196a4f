import { findSlot, OFFICE } from '../../paths/browser/seed';
import type { Hand } from '../hand';
import { test } from '../test';

/** Saves a new hour that changes how the appointment is held. */
async function saveHour(hand: Hand): Promise<void> {
  await hand.press("Desa l'hora nova");
  await hand.press('Desa-ho igualment', '[role=alertdialog]', 'edge');
  await hand.see("La cita ha canviat d'hora");
}

const { dia } = findSlot('laboral', OFFICE);

test('turns through day, week, month and list', async ({ hand, enter }) => {
  await enter('informador', '/calendari');
  for (const [view, path] of [
    ['Dia', /vista=dia/],
    ['Mes', /vista=mes/],
    ['Llista', /vista=llista/],
    ['Setmana', /calendari(\?vista=setmana)?$/],
  ] as const) {
    await hand.press(view, 'main', view === 'Mes' ? 'edge' : 'words');
    await hand.arrive(path);
  }
});

test('opens an appointment beside its place, and then whole', async ({ hand, enter }) => {
  await enter('informador_integral', '/calendari');
  await hand.press('Omar Suposat Test');
  await hand.press('Obre', '[role=dialog]');
  await hand.see('Omar Suposat Test', 'h1');
});

test('books a free hour', async ({ hand, enter }) => {
  await enter('assesor_academica', '/calendari?lliures=si&vista=dia&data=2026-11-23');
  await hand.press('Lliure*', 'main');
  await hand.press('Reserva', '[role=dialog]', 'edge');
  await hand.see('Nova cita', 'h1');
  await hand.press('Nom');
  await hand.type('Wanda');
  await hand.press('Cognoms');
  await hand.type('Inventada');
  await hand.press('16-19', '#edat', 'edge');
  await hand.press('Dona', '#genere');
  await hand.press('Presencial', 'main');
  await hand.press('Reserva la cita');
  await hand.see('La cita ha estat creada');
});

test('opens an appointment from a pile', async ({ hand, enter }) => {
  await enter('suport_coordinacio', '/calendari?data=2026-11-24');
  await hand.press('6 cites', '.calendar-pile');
  await hand.press('09:*', '[role=dialog]');
  await hand.press('Obre', '[role=dialog]');
  await hand.arrive(/^\/assessories\/\d+$/);
});

const DRAGGED = '.calendar-event[draggable=true]';

test('drags an appointment to a free hour', async ({ hand, enter }) => {
  await enter('informador_integral', `/calendari?vista=setmana&data=${dia}&professional_id=tots`);
  await hand.drag({ words: '*', within: DRAGGED }, { words: 'Mou-la aquí*', within: 'main' });
  await saveHour(hand);
});

test('carries an appointment to a free hour by keys', async ({ hand, enter }) => {
  await enter('informador_integral', `/calendari?vista=setmana&data=${dia}&professional_id=tots`);
  await hand.press('*', DRAGGED, 'edge');
  await hand.see('Obre', '[role=dialog]');
  await hand.key('Escape');
  await hand.key('m');
  await hand.see('Fletxes');
  await hand.key('Enter');
  await saveHour(hand);
});

test('shows free hours by the words of a box', async ({ hand, enter }) => {
  await enter('assesor_laboral', '/calendari');
  await hand.press('Hores lliures');
  await hand.arrive(/lliures=/);
});
