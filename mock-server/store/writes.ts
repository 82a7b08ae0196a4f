import type * as z from 'zod/mini';
import type { DataRules } from '../../src/domain/nouns/dataRules';
import type { DuradaCita, Tipus } from '../../src/domain/values/options';
import type { EdicioAssessoria } from '../../src/domain/nouns/reserva';
import type { Realitzacio } from './rows/assessoria';
import type { Secret } from './rows/professional';
import type { ResourceName, RowResources } from './resources';

/** A validated booking; `date` in milliseconds. */
export type Reserva = EdicioAssessoria & {
  tipus: Tipus;
  date: number;
  durada: DuradaCita;
  disponibilitat_id: number | null;
};

type Body<Name extends ResourceName> = z.output<RowResources[Name]['body']>;

export type RowWrite = {
  [Name in ResourceName]:
    | { call: `POST /${Name}`; ids: Record<RowResources[Name]['one'], number>; body: Body<Name> }
    | { call: `PATCH ${RowResources[Name]['patch']}`; id: number; body: Body<Name> }
    | { call: `DELETE /${Name}/:id`; id: number };
}[ResourceName];

/** Accepted writes by their call; no body has a password. */
export type Accepted =
  | RowWrite
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
  | { call: 'PATCH /config/data_rules'; body: DataRules }
  | { call: 'POST /assessories/{completion}'; id: number; body: Realitzacio };

/** `at` in milliseconds, `by` the author's id. */
export type Write = { at: number; by: number } & Accepted;
