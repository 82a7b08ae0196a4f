import { getFullName } from '../../src/domain/nouns/professional';
import { GRANTS } from '../access/grants';
import { findAntena, findOficina } from '../store/lookups';
import type { Professional } from '../store/rows/professional';
import type { Sessio, State } from '../store/state';

/** Office of a person, or their antena in the form of an office. */
function findOwn(state: State, { oficina_id, antena_id }: Professional) {
  const oficina = findOficina(state, oficina_id);
  const antena = findAntena(oficina, antena_id);
  if (!oficina || !antena) return oficina ?? null;
  return { id: antena.id, nom: antena.nom, name: antena.nom, districte: oficina.districte, antenas: [] };
}

export function getUser(state: State, professionalId: number) {
  const professional = state.professionals.get(professionalId);
  if (!professional) throw new Error(`no professional ${professionalId}`);
  const { id, email, role, force_password_change } = professional;
  const oficina = findOwn(state, professional);
  return { id, nom_complet: getFullName(professional), email, role, force_password_change, oficina };
}

export function toSignIn(state: State, { id, token, professional_id }: Sessio) {
  const user = getUser(state, professional_id);
  const schools = state.centres.filter(({ districte }) => districte === user.oficina?.districte);
  return {
    token: { accessToken: { id, name: 'punt-jove' }, plainTextToken: token },
    user,
    permissions: GRANTS[user.role],
    centres_districte: schools.map((school) => ({ id: school.id, nom: school.nom })),
  };
}
