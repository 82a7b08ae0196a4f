import { refuseCitaDeletion, refuseCitaMove, type Refusal } from '../access/access';
import type { Viewer } from '../access/viewer';
import { getVisibleCitaEstat, isUpcoming, toCitaFacts } from '../nouns/assessoria';
import { isOberta, type Cita, type CitaOberta } from '../nouns/cita';
import type { Disponibilitat, SlotRules } from '../nouns/disponibilitat';
import { toSlotDraft } from '../nouns/reserva';
import { addDays, getDay, type Day } from '../values/madrid';
import type { Modalitat } from '../values/options';
import type { Absencia } from './absenciaPath';
import { refuseReserva } from './calendari';

/** Days ahead that are read of a professional who leaves. */
const YEAR = 366;

const SLOT_DAYS = 14;

export function toCitesRange({ data, isAll }: Absencia): { data_inici: Day; data_fi: Day } {
  return { data_inici: data, data_fi: isAll ? addDays(data, YEAR) : data };
}

/** Free hours from the absence on: two weeks, or more where an appointment is later. */
export function toSlotsRange({ data }: Absencia, cites: readonly Cita[]): { data_inici: Day; data_fi: Day } {
  const days = [addDays(data, SLOT_DAYS - 1), ...cites.map(({ date }) => getDay(date))];
  return { data_inici: data, data_fi: days.reduce((one, other) => (one > other ? one : other)) };
}

/** Appointments still to come, by hour: without those to close, with blocked ones. */
export function listAway(cites: readonly Cita[], now: number): Cita[] {
  return cites
    .filter((cita) => {
      const estat = getVisibleCitaEstat(cita, now);
      return isUpcoming(cita, now) && (estat === 'pendent' || estat === 'bloquejada');
    })
    .toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date));
}

/** A colleague's free hour, with the modality that the appointment would have. */
export type Target = { slot: Disponibilitat; modalitat: Modalitat };
export type Choice = ({ act: 'move' } & Target) | { act: 'remove' };
export type Choices = Readonly<Record<number, Choice>>;

export type TargetRules = Pick<SlotRules, 'rule' | 'now'> & { viewer: Viewer; professional_id: number };

export function refuseAway(viewer: Viewer, cita: Cita): Record<Choice['act'], Refusal | null> {
  const facts = toCitaFacts(cita);
  return { move: refuseCitaMove(viewer, facts), remove: refuseCitaDeletion(viewer, facts) };
}

const meets = (one: Disponibilitat, other: Disponibilitat): boolean =>
  one.id === other.id ||
  (one.professional?.id === other.professional?.id &&
    Date.parse(one.data_inici) < Date.parse(other.data_fi) &&
    Date.parse(other.data_inici) < Date.parse(one.data_fi));

export function listTaken(choices: Choices, but: number): Disponibilitat[] {
  return Object.entries(choices).flatMap(([id, choice]) =>
    choice.act === 'move' && Number(id) !== but ? [choice.slot] : [],
  );
}

/** Free hours of colleagues: the same office first, then the modality, then the nearest hour. */
export function listTargets(
  cita: CitaOberta,
  slots: readonly Disponibilitat[],
  taken: readonly Disponibilitat[],
  { viewer, rule, now, professional_id }: TargetRules,
): Target[] {
  const fits = (slot: Disponibilitat): boolean =>
    slot.tipus === cita.assessoria.tipus &&
    slot.professional !== null &&
    slot.professional.id !== professional_id &&
    refuseReserva(viewer, slot, rule, now) === null &&
    !taken.some((other) => meets(slot, other));
  const rank = ({ slot, modalitat }: Target): number[] => [
    slot.oficina?.id === cita.assessoria.oficina?.id ? 0 : 1,
    modalitat === cita.modalitat ? 0 : 1,
    Math.abs(Date.parse(slot.data_inici) - Date.parse(cita.date)),
    slot.id,
  ];
  return slots
    .filter(fits)
    .flatMap((slot) => {
      const { modalitat } = toSlotDraft(slot, cita.modalitat);
      return modalitat === null ? [] : [{ slot, modalitat }];
    })
    .map((target) => ({ target, ranks: rank(target) }))
    .toSorted((one, other) => compare(one.ranks, other.ranks))
    .map(({ target }) => target);
}

function compare(one: readonly number[], other: readonly number[]): number {
  return one.map((rank, index) => rank - (other[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

/** The best free hour for each appointment without a choice; no hour twice. */
export function proposeHours(
  cites: readonly Cita[],
  slots: readonly Disponibilitat[],
  choices: Choices,
  rules: TargetRules,
): Choices {
  return cites.reduce<Choices>((chosen, cita) => {
    if (!isOberta(cita) || chosen[cita.id] || refuseAway(rules.viewer, cita).move) return chosen;
    const [best] = listTargets(cita, slots, listTaken(chosen, cita.id), rules);
    return best ? { ...chosen, [cita.id]: { act: 'move', ...best } } : chosen;
  }, choices);
}

export type Away = {
  cites: readonly Cita[];
  choices: Choices;
  done: readonly number[];
  /** Those moved already, whose former appointment may still exist. */
  booked: readonly number[];
  /** Those with a choice that are gone by another way. */
  gone: readonly number[];
};

export function hasOpenChoice({ choices, done, gone }: Pick<Away, 'choices' | 'done' | 'gone'>): boolean {
  return Object.keys(choices).some((id) => ![...done, ...gone].includes(Number(id)));
}

export type Read = {
  cites: readonly Cita[];
  slots: readonly Disponibilitat[];
  range: { data_inici: Day; data_fi: Day };
};

/** The page after a new reading: an hour that is no longer free loses its choice. */
export function mergeAway(
  { cites, choices, done, booked, gone }: Away,
  { cites: read, slots, range }: Read,
): Omit<Away, 'booked'> & { dropped: readonly number[] } {
  const open = new Set(read.map(({ id }) => id));
  const free = new Set(slots.flatMap(({ id, lliure }) => (lliure ? [id] : [])));
  const kept = cites.filter(({ id }) => !open.has(id) && choices[id] !== undefined);
  const isRead = ({ date }: Cita) => range.data_inici <= getDay(date) && getDay(date) <= range.data_fi;
  const news = kept
    .filter(isRead)
    .map(({ id }) => id)
    .filter((id) => !done.includes(id) && !gone.includes(id));
  const moved = news.filter((id) => booked.includes(id));
  const dropped = Object.entries(choices).flatMap(([id, choice]) =>
    choice.act === 'move' && open.has(Number(id)) && !booked.includes(Number(id)) && !free.has(choice.slot.id)
      ? [Number(id)]
      : [],
  );
  return {
    cites: [...kept, ...read].toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date)),
    choices: Object.fromEntries(Object.entries(choices).filter(([id]) => !dropped.includes(Number(id)))),
    done: [...done, ...moved],
    gone: [...gone, ...news.filter((id) => !moved.includes(id))],
    dropped,
  };
}
