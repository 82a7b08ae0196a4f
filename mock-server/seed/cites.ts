import { addDays, getDay, type Day } from '../../src/domain/values/madrid';
import { TIPUS, type DuradaCita, type Tipus } from '../../src/domain/values/options';
import { atMinute, endOf, isWorkday, startOf } from '../kit/instants';
import type { Random } from '../kit/random';
import type { Disponibilitat } from '../store/rows/disponibilitat';
import type { Professional } from '../store/rows/professional';
import { REACH } from './disponibilitats';

/** Time, place and adviser of a visit. Without an appointment it has no slot. */
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

const DAY = 86_400_000;
const PARTS = { withoutAppointment: 0.1, ahead: 0.3 };
/** Whether an adviser's slot today at office 1 is taken; every third and fifth stays free. */
const isTakenToday = (position: number): boolean => position % 5 < 2 || position % 5 === 3;

export function toVisit(slot: Disponibilitat, random: Random): Visit {
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

/** Slots to be taken so that office 1 looks busy: today's, and the first of the days around. */
function toWanted(anchor: number): (slot: Disponibilitat, position: number) => boolean {
  const today = getDay(anchor);
  const [morning, midnight] = [startOf(today), endOf(today)];
  const [weekAgo, weekAhead] = [startOf(addDays(today, -7)), endOf(addDays(today, 7))];

  return ({ oficina_id, inici }, position) => {
    if (oficina_id !== 1 || inici < weekAgo || inici >= weekAhead) return false;
    if (inici < morning) return position < 2;
    return inici < midnight ? isTakenToday(position) : position % 4 === 0;
  };
}

/** Taken slots, wanted ones first. The other slots of office 1 today stay free. */
function pickSlots(
  random: Random,
  anchor: number,
  slots: readonly Disponibilitat[],
  total: number,
): Disponibilitat[] {
  const isWanted = toWanted(anchor);
  const [morning, midnight] = [startOf(getDay(anchor)), endOf(getDay(anchor))];
  const positions = new Map<string, number>();
  const wanted: Disponibilitat[] = [];
  const others: Disponibilitat[] = [];
  for (const slot of slots) {
    const key = `${slot.professional_id}/${Math.floor(slot.inici / DAY)}`;
    const position = positions.get(key) ?? 0;
    positions.set(key, position + 1);
    if (isWanted(slot, position)) wanted.push(slot);
    else if (slot.oficina_id !== 1 || slot.inici < morning || slot.inici >= midnight) others.push(slot);
  }
  const queue = [...wanted, ...random.shuffle(others)];
  const ahead = Math.round(total * PARTS.ahead);
  const behind = total - ahead - Math.round(total * PARTS.withoutAppointment);
  return [
    ...queue.filter(({ fi }) => fi > anchor).slice(0, ahead),
    ...queue.filter(({ fi }) => fi <= anchor).slice(0, behind),
  ];
}

function getPastWorkdays(anchor: number): Day[] {
  const today = getDay(anchor);
  return Array.from({ length: REACH }, (_, index) => addDays(today, -index - 1)).filter(isWorkday);
}

/** A visit without appointment between 14:00 and 15:30, when there are no slots. */
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
