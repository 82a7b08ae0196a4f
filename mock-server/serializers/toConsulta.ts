import type { Consulta as ConsultaRecord } from '../../src/domain/consulta';
import type { Consulta, State } from '../store/state';
import { toMadrid } from './instants';
import { getPlace, getProfessionalRef } from './relations';

/** A consulta, with what its ids name. */
export function toConsulta(state: State, row: Consulta): ConsultaRecord {
  const { oficina_id: _, antena_id: __, professional_id, data, ...same } = row;
  return {
    ...same,
    ...getPlace(state, row),
    data: toMadrid(data),
    professional: getProfessionalRef(state, professional_id),
  };
}
