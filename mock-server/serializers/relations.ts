import type { Named } from '../../src/domain/values/fields';
import type { AntenaRef, OficinaRef } from '../../src/domain/access/oficina';
import type { ProfessionalRef } from '../../src/domain/nouns/professional';
import { findAntena, findOficina, findPerson } from '../store/lookups';
import type { State } from '../store/state';

export function findNamed(list: readonly Named[], id: number | null | undefined): Named | null {
  return pickNamed(list, [id])[0] ?? null;
}

export function pickNamed(list: readonly Named[], ids: readonly unknown[] = []): Named[] {
  return list.filter(({ id }) => ids.includes(id)).map(({ id, name }) => ({ id, name }));
}

export function getPlace(
  state: State,
  { oficina_id, antena_id }: { oficina_id: number; antena_id: number | null },
): { oficina: OficinaRef; antena: AntenaRef | null } {
  const oficina = getOficinaRef(state, oficina_id);
  return { oficina, antena: findAntena(oficina, antena_id) };
}

export function getOficinaRef(state: State, id: number): OficinaRef {
  const oficina = findOficina(state, id);
  if (!oficina) throw new Error(`no office ${id}`);
  const { nom, name, antenas } = oficina;
  return { id, nom, name, antenas: antenas.map((antena) => ({ id: antena.id, nom: antena.nom })) };
}

export function getProfessionalRef(state: State, id: number): ProfessionalRef {
  const professional = findPerson(state, id);
  if (!professional) throw new Error(`no professional ${id}`);
  const { nom, cognom, segon_cognom } = professional;
  return { id, nom, cognom, segon_cognom };
}
