import type { DadesProfessional } from '../../src/domain/nouns/professional';
import { toText } from '../kit/random';
import type { Secret } from './rows/professional';
import type { ResourceName } from './resources';
import type { State } from './state';
import type { Reserva, RowWrite, Write } from './writes';

function openSessio(state: State, id: number, professional_id: number): void {
  const text = toText(`${state.seed}/${state.anchor}/sessio/${id}`, 48);
  state.sessions.set(id, { id, professional_id, token: `${id}|${text}` });
}

function closeSessions(state: State, professional_id: number, except: number | null): void {
  for (const sessio of state.sessions.values()) {
    if (sessio.professional_id === professional_id && sessio.id !== except) state.sessions.delete(sessio.id);
  }
}

/** A changed password ends the other sessions and the pending change. */
function changePassword(state: State, id: number, secret: Secret, kept: number | null): void {
  const professional = state.professionals.get(id);
  if (!professional) return;
  state.professionals.set(id, { ...professional, secret, force_password_change: false });
  closeSessions(state, id, kept);
}

function book(state: State, reserva: Reserva, ids: { assessoria: number; cita: number }): void {
  const { tipus, date, durada, disponibilitat_id, ...dades } = reserva;
  state.assessories.set(ids.assessoria, {
    ...dades,
    id: ids.assessoria,
    tipus,
    cita: { id: ids.cita, date, durada, disponibilitat_id },
    assistit: null,
    bloquejada: false,
    realitzacio: null,
  });
  if (disponibilitat_id !== null) occupy(state, disponibilitat_id, ids.assessoria);
}

function occupy(state: State, disponibilitatId: number, assessoria_id: number | null): void {
  const slot = state.disponibilitats.get(disponibilitatId);
  if (slot) state.disponibilitats.set(slot.id, { ...slot, assessoria_id });
}

function remove(state: State, id: number): void {
  const slot = state.assessories.get(id)?.cita.disponibilitat_id ?? null;
  if (slot !== null) occupy(state, slot, null);
  state.assessories.delete(id);
}

function addPerson(state: State, id: number, dades: DadesProfessional): void {
  state.professionals.set(id, { id, ...dades, force_password_change: true, secret: null });
}

/** Deactivation ends every session of the person. */
function changePerson(state: State, id: number, dades: DadesProfessional): void {
  const professional = state.professionals.get(id);
  if (!professional) return;
  state.professionals.set(id, { ...professional, ...dades });
  if (!dades.actiu) closeSessions(state, id, null);
}

/** Past records keep the name; free slots of the person are deleted. */
function removePerson(state: State, id: number): void {
  const professional = state.professionals.get(id);
  if (!professional) return;
  state.professionals.delete(id);
  state.esborrats.set(id, professional);
  closeSessions(state, id, null);
  state.reminders = state.reminders.filter(({ professional_id }) => professional_id !== id);
  for (const slot of state.disponibilitats.values()) {
    if (slot.professional_id === id && slot.assessoria_id === null) state.disponibilitats.delete(slot.id);
  }
}

function change(state: State, id: number, changes: object): void {
  const assessoria = state.assessories.get(id);
  if (assessoria) state.assessories.set(id, { ...assessoria, ...changes });
}

/** A write without side effects: the row becomes its id and the body. */
function applyToRows(state: State, write: RowWrite): void {
  // A call begins with the name of a map in the state, which the compiler cannot split off.
  const name = write.call.split('/')[1] as ResourceName;
  const rows: Map<number, { id: number }> = state[name];
  for (const id of 'ids' in write ? Object.values(write.ids) : [write.id]) {
    if ('body' in write) rows.set(id, { id, ...write.body });
    else rows.delete(id);
  }
}

/** Applies an accepted write to the state, without validation. */
export function apply(state: State, write: Write): void {
  if ('ids' in write) Object.assign(state.last, write.ids);
  switch (write.call) {
    case 'POST /auth/login':
      return openSessio(state, write.ids.sessio, write.by);
    case 'POST /auth/logout':
      return void state.sessions.delete(write.id);
    case 'PATCH /auth/profile':
      return changePassword(state, write.by, write.secret, write.id);
    case 'PUT /auth/new-password':
      changePassword(state, write.by, write.secret, null);
      return openSessio(state, write.ids.sessio, write.by);
    case 'POST /auth/send-password': {
      const token = toText(`${state.seed}/${state.anchor}/reminder/${write.ids.reminder}`, 64);
      const others = state.reminders.filter(({ professional_id }) => professional_id !== write.by);
      state.reminders = [...others, { professional_id: write.by, token, at: write.at }];
      return;
    }
    case 'POST /auth/reset-password':
      state.reminders = state.reminders.filter(({ professional_id }) => professional_id !== write.by);
      return changePassword(state, write.by, write.secret, null);
    case 'POST /cites':
    case 'POST /assessories':
      return book(state, write.body, write.ids);
    case 'PATCH /assessories/:id':
      return change(state, write.id, write.body);
    case 'PATCH /assessories/:id/assistit':
      return change(state, write.id, { assistit: false });
    case 'DELETE /assessories/:id':
    case 'DELETE /cites/:id':
      return remove(state, write.id);
    case 'POST /assessories/{completion}':
      return change(state, write.id, { assistit: true, realitzacio: write.body });
    case 'POST /professionals':
      return addPerson(state, write.ids.professional, write.body);
    case 'PATCH /professionals/:id':
      return changePerson(state, write.id, write.body);
    case 'DELETE /professionals/:id':
      return removePerson(state, write.id);
    case 'PATCH /config/data_rules':
      state.dataRules = write.body;
      return;
    default:
      return applyToRows(state, write);
  }
}
