import type * as z from 'zod/mini';
import { findIssues } from '../../src/domain/validation';
import { invalid, type Errors } from '../http/responses';
import { texts, toErrors } from '../http/messages';
import { findAntena, findOficina } from '../serializers/records';
import type { State } from '../store/state';

/** What a call brought. */
export type Body = Readonly<Record<string, unknown>>;
export type Faults = { add(field: string, text: string | false | undefined): void; throwIfAny(): void };

/** Gathers faults, the first of each field: what is said here, then what the schema finds, then what is added. */
export function collect(schema: z.ZodMiniType, body: Body, said: Errors = {}): Faults {
  const errors: Errors = { ...toErrors(findIssues(schema, body)), ...said };
  return {
    add(field, text) {
      if (text) errors[field] ??= [text];
    },
    throwIfAny() {
      if (Object.keys(errors).length > 0) throw invalid(errors);
    },
  };
}

export function isRecord(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** On the wire null is as good as absent; schemas fill in what may be missing. */
export function withoutNulls(body: Body): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
}

/** The office a body names, where there is such a one. */
export function findBodyOficina(state: State, body: Body) {
  return typeof body['oficina_id'] === 'number' ? findOficina(state, body['oficina_id']) : undefined;
}

/** The numbers of a list; whatever else it holds is the schema's to refuse. */
export function listIds(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'number') : [];
}

export function isUnknown(list: readonly { id: number }[], id: unknown): boolean {
  return typeof id === 'number' && !list.some((known) => known.id === id);
}

/** Office and antena must exist and belong together. */
export function checkPlace(state: State, faults: Faults, body: Body): void {
  const oficina = findBodyOficina(state, body);
  if (typeof body['oficina_id'] === 'number') faults.add('oficina_id', !oficina && texts.oficinaUnknown);
  if (oficina && typeof body['antena_id'] === 'number') {
    faults.add('antena_id', !findAntena(oficina, body['antena_id']) && texts.antenaForeign);
  }
}

/** The professional must be there and active; whoever the record names already may stay. */
export function checkProfessional(state: State, faults: Faults, body: Body, kept: number | null): void {
  const id = body['professional_id'];
  if (typeof id !== 'number' || id === kept) return;
  faults.add('professional_id', !state.professionals.get(id)?.actiu && texts.professionalUnknown);
}
