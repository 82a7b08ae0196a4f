import type { DadesProfessional } from '../../src/domain/professional';
import { toText } from '../seed/random';
import type { Secret, State } from './state';
import type { Reserva, Write } from './writes';

function openSessio(state: State, id: number, professional_id: number): void {
  const text = toText(`${state.seed}/${state.anchor}/sessio/${id}`, 48);
  state.sessions.set(id, { id, professional_id, token: `${id}|${text}` });
}

function closeSessions(state: State, professional_id: number, except: number | null): void {
  for (const sessio of state.sessions.values()) {
    if (sessio.professional_id === professional_id && sessio.id !== except) state.sessions.delete(sessio.id);
  }
}

/** A changed password ends the other sessions and settles a pending change. */
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

/** Without `actiu` every session of the person ends, for good. */
function changePerson(state: State, id: number, dades: DadesProfessional): void {
  const professional = state.professionals.get(id);
  if (!professional) return;
  state.professionals.set(id, { ...professional, ...dades });
  if (!dades.actiu) closeSessions(state, id, null);
}

/** The name stays with what is past; the free hours go with the person. */
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

/** A row as a body leaves it. */
function put<Row extends { id: number }>(rows: Map<number, Row>, id: number, body: Omit<Row, 'id'>): void {
  rows.set(id, { id, ...body } as Row);
}

/** What an accepted write makes of the state. Whether it is acceptable was asked before. */
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
    case 'POST /consultes':
      return put(state.consultes, write.ids.consulta, write.body);
    case 'PATCH /consultes/:id':
      return put(state.consultes, write.id, write.body);
    case 'DELETE /consultes/:id':
      return void state.consultes.delete(write.id);
    case 'POST /professionals':
      return put(state.professionals, write.ids.professional, {
        ...write.body,
        force_password_change: true,
        secret: null,
      });
    case 'PATCH /professionals/:id':
      return changePerson(state, write.id, write.body);
    case 'DELETE /professionals/:id':
      return removePerson(state, write.id);
    case 'POST /activitats':
      return put(state.activitats, write.ids.activitat, write.body);
    case 'PATCH /activitats':
      return put(state.activitats, write.id, write.body);
    case 'DELETE /activitats/:id':
      return void state.activitats.delete(write.id);
    case 'PATCH /config/data_rules':
      state.dataRules = write.body;
  }
}
