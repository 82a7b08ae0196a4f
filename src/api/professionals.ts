import type { Pagina } from '../domain/values/pagina';
import { CreatedProfessional, Professional, type DadesProfessional } from '../domain/nouns/professional';
import type { Query } from '../domain/values/query';
import { asNothing, call } from './http';
import { getPage } from './lists';
import { asData } from './read';

export function listProfessionals(query: Query, signal?: AbortSignal): Promise<Pagina<Professional>> {
  return getPage('professionals', Professional, query, signal);
}

/** All pages. */
export async function listAllProfessionals(signal?: AbortSignal): Promise<Professional[]> {
  const get = (page: number) => listProfessionals({ per_page: '100', page: String(page) }, signal);
  const first = await get(1);
  const others = Array.from({ length: first.meta.last_page - 1 }, (_, index) => get(index + 2));
  return [first, ...(await Promise.all(others))].flatMap(({ data }) => data);
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
