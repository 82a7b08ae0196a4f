import { Activitat, type DadesActivitat } from '../domain/nouns/activitat';
import type { Pagina } from '../domain/values/pagina';
import { toSearch, type Query } from '../domain/values/query';
import { call, ignoreAnswer } from './http';
import { asCsv, asData, asPage, asSaved } from './read';

export function listActivitats(query: Query, signal?: AbortSignal): Promise<Pagina<Activitat>> {
  return call('GET', `activitats${toSearch(query)}`, { read: asPage(Activitat, query), signal });
}

export function getActivitat(id: number, signal?: AbortSignal): Promise<Activitat> {
  return call('GET', `activitats/${id}`, { read: asData(Activitat), signal });
}

export function createActivitat(body: DadesActivitat, signal?: AbortSignal): Promise<Activitat | undefined> {
  return call('POST', 'activitats', { body, read: asSaved(Activitat), signal });
}

/** The id goes in the body, not in the path. */
export function updateActivitat(
  id: number,
  body: Partial<DadesActivitat>,
  signal?: AbortSignal,
): Promise<Activitat | undefined> {
  return call('PATCH', 'activitats', { body: { id, ...body }, read: asSaved(Activitat), signal });
}

export function deleteActivitat(id: number, signal?: AbortSignal): Promise<void> {
  return call('DELETE', `activitats/${id}`, { read: ignoreAnswer, signal });
}

export function exportActivitats(query: Query, signal?: AbortSignal): Promise<string> {
  return call('GET', `activitats/exports/csv${toSearch(query)}`, { read: asCsv, signal });
}
