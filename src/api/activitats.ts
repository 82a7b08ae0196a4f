import { Activitat, type DadesActivitat } from '../domain/nouns/activitat';
import type { Pagina } from '../domain/values/pagina';
import type { Query } from '../domain/values/query';
import { asNothing, call } from './http';
import { getCsv, getPage } from './lists';
import { asData } from './read';

export function listActivitats(query: Query, signal?: AbortSignal): Promise<Pagina<Activitat>> {
  return getPage('activitats', Activitat, query, signal);
}

export function getActivitat(id: number, signal?: AbortSignal): Promise<Activitat> {
  return call('GET', `activitats/${id}`, { read: asData(Activitat), signal });
}

export function createActivitat(body: DadesActivitat, signal?: AbortSignal): Promise<Activitat> {
  return call('POST', 'activitats', { body, read: asData(Activitat), signal });
}

/** The id goes in the body, not in the path. */
export function updateActivitat(id: number, body: object, signal?: AbortSignal): Promise<Activitat> {
  return call('PATCH', 'activitats', { body: { id, ...body }, read: asData(Activitat), signal });
}

export function deleteActivitat(id: number, signal?: AbortSignal): Promise<void> {
  return call('DELETE', `activitats/${id}`, { read: asNothing, signal });
}

export function exportActivitats(query: Query, signal?: AbortSignal): Promise<string> {
  return getCsv('activitats', query, signal);
}
