import { refuseInOffice, type OficinaFacts, type Refusal } from '../access/access';
import type { Viewer } from '../access/viewer';
import { isOberta, type Cita, type CitaOberta } from '../nouns/cita';
import { isWithin } from '../nouns/dataRules';
import { isBookable, sortByNearness, type Disponibilitat } from '../nouns/disponibilitat';
import type { Query } from '../values/query';
import {
  addDays,
  countDays,
  getDay,
  getWeekday,
  isDay,
  isInstant,
  type Day,
  type Instant,
} from '../values/madrid';
import { TIPUS, type Tipus } from '../values/options';
import { holds } from '../access/permissions';
import { getScope } from '../access/scope';

export const VISTES = ['dia', 'setmana', 'mes', 'llista'] as const;
export type Vista = (typeof VISTES)[number];

/** All professionals, in the address; without a parameter some people's own calendar opens. */
const TOTS = 'tots';
/** Free hours in the address, if they differ from the default. */
const LLIURES = { shown: 'si', hidden: 'no' } as const;
/** Needs no encoding in an address. */
const SEPARATOR = '.';

export type Calendari = {
  /** Null without one in the address: a week, or a day in a narrow window. */
  vista: Vista | null;
  data: Day;
  /** Ids for the service's filters; '' for all. */
  oficina_id: string;
  professional_id: string;
  tipus: readonly Tipus[];
  /** Free hours are shown by default for one professional only, since those of all are too many. */
  lliures: boolean;
  cita: number | null;
};

export type ColumnsBy = 'oficina' | 'professional';

type Who = { viewer: Viewer; userId: number | null };

/** Default calendar: one's own for staff of an office with sessions, else '' (all). */
export function getOwnCalendari({ viewer, userId }: Who): string {
  const holdsSessions = viewer.oficinaId !== null && holds(viewer.permissions, 'edit_assessoria');
  return holdsSessions && userId !== null ? String(userId) : '';
}

export function canChooseOficina({ permissions }: Viewer): boolean {
  return getScope(permissions, 'read', 'cita') === 'app';
}

/** Columns of a day: offices, or professionals; null for one professional's day. */
export function getColumnsBy(
  { oficina_id, professional_id }: Pick<Calendari, 'oficina_id' | 'professional_id'>,
  viewer: Viewer,
): ColumnsBy | null {
  if (professional_id !== '') return null;
  return oficina_id === '' && canChooseOficina(viewer) ? 'oficina' : 'professional';
}

/** Calendar in an address; an unreadable value counts as absent. */
export function readCalendari(query: Query, today: Day, who: Who): Calendari {
  const { vista, data, oficina_id = '', amaga = '', lliures } = query;
  const named = query['professional_id'] ?? getOwnCalendari(who);
  const professional_id = named === TOTS ? '' : named;
  const hidden = amaga.split(SEPARATOR);
  return {
    vista: VISTES.find((one) => one === vista) ?? null,
    data: data !== undefined && isDay(data) ? data : today,
    oficina_id,
    professional_id,
    tipus: TIPUS.filter((tipus) => !hidden.includes(tipus)),
    lliures: professional_id === '' ? lliures === LLIURES.shown : lliures !== LLIURES.hidden,
    cita: Number(query['cita']) || null,
  };
}

export function toCitaQuery(cita: Cita, who: Who): Query {
  const own = getOwnCalendari(who);
  const professional = isOberta(cita) ? String(cita.professional?.id ?? TOTS) : own;
  return {
    data: isInstant(cita.date) ? getDay(cita.date) : '',
    cita: String(cita.id),
    ...(own !== '' && own !== professional && { professional_id: professional }),
  };
}

/** Parameter `amaga` for the shown types; '' with all of them. */
export function toAmaga(tipus: readonly Tipus[]): string {
  return TIPUS.filter((one) => !tipus.includes(one)).join(SEPARATOR);
}

/** Parameter `lliures`; '' for the default. */
export function toLliures({
  lliures,
  professional_id,
}: Pick<Calendari, 'lliures' | 'professional_id'>): string {
  if (lliures === (professional_id !== '')) return '';
  return lliures ? LLIURES.shown : LLIURES.hidden;
}

/** Parameter `professional_id` ('' is all); '' for the default. */
export function toProfessionalId(chosen: string, who: Who): string {
  return chosen === getOwnCalendari(who) ? '' : chosen || TOTS;
}

function getMonday(day: Day): Day {
  return addDays(day, 1 - getWeekday(day));
}

/** First and last day of a view: a day, a week from Monday, or all weeks of a month. */
export function getRange(vista: Vista, data: Day): { data_inici: Day; data_fi: Day } {
  if (vista === 'dia') return { data_inici: data, data_fi: data };
  if (vista !== 'mes') return { data_inici: getMonday(data), data_fi: addDays(getMonday(data), 6) };
  const first = `${data.slice(0, 7)}-01`;
  const last = addDays(addMonths(first, 1), -1);
  return { data_inici: getMonday(first), data_fi: addDays(getMonday(last), 6) };
}

/** Days of a view; a week ends on Friday unless its day or one of `taken` is on the weekend. */
export function getShownDays(vista: Vista, data: Day, taken: readonly Day[]): Day[] {
  const { data_inici, data_fi } = getRange(vista, data);
  const days = Array.from({ length: countDays(data_inici, data_fi) + 1 }, (_, day) =>
    addDays(data_inici, day),
  );
  if (vista === 'dia' || vista === 'mes') return days;
  const last =
    [data, ...taken]
      .filter((day) => day <= data_fi)
      .toSorted()
      .at(-1) ?? data;
  return days.slice(0, Math.max(5, getWeekday(last)));
}

export function addMonths(day: Day, months: number): Day {
  const index = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}-01`;
}

export function step(vista: Vista, data: Day, direction: 1 | -1): Day {
  if (vista === 'mes') return addMonths(data, direction);
  return addDays(data, vista === 'dia' ? direction : 7 * direction);
}

/** Appointments of the view's days and types, and their free hours that are not over. */
export function selectShown(
  cites: readonly Cita[],
  disponibilitats: readonly Disponibilitat[],
  { data, tipus, lliures }: Pick<Calendari, 'data' | 'tipus' | 'lliures'>,
  vista: Vista,
  now: number,
): { cites: Cita[]; slots: Disponibilitat[] } {
  const { data_inici, data_fi } = getRange(vista, data);
  const isShown = (instant: Instant, type: Tipus): boolean => {
    // A type that this version does not know has no filter, so it is always shown.
    if (TIPUS.includes(type) && !tipus.includes(type)) return false;
    const day = getDay(instant);
    return data_inici <= day && day <= data_fi;
  };
  return {
    cites: cites.filter((cita) => isShown(cita.date, cita.assessoria.tipus)),
    slots: lliures
      ? disponibilitats.filter(
          ({ lliure, data_inici, data_fi, tipus: type }) =>
            lliure && Date.parse(data_fi) > now && isShown(data_inici, type),
        )
      : [],
  };
}

export function isCounted(vista: Vista, data: Day, day: Day): boolean {
  return vista !== 'mes' || day.slice(0, 7) === data.slice(0, 7);
}

export type ReservaRefusal = Refusal | { reason: 'begun' } | { reason: 'rule' };

/** Refusal to book a free hour: begun, without permission, or outside the date rule. */
export function refuseReserva(
  viewer: Viewer,
  slot: { lliure: boolean; data_inici: Instant; oficina: OficinaFacts | null },
  rule: { dies_enrere: number; dies_endavant: number },
  now: number,
): ReservaRefusal | null {
  if (!isBookable(slot, now)) return { reason: 'begun' };
  const refusal = refuseInOffice(viewer, 'create', slot.oficina, 'cita');
  if (refusal) return refusal;
  return isWithin(rule, getDay(now), getDay(slot.data_inici)) ? null : { reason: 'rule' };
}

type MoveRules = { viewer: Viewer; rule: { dies_enrere: number; dies_endavant: number }; now: number };

/** Free hours to move to, by time; of overlapping ones in one place, best modality, then nearest. */
export function listMoveTargets(
  cita: CitaOberta,
  slots: readonly Disponibilitat[],
  { viewer, rule, now }: MoveRules,
  getPlace: (slot: Disponibilitat) => number | null,
): Disponibilitat[] {
  const { tipus, oficina } = cita.assessoria;
  const near = { userId: cita.professional?.id ?? null, oficinaId: oficina?.id ?? null };
  const kept: Disponibilitat[] = [];
  const meets = (one: Disponibilitat) => (other: Disponibilitat) =>
    getPlace(one) === getPlace(other) &&
    Date.parse(one.data_inici) < Date.parse(other.data_fi) &&
    Date.parse(other.data_inici) < Date.parse(one.data_fi);
  const keeps = ({ modalitat }: Disponibilitat) =>
    cita.modalitat === null || modalitat.includes(cita.modalitat);
  const sorted = sortByNearness(slots, near);
  for (const slot of [...sorted.filter(keeps), ...sorted.filter((one) => !keeps(one))]) {
    const isFit = slot.tipus === tipus && refuseReserva(viewer, slot, rule, now) === null;
    if (isFit && !kept.some(meets(slot))) kept.push(slot);
  }
  return kept.toSorted((one, other) => Date.parse(one.data_inici) - Date.parse(other.data_inici));
}

export function getBookingDay(shown: Day, today: Day): Day {
  return shown < today ? today : shown;
}
