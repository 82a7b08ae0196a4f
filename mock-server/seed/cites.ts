import { addDays, type Day } from '../../src/domain/madrid';
import { TIPUS, type DuradaCita, type Tipus } from '../../src/domain/options';
import { atMinute, isWorkday, toDay } from '../instants';
import type { Random } from '../random';
import type { Disponibilitat, Professional } from '../state';
import { REACH } from './disponibilitats';

/** When, where and with whom somebody comes; a visit without appointment has no slot. */
export type Visit = {
  tipus: Tipus;
  date: number;
  durada: DuradaCita;
  professional_id: number;
  oficina_id: number;
  antena_id: number | null;
  modalitat: Disponibilitat['modalitat'][number];
  slot: Disponibilitat | null;
};

const PARTS = { withoutAppointment: 0.1, ahead: 0.3 };
/** Which of somebody's slots are taken today at office 1: every third and fifth stays free. */
const isTakenToday = (position: number): boolean => position % 5 < 2 || position % 5 === 3;

function toVisit(slot: Disponibilitat, random: Random): Visit {
  const { tipus, inici: date, fi, professional_id, oficina_id, antena_id } = slot;
  const durada = ((fi - date) / 60_000) as DuradaCita;
  return {
    tipus,
    date,
    durada,
    professional_id,
    oficina_id,
    antena_id,
    modalitat: random.pick(slot.modalitat),
    slot,
  };
}

/** The slots that must be taken so that office 1 is lively: today, and the first ones of the days around. */
function isWanted(slot: Disponibilitat, position: number, anchor: number): boolean {
  if (slot.oficina_id !== 1) return false;
  const today = toDay(anchor);
  const day = toDay(slot.inici);
  if (day === today) return isTakenToday(position);
  if (day > today) return day <= addDays(today, 7) && position % 4 === 0;
  return day >= addDays(today, -7) && position < 2;
}

function pickSlots(
  random: Random,
  anchor: number,
  slots: readonly Disponibilitat[],
  total: number,
): Disponibilitat[] {
  const ahead = Math.round(total * PARTS.ahead);
  const behind = total - ahead - Math.round(total * PARTS.withoutAppointment);
  const positions = new Map<string, number>();
  const wanted: Disponibilitat[] = [];
  const others: Disponibilitat[] = [];
  for (const slot of slots) {
    const key = `${slot.professional_id}/${toDay(slot.inici)}`;
    const position = positions.get(key) ?? 0;
    positions.set(key, position + 1);
    (isWanted(slot, position, anchor) ? wanted : others).push(slot);
  }
  const isAhead = (slot: Disponibilitat): boolean => slot.fi > anchor;
  const shuffled = random.shuffle(others);
  const fill = (mine: Disponibilitat[], pool: Disponibilitat[], count: number): Disponibilitat[] => [
    ...mine,
    ...pool.slice(0, Math.max(0, count - mine.length)),
  ];
  return [
    ...fill(wanted.filter(isAhead), shuffled.filter(isAhead), ahead),
    ...fill(
      wanted.filter((slot) => !isAhead(slot)),
      shuffled.filter((slot) => !isAhead(slot) && toDay(slot.inici) !== toDay(anchor)),
      behind,
    ),
  ];
}

/** The days before today on which somebody may have come without appointment. */
function getPastWorkdays(anchor: number): Day[] {
  const today = toDay(anchor);
  return Array.from({ length: REACH }, (_, index) => addDays(today, -index - 1)).filter(isWorkday);
}

/** Somebody comes without appointment between two and half past three, when nobody has slots. */
function dropIn(random: Random, day: Day, professional: Professional, tipus: Tipus): Visit {
  return {
    tipus,
    date: atMinute(day, random.pick([14 * 60, 14 * 60 + 30, 15 * 60, 15 * 60 + 30])),
    durada: 30,
    professional_id: professional.id,
    oficina_id: professional.oficina_id ?? 1,
    antena_id: professional.antena_id,
    modalitat: 'Presencial',
    slot: null,
  };
}

/** All visits of a seed, oldest first. */
export function createVisits(
  random: Random,
  anchor: number,
  slots: readonly Disponibilitat[],
  professionals: readonly Professional[],
  total: number,
): Visit[] {
  const days = getPastWorkdays(anchor);
  const informers = professionals.filter(({ role, actiu }) => role.startsWith('informador') && actiu);
  const atOffice1 = informers.filter(({ oficina_id }) => oficina_id === 1);
  const dropIns = Array.from({ length: Math.round(total * PARTS.withoutAppointment) }, (_, index) => {
    const professional = index % 2 === 0 ? random.pick(atOffice1) : random.pick(informers);
    return dropIn(random, random.pick(days), professional, random.pick(TIPUS));
  });
  const booked = pickSlots(random, anchor, slots, total).map((slot) => toVisit(slot, random));
  return [...booked, ...dropIns].toSorted(
    (one, other) => one.date - other.date || one.professional_id - other.professional_id,
  );
}
