import type { AntenaRef, Oficina, OficinaRef } from '../../src/domain/access/oficina';
import { getFullName } from '../../src/domain/nouns/professional';
import type { Professional } from './rows/professional';
import type { State } from './state';

export function findOficina(state: State, id: unknown): Oficina | undefined {
  return state.oficines.find((oficina) => oficina.id === id);
}

export function findAntena(oficina: OficinaRef | undefined, id: unknown): AntenaRef | null {
  const antena = oficina?.antenas.find((one) => one.id === id);
  return antena ? { id: antena.id, nom: antena.nom } : null;
}

export function findPerson(state: State, id: number): Professional | undefined {
  return state.professionals.get(id) ?? state.esborrats.get(id);
}

export function findName(state: State, id: number): string | undefined {
  const professional = findPerson(state, id);
  return professional && getFullName(professional);
}

/** The professional with an e-mail, regardless of capitals. */
export function findByEmail(state: State, email: string): Professional | undefined {
  const wanted = email.trim().toLowerCase();
  return [...state.professionals.values()].find((one) => one.email.toLowerCase() === wanted);
}
