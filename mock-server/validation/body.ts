import type * as z from 'zod/mini';
import type { Tematica } from '../../src/domain/nouns/tematica';
import { findIssues } from '../../src/domain/values/validation';
import { invalid, type Errors } from '../http/responses';
import { texts, toErrors } from '../http/messages';
import { findAntena, findOficina } from '../store/lookups';
import type { State } from '../store/state';

export type Body = Readonly<Record<string, unknown>>;
/** Issues of a body by field; the first text of a field stays. */
export type Issues = {
  add(field: string, text: string | false | undefined): void;
  throwIfAny(): void;
};

/** Issues of a body, the given ones before the schema's. */
export function collectIssues(schema: z.ZodMiniType, body: Body, first: Errors = {}): Issues {
  const errors: Errors = { ...toErrors(findIssues(schema, body)), ...first };
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

/** In a body, null means absent; schemas fill in the defaults. */
export function withoutNulls(body: Body): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
}

export function findBodyOficina(state: State, body: Body) {
  return findOficina(state, body['oficina_id']);
}

/** Numbers of a list; its schema refuses other values. */
export function listIds(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'number') : [];
}

export function isUnknown(list: readonly { id: number }[], id: unknown): boolean {
  return typeof id === 'number' && !list.some((one) => one.id === id);
}

export function hasUnknown(known: readonly { id: number }[], ids: unknown): boolean {
  return listIds(ids).some((id) => isUnknown(known, id));
}

/** Issues of themes outside `own` and of subthemes outside the chosen themes. */
export function findThemeErrors(own: readonly Tematica[], body: Body, foreign: string): Errors {
  const chosen = listIds(body['tematica_id']);
  const subtematiques = own.filter(({ id }) => chosen.includes(id)).flatMap(({ subtematica }) => subtematica);
  return {
    ...(hasUnknown(own, chosen) && { tematica_id: [foreign] }),
    ...(hasUnknown(subtematiques, body['subtematica_id']) && { subtematica_id: [texts.subtematicaForeign] }),
  };
}

export function checkPlace(state: State, issues: Issues, body: Body): void {
  const oficina = findBodyOficina(state, body);
  if (typeof body['oficina_id'] === 'number') issues.add('oficina_id', !oficina && texts.oficinaUnknown);
  if (oficina && typeof body['antena_id'] === 'number') {
    issues.add('antena_id', !findAntena(oficina, body['antena_id']) && texts.antenaForeign);
  }
}

export function checkProfessional(state: State, issues: Issues, body: Body, kept: number | null): void {
  const id = body['professional_id'];
  if (typeof id !== 'number' || id === kept) return;
  issues.add('professional_id', !state.professionals.get(id)?.actiu && texts.professionalUnknown);
}
