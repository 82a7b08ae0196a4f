import { Assessoria, AssessoriaRow } from '../domain/nouns/assessoria';
import type { Pagina } from '../domain/values/pagina';
import type { Query } from '../domain/values/query';
import type { Tipus } from '../domain/values/options';
import { COMPLETION_PATHS } from '../domain/nouns/realitzacio';
import type { ReservaAssessoria } from '../domain/nouns/reserva';
import { listNameSpellings } from '../domain/values/search';
import { announcing } from './changes';
import { asNothing, call } from './http';
import { getCsv, getPage } from './lists';
import { asData } from './read';

export function listAssessories(query: Query, signal?: AbortSignal): Promise<Pagina<AssessoriaRow>> {
  return getPage('assessories', AssessoriaRow, query, signal, listNameSpellings);
}

export function getAssessoria(id: number, signal?: AbortSignal): Promise<Assessoria> {
  return call('GET', `assessories/${id}`, { read: asData(Assessoria), signal });
}

export function createAssessoria(body: ReservaAssessoria, signal?: AbortSignal): Promise<Assessoria> {
  return announcing(call('POST', 'assessories', { body, read: asData(Assessoria), signal }));
}

export function updateAssessoria(id: number, body: object, signal?: AbortSignal): Promise<Assessoria> {
  return call('PATCH', `assessories/${id}`, { body: { id, ...body }, read: asData(Assessoria), signal });
}

export function markNotAttended(id: number, signal?: AbortSignal): Promise<Assessoria> {
  return announcing(call('PATCH', `assessories/${id}/assistit`, { read: asData(Assessoria), signal }));
}

export function completeAssessoria(tipus: Tipus, body: object, signal?: AbortSignal): Promise<Assessoria> {
  return announcing(
    call('POST', `assessories/${COMPLETION_PATHS[tipus]}`, { body, read: asData(Assessoria), signal }),
  );
}

export function deleteAssessoria(id: number, signal?: AbortSignal): Promise<void> {
  return announcing(call('DELETE', `assessories/${id}`, { read: asNothing, signal }));
}

export function exportAssessories(query: Query, signal?: AbortSignal): Promise<string> {
  return getCsv('assessories', query, signal);
}
