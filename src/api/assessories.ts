import { Assessoria, AssessoriaRow } from '../domain/nouns/assessoria';
import type { Pagina } from '../domain/values/pagina';
import { toSearch, type Query } from '../domain/values/query';
import type { Tipus } from '../domain/values/options';
import { COMPLETION_PATHS } from '../domain/nouns/realitzacio';
import type { EdicioAssessoria, ReservaAssessoria } from '../domain/nouns/reserva';
import { telling } from './changes';
import { call, ignoreAnswer } from './http';
import { asCsv, asData, asPage, asSaved } from './read';

/** GET assessories */
export function listAssessories(query: Query, signal?: AbortSignal): Promise<Pagina<AssessoriaRow>> {
  return call('GET', `assessories${toSearch(query)}`, { read: asPage(AssessoriaRow, query), signal });
}

/** GET assessories/{id} */
export function getAssessoria(id: number, signal?: AbortSignal): Promise<Assessoria> {
  return call('GET', `assessories/${id}`, { read: asData(Assessoria), signal });
}

/** POST assessories */
export function createAssessoria(
  body: ReservaAssessoria,
  signal?: AbortSignal,
): Promise<Assessoria | undefined> {
  return telling(call('POST', 'assessories', { body, read: asSaved(Assessoria), signal }));
}

/** PATCH assessories/{id} */
export function updateAssessoria(
  id: number,
  body: Partial<EdicioAssessoria>,
  signal?: AbortSignal,
): Promise<Assessoria | undefined> {
  return call('PATCH', `assessories/${id}`, { body: { id, ...body }, read: asSaved(Assessoria), signal });
}

/** PATCH assessories/{id}/assistit: marks that the person did not attend */
export function markNotAttended(id: number, signal?: AbortSignal): Promise<Assessoria | undefined> {
  return telling(call('PATCH', `assessories/${id}/assistit`, { read: asSaved(Assessoria), signal }));
}

/** POST assessories/{type's own path}: the completion */
export function completeAssessoria(
  tipus: Tipus,
  body: object,
  signal?: AbortSignal,
): Promise<Assessoria | undefined> {
  return telling(
    call('POST', `assessories/${COMPLETION_PATHS[tipus]}`, { body, read: asSaved(Assessoria), signal }),
  );
}

/** DELETE assessories/{id} */
export function deleteAssessoria(id: number, signal?: AbortSignal): Promise<void> {
  return telling(call('DELETE', `assessories/${id}`, { read: ignoreAnswer, signal }));
}

/** GET assessories/exports/csv: the text of the file */
export function exportAssessories(query: Query, signal?: AbortSignal): Promise<string> {
  return call('GET', `assessories/exports/csv${toSearch(query)}`, { read: asCsv, signal });
}
