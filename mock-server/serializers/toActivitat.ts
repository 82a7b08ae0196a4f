import { Activitat as ActivitatRecord } from '../../src/domain/nouns/activitat';
import { AMBITS, AREES, MARCS } from '../catalogs/interns';
import { TEMATIQUES } from '../catalogs/tematiques';
import type { Activitat } from '../store/rows/activitat';
import type { State } from '../store/state';
import { listFields, naming, toColumnes, within } from './columns';
import { toSheetDay } from '../kit/instants';
import { getOficinaRef, getProfessionalRef } from './relations';

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

const ASSISTENCIA = toColumnes<ActivitatRecord['presencial']>(['home', 'dona', 'no_binari']);
type Valoracio = NonNullable<ActivitatRecord['activitatValoracio']>;
const VALORACIO = toColumnes<Valoracio>(['alumnat', 'professorat', 'comentari']);
const SUBMARCS = MARCS.flatMap(({ submarcs }) => submarcs);

export const ACTIVITAT_COLUMNES = toColumnes<ActivitatRecord>(listFields(ActivitatRecord), {
  data: [['data', ({ data }) => toSheetDay(data)]],
  marc: naming('marc', MARCS),
  submarc: naming('submarc', SUBMARCS),
  area: naming('area', AREES),
  ambit: naming('ambit', AMBITS),
  tematica_id: naming('tematica_id', TEMATIQUES, 'tematiques'),
  presencial: within(({ presencial }) => presencial, ASSISTENCIA, 'presencial_'),
  virtual: within(({ virtual }) => virtual, ASSISTENCIA, 'virtual_'),
  activitatValoracio: within(({ activitatValoracio }) => activitatValoracio, VALORACIO, 'valoracio_'),
});
