import type { DadesActivitat } from '../../src/domain/activitat';
import type { DataRules } from '../../src/domain/dataRules';
import type { DuradaCita, Tipus } from '../../src/domain/options';
import type { DadesProfessional } from '../../src/domain/professional';
import type { EdicioAssessoria } from '../../src/domain/reserva';
import type { Consulta, Realitzacio, Secret } from './state';

/** A booking with everything settled: who, where, when (milliseconds). */
export type Reserva = EdicioAssessoria & {
  tipus: Tipus;
  date: number;
  durada: DuradaCita;
  disponibilitat_id: number | null;
};

/** What was accepted, by the call that asked for it; bodies never hold a password. */
export type Accepted =
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
  | { call: 'POST /professionals'; ids: { professional: number }; body: DadesProfessional }
  | { call: 'PATCH /professionals/:id'; id: number; body: DadesProfessional }
  | { call: 'DELETE /professionals/:id'; id: number }
  | { call: 'POST /activitats'; ids: { activitat: number }; body: DadesActivitat }
  | { call: 'PATCH /activitats'; id: number; body: DadesActivitat }
  | { call: 'DELETE /activitats/:id'; id: number }
  | { call: 'PATCH /config/data_rules'; body: DataRules }
  | { call: 'POST /assessories/{completion}'; id: number; body: Realitzacio };

/** An accepted write: what, when (milliseconds) and by whom. */
export type Write = { at: number; by: number } & Accepted;
