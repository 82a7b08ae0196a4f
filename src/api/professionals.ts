import type { Pagina } from '../domain/values/pagina';
import { CreatedProfessional, Professional, type DadesProfessional } from '../domain/nouns/professional';
import type { Query } from '../domain/values/query';
import { listNameSpellings } from '../domain/values/search';
import { asNothing, call } from './http';
import { getPage, getWhole } from './lists';
import { asData } from './read';

export function listProfessionals(query: Query, signal?: AbortSignal): Promise<Pagina<Professional>> {
  return getPage('professionals', Professional, query, signal, listNameSpellings);
}

export function listAllProfessionals(signal?: AbortSignal): Promise<Professional[]> {
  return getWhole('professionals', Professional, { per_page: '100' }, signal);
}

export function getProfessional(id: number, signal?: AbortSignal): Promise<Professional> {
  return call('GET', `professionals/${id}`, { read: asData(Professional), signal });
}

export function createProfessional(
  body: DadesProfessional,
  signal?: AbortSignal,
): Promise<CreatedProfessional> {
  return call('POST', 'professionals', { body, read: asData(CreatedProfessional), signal });
}

export function updateProfessional(id: number, body: object, signal?: AbortSignal): Promise<Professional> {
  return call('PATCH', `professionals/${id}`, { body, read: asData(Professional), signal });
}

export function deleteProfessional(id: number, signal?: AbortSignal): Promise<void> {
  return call('DELETE', `professionals/${id}`, { read: asNothing, signal });
}
