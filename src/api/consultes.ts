import { Consulta, type DadesConsulta } from '../domain/nouns/consulta';
import type { Pagina } from '../domain/values/pagina';
import type { Query } from '../domain/values/query';
import { asNothing, call } from './http';
import { getCsv, getPage } from './lists';
import { asData } from './read';

export function listConsultes(query: Query, signal?: AbortSignal): Promise<Pagina<Consulta>> {
  return getPage('consultes', Consulta, query, signal);
}

export function getConsulta(id: number, signal?: AbortSignal): Promise<Consulta> {
  return call('GET', `consultes/${id}`, { read: asData(Consulta), signal });
}

export function createConsulta(body: DadesConsulta, signal?: AbortSignal): Promise<Consulta> {
  return call('POST', 'consultes', { body, read: asData(Consulta), signal });
}

export function updateConsulta(id: number, body: object, signal?: AbortSignal): Promise<Consulta> {
  return call('PATCH', `consultes/${id}`, { body, read: asData(Consulta), signal });
}

export function deleteConsulta(id: number, signal?: AbortSignal): Promise<void> {
  return call('DELETE', `consultes/${id}`, { read: asNothing, signal });
}

export function exportConsultes(query: Query, signal?: AbortSignal): Promise<string> {
  return getCsv('consultes', query, signal);
}
