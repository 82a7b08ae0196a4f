import type { Activitat as ActivitatRecord } from '../../src/domain/activitat';
import type { Activitat, State } from '../store/state';
import { getOficinaRef, getProfessionalRef } from './relations';

/** An activity, with what its ids name. */
export function toActivitat(state: State, row: Activitat): ActivitatRecord {
  const { oficina_id, centre_id, professionals, ...same } = row;
  const centre = state.centres.find(({ id }) => id === centre_id);
  return {
    ...same,
    oficina: getOficinaRef(state, oficina_id),
    centre_escolar: centre ? { id: centre.id, nom: centre.nom } : null,
    professionals: professionals.map((id) => getProfessionalRef(state, id)),
  };
}
