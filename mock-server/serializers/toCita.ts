import type { CitaBloquejada, CitaOberta } from '../../src/domain/nouns/cita';
import type { Disponibilitat as DisponibilitatRecord } from '../../src/domain/nouns/disponibilitat';
import type { Assessoria } from '../store/rows/assessoria';
import type { Disponibilitat } from '../store/rows/disponibilitat';
import type { State } from '../store/state';
import { toMadrid } from '../kit/instants';
import { getPlace, getProfessionalRef } from './relations';
import { getSlug } from './toAssessoria';

/** An appointment; `jove` is null unless the assessoria may be read. */
export function toCita(state: State, row: Assessoria, isReadable: boolean): CitaOberta {
  const { id, tipus, jove, assistit, modalitat } = row;
  const { oficina, antena } = getPlace(state, row);
  return {
    id: row.cita.id,
    date: toMadrid(row.cita.date),
    durada: row.cita.durada,
    modalitat,
    antena,
    assessoria: {
      id,
      slug: getSlug(row),
      tipus,
      oficina,
      jove: isReadable ? jove : null,
      bloquejada: false,
      assistit,
    },
    professional: getProfessionalRef(state, row.professional_id),
  };
}

export function toCitaBloquejada({ id, tipus, cita }: Assessoria): CitaBloquejada {
  const assessoria = { id, tipus, bloquejada: true as const };
  return { id: cita.id, date: toMadrid(cita.date), durada: cita.durada, assessoria };
}

export function toDisponibilitat(state: State, slot: Disponibilitat): DisponibilitatRecord {
  const { id, tipus, modalitat } = slot;
  const { oficina, antena } = getPlace(state, slot);
  return {
    id,
    data_inici: toMadrid(slot.inici),
    data_fi: toMadrid(slot.fi),
    oficina,
    antena,
    professional: getProfessionalRef(state, slot.professional_id),
    tipus,
    modalitat,
    lliure: slot.assessoria_id === null,
  };
}
