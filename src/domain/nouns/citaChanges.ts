import type { AntenaRef, OficinaRef } from '../access/oficina';
import type { Modalitat } from '../values/options';
import type { Assessoria } from './assessoria';
import type { CitaOberta } from './cita';
import { getMinutes, type Disponibilitat } from './disponibilitat';
import { getFullName, type ProfessionalRef } from './professional';
import type { Warning } from './warnings';

/** An appointment without its time; null where it is unknown. */
export type Meeting = {
  modalitat: Modalitat | null;
  oficina: OficinaRef | null;
  antena: AntenaRef | null;
  professional: ProfessionalRef | null;
  /** Minutes. */
  durada: number;
};

export type CitaChange =
  | { what: 'modalitat'; from: Modalitat; to: Modalitat }
  | { what: 'lloc' | 'professional'; from: string; to: string }
  | { what: 'durada'; from: number; to: number };

/** Differences beside the time; an unknown side makes none. */
export function listCitaChanges(from: Meeting, to: Meeting): CitaChange[] {
  const changes: CitaChange[] = [];
  if (from.modalitat && to.modalitat && from.modalitat !== to.modalitat) {
    changes.push({ what: 'modalitat', from: from.modalitat, to: to.modalitat });
  }
  const [formerPlace, place] = [from.antena ?? from.oficina, to.antena ?? to.oficina];
  if (formerPlace && place && formerPlace.id !== place.id) {
    changes.push({ what: 'lloc', from: formerPlace.nom, to: place.nom });
  }
  if (from.professional && to.professional && from.professional.id !== to.professional.id) {
    const names = { from: getFullName(from.professional), to: getFullName(to.professional) };
    changes.push({ what: 'professional', ...names });
  }
  if (from.durada !== to.durada) changes.push({ what: 'durada', from: from.durada, to: to.durada });
  return changes;
}

/** A slot as the appointment that it would become. */
export function fromDisponibilitat(slot: Disponibilitat, modalitat: Modalitat | null): Meeting {
  return { ...slot, modalitat, durada: getMinutes(slot) };
}

export function fromAssessoria({ modalitat, oficina, antena, professional, cita }: Assessoria): Meeting {
  return { modalitat, oficina, antena, professional, durada: cita.durada };
}

export function fromCita(cita: CitaOberta): Meeting {
  return { ...cita, oficina: cita.assessoria.oficina };
}

/** Questions about changes, without names, which the journal would keep. */
export function listChangeWarnings(changes: readonly CitaChange[]): Warning[] {
  return changes.flatMap((change) => {
    if (change.what === 'durada') return [];
    const to = change.what === 'modalitat' ? change.to : change.what;
    return [{ field: 'disponibilitat_id', code: 'moved', to }];
  });
}
