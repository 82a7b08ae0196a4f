import { Consulta as ConsultaRecord } from '../../src/domain/nouns/consulta';
import { AMBITS } from '../catalogs/interns';
import { SUBTEMATIQUES, TEMATIQUES } from '../catalogs/tematiques';
import type { Consulta } from '../store/rows/consulta';
import type { State } from '../store/state';
import { inOrder, naming, toColumnes } from './columns';
import { toMadrid, toSheetMoment } from '../kit/instants';
import { getPlace, getProfessionalRef } from './relations';

export function toConsulta(state: State, row: Consulta): ConsultaRecord {
  const { oficina_id: _, antena_id: __, professional_id, data, ...same } = row;
  return {
    ...same,
    ...getPlace(state, row),
    data: toMadrid(data),
    professional: getProfessionalRef(state, professional_id),
  };
}

const CONSULTA = inOrder(
  ConsultaRecord,
  'id data oficina antena professional canal perfil genere edat residencia idioma formacio ocupacio conegut ambit tematica_id subtematica_id serveis_tramits nombre_persones',
);

export const CONSULTA_COLUMNES = toColumnes<ConsultaRecord>(CONSULTA, {
  data: [['data', ({ data }) => toSheetMoment(data)]],
  ambit: naming('ambit', AMBITS),
  tematica_id: naming('tematica_id', TEMATIQUES, 'tematiques'),
  subtematica_id: naming('subtematica_id', SUBTEMATIQUES, 'subtematiques'),
});
