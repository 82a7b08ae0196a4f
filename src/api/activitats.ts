import { Activitat, type DadesActivitat } from '../domain/nouns/activitat';
import type { Pagina } from '../domain/values/pagina';
import { toSearch, type Query } from '../domain/values/query';
import { call, ignoreAnswer } from './http';
import { asCsv, asData, asPage, asSaved } from './read';

/** GET activitats */
export function listActivitats(query: Query, signal?: AbortSignal): Promise<Pagina<Activitat>> {
  return call('GET', `activitats${toSearch(query)}`, { read: asPage(Activitat, query), signal });
}

/** GET activitats/{id} */
export function getActivitat(id: number, signal?: AbortSignal): Promise<Activitat> {
  return call('GET', `activitats/${id}`, { read: asData(Activitat), signal });
}

/** POST activitats */
export function createActivitat(body: DadesActivitat, signal?: AbortSignal): Promise<Activitat | undefined> {
  return call('POST', 'activitats', { body, read: asSaved(Activitat), signal });
}

/** PATCH activitats: the body alone says which one */
export function updateActivitat(
  id: number,
  body: Partial<DadesActivitat>,
  signal?: AbortSignal,
): Promise<Activitat | undefined> {
  return call('PATCH', 'activitats', { body: { id, ...body }, read: asSaved(Activitat), signal });
}

/** DELETE activitats/{id} */
export function deleteActivitat(id: number, signal?: AbortSignal): Promise<void> {
  return call('DELETE', `activitats/${id}`, { read: ignoreAnswer, signal });
}

/** GET activitats/exports/csv: the text of the file */
export function exportActivitats(query: Query, signal?: AbortSignal): Promise<string> {
  return call('GET', `activitats/exports/csv${toSearch(query)}`, { read: asCsv, signal });
}
