import {
  Realitzada,
  type Assessoria as AssessoriaRecord,
  type AssessoriaBloquejada,
} from '../../src/domain/assessoria';
import { ACADEMIQUES, PAISOS, SECTORS } from '../seed/catalogs';
import { getDefaults } from '../seed/defaults';
import { SUBTEMATIQUES, TEMATIQUES } from '../seed/tematiques';
import type { Assessoria, Realitzacio, State } from '../store/state';
import { toMadrid } from './instants';
import { findNamed, getPlace, getProfessionalRef, pickNamed } from './relations';

export function getSlug({ tipus, id }: Assessoria): string {
  return `${tipus}-${id}`;
}

const EMPTY = getDefaults(Realitzada);

/** What a completion left; empty what its type does not ask. */
function toRealitzada(realitzacio: Realitzacio): Realitzada {
  const { valoracio, tematica_id, subtematica_id, sector_professional_id, ...others } = realitzacio;
  const { pais: paisId, cfgs_cfgm, universitat, ...same } = others;
  const pais = PAISOS.find(({ id }) => id === paisId);
  return {
    ...EMPTY,
    ...same,
    valoracio_assessor: valoracio,
    tematiques: pickNamed(TEMATIQUES, tematica_id),
    subtematiques: pickNamed(SUBTEMATIQUES, subtematica_id),
    sector_professional: findNamed(SECTORS, sector_professional_id),
    pais: pais ? { id: pais.id, nom: pais.nom } : null,
    cfgs_cfgm: findNamed(ACADEMIQUES, cfgs_cfgm),
    universitat: findNamed(ACADEMIQUES, universitat),
  };
}

export function toAssessoria(state: State, row: Assessoria): AssessoriaRecord {
  const { oficina_id: _, antena_id: __, professional_id, tematica_id, realitzacio, cita, ...same } = row;
  const place = getPlace(state, row);
  const professional = getProfessionalRef(state, professional_id);
  const { id, date, durada } = cita;
  return {
    ...same,
    ...place,
    slug: getSlug(row),
    bloquejada: false,
    professional,
    cita: {
      id,
      date: toMadrid(date),
      durada,
      modalitat: row.modalitat,
      oficina: place.oficina,
      professional,
    },
    tematica: findNamed(TEMATIQUES, tematica_id),
    realitzada: realitzacio && toRealitzada(realitzacio),
  };
}

/** A blocked one as lists show it. */
export function toBloquejada({ id, tipus, cita }: Assessoria): AssessoriaBloquejada {
  return { id, tipus, bloquejada: true, cita: { date: toMadrid(cita.date) } };
}
