import type * as z from 'zod/mini';
import type { Tematica } from '../../src/domain/nouns/tematica';
import { findIssues } from '../../src/domain/values/validation';
import { invalid, type Errors } from '../http/responses';
import { texts, toErrors } from '../http/messages';
import { findAntena, findOficina } from '../store/lookups';
import type { State } from '../store/state';

/** What a call brought. */
export type Body = Readonly<Record<string, unknown>>;
/** What is wrong with a body, by field: the first text added stays. */
export type Issues = {
  add(field: string, text: string | false | undefined): void;
  /** 422 */
  throwIfAny(): void;
};

/** Issues of a body: those in `said` first, then the schema's. */
export function collectIssues(schema: z.ZodMiniType, body: Body, said: Errors = {}): Issues {
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

export function findBodyOficina(state: State, body: Body) {
  return findOficina(state, body['oficina_id']);
}

/** The numbers of a list; whatever else it holds is the schema's to refuse. */
export function listIds(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'number') : [];
}

export function isUnknown(list: readonly { id: number }[], id: unknown): boolean {
  return typeof id === 'number' && !list.some((known) => known.id === id);
}

/** Whether some id of a list is not among the known ones. */
export function hasUnknown(known: readonly { id: number }[], ids: unknown): boolean {
  return listIds(ids).some((id) => isUnknown(known, id));
}

/** Issues of themes that are not among `own`, and of subthemes that belong to no chosen theme. */
export function findThemeErrors(own: readonly Tematica[], body: Body, foreign: string): Errors {
  const chosen = listIds(body['tematica_id']);
  const subtematiques = own.filter(({ id }) => chosen.includes(id)).flatMap(({ subtematica }) => subtematica);
  return {
    ...(hasUnknown(own, chosen) && { tematica_id: [foreign] }),
    ...(hasUnknown(subtematiques, body['subtematica_id']) && { subtematica_id: [texts.subtematicaForeign] }),
  };
}

/** Office and antena must exist and belong together. */
export function checkPlace(state: State, issues: Issues, body: Body): void {
  const oficina = findBodyOficina(state, body);
  if (typeof body['oficina_id'] === 'number') issues.add('oficina_id', !oficina && texts.oficinaUnknown);
  if (oficina && typeof body['antena_id'] === 'number') {
    issues.add('antena_id', !findAntena(oficina, body['antena_id']) && texts.antenaForeign);
  }
}

/** The professional must be there and active; whoever the record names already may stay. */
export function checkProfessional(state: State, issues: Issues, body: Body, kept: number | null): void {
  const id = body['professional_id'];
  if (typeof id !== 'number' || id === kept) return;
  issues.add('professional_id', !state.professionals.get(id)?.actiu && texts.professionalUnknown);
}
