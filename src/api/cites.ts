import { Cita } from '../domain/nouns/cita';
import { Disponibilitat } from '../domain/nouns/disponibilitat';
import { toSearch, type Query } from '../domain/values/query';
import type { ReservaCita } from '../domain/nouns/reserva';
import { announcing } from './changes';
import { asNothing, call } from './http';
import { asData, asLongData } from './read';

/** The whole range in one page. */
export function listCites(query: Query, signal?: AbortSignal): Promise<Cita[]> {
  return call('GET', `cites${toSearch(query)}`, { read: asLongData(Cita), signal });
}

/** The whole range in one page. */
export function listDisponibilitats(query: Query, signal?: AbortSignal): Promise<Disponibilitat[]> {
  return call('GET', `cites/disponibilitats${toSearch(query)}`, {
    read: asLongData(Disponibilitat),
    signal,
  });
}

export function createCita(body: ReservaCita, signal?: AbortSignal): Promise<Cita> {
  return announcing(call('POST', 'cites', { body, read: asData(Cita), signal }));
}

export function deleteCita(id: number, signal?: AbortSignal): Promise<void> {
  return announcing(call('DELETE', `cites/${id}`, { read: asNothing, signal }));
}
