import { isOberta, type Cita, type CitaOberta } from '../../../domain/nouns/cita';
import { fromCita, fromDisponibilitat, listCitaChanges } from '../../../domain/nouns/citaChanges';
import { getFullName } from '../../../domain/nouns/professional';
import type { Target } from '../../../domain/pages/absencia';
import { getDay } from '../../../domain/values/madrid';
import { absencia } from '../../../text/absencia';
import { citaMove } from '../../../text/assessories';
import { citaChanges } from '../../../text/citaChanges';
import { formatAppointment, formatShortDay, formatTime } from '../../../text/ui/dates';
import { joinFacts } from '../../../text/ui/words';
import type { AbsenciaState } from './useAbsencia';

/** A free hour: its time and person, its day and place only if they are others than the appointment's. */
export function describeTarget(cita: CitaOberta, { slot }: Target): string {
  const day = getDay(slot.data_inici);
  const time = formatTime(slot.data_inici);
  const place = slot.antena?.nom ?? slot.oficina?.nom;
  const isSamePlace = place === (cita.antena?.nom ?? cita.assessoria.oficina?.nom);
  return joinFacts(
    day === getDay(cita.date) ? time : `${formatShortDay(day)}, ${time}`,
    getFullName(slot.professional),
    !isSamePlace && place,
  );
}

export function describeChanges(cita: CitaOberta, { slot, modalitat }: Target): string {
  return listCitaChanges(fromCita(cita), fromDisponibilitat(slot, modalitat))
    .filter(({ what }) => what !== 'professional')
    .map((change) => `${citaChanges.describe(change)}.`)
    .join(' ');
}

export function describeEnd({ choices, done, gone, now }: AbsenciaState, { id }: Cita): string | null {
  const choice = choices[id];
  if (gone.includes(id)) return absencia.gone;
  if (!done.includes(id)) return null;
  if (choice?.act !== 'move') return absencia.removed;
  const { slot } = choice;
  return absencia.moved(formatAppointment(slot.data_inici, now), getFullName(slot.professional));
}

/** Warning that a moved appointment exists twice, or may; null otherwise. */
export function describeBoth(state: AbsenciaState, cita: Cita): string | null {
  const choice = state.choices[cita.id];
  const isWaiting = state.booked.includes(cita.id) && !state.isRunning(cita);
  if (!isOberta(cita) || choice?.act !== 'move' || !isWaiting) return null;
  const { slot } = choice;
  const made = joinFacts(formatAppointment(slot.data_inici, state.now), getFullName(slot.professional));
  const former = formatAppointment(cita.date, state.now);
  const isUnsure = state.getResult(cita)?.state === 'unsure';
  return isUnsure ? citaMove.maybeBoth(made, former) : citaMove.both(made, former);
}
