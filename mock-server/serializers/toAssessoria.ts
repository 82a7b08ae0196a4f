import {
  Realitzada,
  type Assessoria as AssessoriaRecord,
  type AssessoriaBloquejada,
} from '../../src/domain/assessoria';
import { ACADEMIQUES, PAISOS, SECTORS } from '../seed/catalogs';
import { SUBTEMATIQUES, TEMATIQUES } from '../seed/tematiques';
import type { Assessoria, Realitzacio, State } from '../store/state';
import { toMadrid } from './instants';
import { findNamed, getPlace, getProfessionalRef, pickNamed } from './relations';

export function getSlug({ tipus, id }: Assessoria): string {
  return `${tipus}-${id}`;
}

/** What a completion left; the contract's schema leaves empty what the type does not ask. */
function toRealitzada(realitzacio: Realitzacio): Realitzada {
  return Realitzada.parse({
    ...realitzacio,
    valoracio_assessor: realitzacio.valoracio,
    tematiques: pickNamed(TEMATIQUES, realitzacio.tematica_id),
    subtematiques: pickNamed(SUBTEMATIQUES, realitzacio.subtematica_id),
    sector_professional: findNamed(SECTORS, realitzacio.sector_professional_id),
    pais: PAISOS.find(({ id }) => id === realitzacio.pais),
    cfgs_cfgm: findNamed(ACADEMIQUES, realitzacio.cfgs_cfgm),
    universitat: findNamed(ACADEMIQUES, realitzacio.universitat),
  });
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
      ...{ id, date: toMadrid(date), durada, modalitat: row.modalitat },
      ...{ oficina: place.oficina, professional },
    },
    tematica: findNamed(TEMATIQUES, tematica_id),
    realitzada: realitzacio && toRealitzada(realitzacio),
  };
}

/** A blocked one as lists show it. */
export function toBloquejada({ id, tipus, cita }: Assessoria): AssessoriaBloquejada {
  return { id, tipus, bloquejada: true, cita: { date: toMadrid(cita.date) } };
}
