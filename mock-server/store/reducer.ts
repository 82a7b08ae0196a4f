import type { DuradaCita, Tipus } from '../../src/domain/options';
import type { DataRules } from '../../src/domain/dataRules';
import type { DadesActivitat } from '../../src/domain/activitat';
import type { EdicioAssessoria } from '../../src/domain/reserva';
import type { Dades } from '../validation/readProfessional';
import { toText } from '../seed/random';
import type { Consulta, Realitzacio, Secret, State } from './state';

/** A booking with everything settled: who, where, when (milliseconds). */
export type Reserva = EdicioAssessoria & {
  tipus: Tipus;
  date: number;
  durada: DuradaCita;
  disponibilitat_id: number | null;
};

/** What was accepted, by the call that asked for it; bodies never hold a password. */
type Accepted =
  | { call: 'POST /auth/login'; ids: { sessio: number } }
  | { call: 'POST /auth/logout'; id: number }
  | { call: 'PATCH /auth/profile'; id: number; secret: Secret }
  | { call: 'PUT /auth/new-password'; ids: { sessio: number }; secret: Secret }
  | { call: 'POST /auth/send-password'; ids: { reminder: number } }
  | { call: 'POST /auth/reset-password'; secret: Secret }
  | { call: 'POST /cites' | 'POST /assessories'; ids: { assessoria: number; cita: number }; body: Reserva }
  | { call: 'PATCH /assessories/:id'; id: number; body: EdicioAssessoria }
  | { call: 'PATCH /assessories/:id/assistit'; id: number }
  | { call: 'DELETE /assessories/:id' | 'DELETE /cites/:id'; id: number }
  | { call: 'POST /consultes'; ids: { consulta: number }; body: Omit<Consulta, 'id'> }
  | { call: 'PATCH /consultes/:id'; id: number; body: Omit<Consulta, 'id'> }
  | { call: 'DELETE /consultes/:id'; id: number }
  | { call: 'POST /professionals'; ids: { professional: number }; body: Dades }
  | { call: 'PATCH /professionals/:id'; id: number; body: Dades }
  | { call: 'DELETE /professionals/:id'; id: number }
  | { call: 'POST /activitats'; ids: { activitat: number }; body: DadesActivitat }
  | { call: 'PATCH /activitats'; id: number; body: DadesActivitat }
  | { call: 'DELETE /activitats/:id'; id: number }
  | { call: 'PATCH /config/data_rules'; body: DataRules }
  | { call: 'POST /assessories/{completion}'; id: number; body: Realitzacio };

/** An accepted write: what, when (milliseconds) and by whom. */
export type Write = { at: number; by: number } & Accepted;

function openSessio(state: State, id: number, professional_id: number): void {
  const text = toText(`${state.seed}/${state.anchor}/sessio/${id}`, 48);
  state.sessions.set(id, { id, professional_id, token: `${id}|${text}` });
  state.last.sessio = id;
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
  state.last = { ...state.last, ...ids };
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

/** Whoever is not active any more is signed out everywhere. */
function changePerson(state: State, id: number, dades: Dades): void {
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

/** What an accepted write makes of the state. Whether it is acceptable was asked before. */
export function apply(state: State, write: Write): void {
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
      state.last.reminder = write.ids.reminder;
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
    case 'POST /consultes': {
      const { consulta: id } = write.ids;
      state.consultes.set(id, { id, ...write.body });
      state.last.consulta = id;
      return;
    }
    case 'PATCH /consultes/:id':
      return void state.consultes.set(write.id, { id: write.id, ...write.body });
    case 'DELETE /consultes/:id':
      return void state.consultes.delete(write.id);
    case 'POST /professionals': {
      const { professional: id } = write.ids;
      state.professionals.set(id, { id, ...write.body, force_password_change: true, secret: null });
      state.last.professional = id;
      return;
    }
    case 'PATCH /professionals/:id':
      return changePerson(state, write.id, write.body);
    case 'DELETE /professionals/:id':
      return removePerson(state, write.id);
    case 'POST /activitats': {
      const { activitat: id } = write.ids;
      state.activitats.set(id, { id, ...write.body });
      state.last.activitat = id;
      return;
    }
    case 'PATCH /activitats':
      return void state.activitats.set(write.id, { id: write.id, ...write.body });
    case 'PATCH /config/data_rules':
      state.dataRules = write.body;
      return;
    case 'DELETE /activitats/:id':
      return void state.activitats.delete(write.id);
  }
}
