import { Cita } from '../domain/nouns/cita';
import { Disponibilitat } from '../domain/nouns/disponibilitat';
import type { Query } from '../domain/values/query';
import type { ReservaCita } from '../domain/nouns/reserva';
import { announcing } from './changes';
import { asNothing, call } from './http';
import { getWhole } from './lists';
import { asData } from './read';

export function listCites(query: Query, signal?: AbortSignal): Promise<Cita[]> {
  return getWhole('cites', Cita, query, signal);
}

export function listDisponibilitats(query: Query, signal?: AbortSignal): Promise<Disponibilitat[]> {
  return getWhole('cites/disponibilitats', Disponibilitat, query, signal);
}

export function createCita(body: ReservaCita, signal?: AbortSignal): Promise<Cita> {
  return announcing(call('POST', 'cites', { body, read: asData(Cita), signal }));
}

export function deleteCita(id: number, signal?: AbortSignal): Promise<void> {
  return announcing(call('DELETE', `cites/${id}`, { read: asNothing, signal }));
}
