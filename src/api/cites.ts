import { Cita } from '../domain/nouns/cita';
import { Disponibilitat } from '../domain/nouns/disponibilitat';
import { toSearch, type Query } from '../domain/values/query';
import type { ReservaCita } from '../domain/nouns/reserva';
import { telling } from './changes';
import { call, ignoreAnswer } from './http';
import { asLongData, asSaved } from './read';

/** GET cites: the whole range in one page */
export function listCites(query: Query, signal?: AbortSignal): Promise<Cita[]> {
  return call('GET', `cites${toSearch(query)}`, { read: asLongData(Cita), signal });
}

/** GET cites/disponibilitats: the whole range in one page */
export function listDisponibilitats(query: Query, signal?: AbortSignal): Promise<Disponibilitat[]> {
  return call('GET', `cites/disponibilitats${toSearch(query)}`, {
    read: asLongData(Disponibilitat),
    signal,
  });
}

/** POST cites */
export function createCita(body: ReservaCita, signal?: AbortSignal): Promise<Cita | undefined> {
  return telling(call('POST', 'cites', { body, read: asSaved(Cita), signal }));
}

/** DELETE cites/{id} */
export function deleteCita(id: number, signal?: AbortSignal): Promise<void> {
  return telling(call('DELETE', `cites/${id}`, { read: ignoreAnswer, signal }));
}
