import * as z from 'zod/mini';
import { toOficinaFacts, type AssessoriaFacts } from '../access/access';
import { CitaOberta, getJoveName, isOberta, type Cita } from './cita';
import { Moment, optional, orBlank, orNull, RecordId } from '../values/fields';
import { answerShape } from '../values/fieldTable';
import type { SearchResult } from './searchResult';
import { getDay, type Instant } from '../values/madrid';
import { MODALITATS, TIPUS, type Estat } from '../values/options';
import { OficinaRef } from '../access/oficina';
import { ProfessionalRef } from './professional';
import { REALITZACIO } from './realitzacio';
import { RESERVA } from './reserva';

/** Result of a completion (spec §3 "Realised data"); fields of other types are null. */
export const Realitzada = z.object(answerShape(REALITZACIO));
export type Realitzada = z.infer<typeof Realitzada>;

export const Assessoria = z.object({
  id: RecordId,
  slug: z.string(),
  ...answerShape(RESERVA),
  tipus: z.enum(TIPUS),
  assistit: optional(z.boolean()),
  bloquejada: z._default(z.literal(false), false),
  cita: orBlank({
    id: orNull(RecordId),
    date: Moment,
    durada: CitaOberta.shape.durada,
    modalitat: orNull(z.enum(MODALITATS)),
    oficina: orNull(OficinaRef),
    professional: orNull(ProfessionalRef),
  }),
  realitzada: optional(Realitzada),
});
export type Assessoria = z.infer<typeof Assessoria>;

/** Blocked assessoria in a list: only number, type and date. */
export const AssessoriaBloquejada = z.object({
  id: RecordId,
  tipus: z.enum(TIPUS),
  bloquejada: z.literal(true),
  cita: orBlank({ date: Moment }),
});
export type AssessoriaBloquejada = z.infer<typeof AssessoriaBloquejada>;

export const AssessoriaRow = z.union([Assessoria, AssessoriaBloquejada]);
export type AssessoriaRow = z.infer<typeof AssessoriaRow>;

export function getEstat(assessoria: { realitzada: unknown; assistit: boolean | null }): Estat {
  if (assessoria.realitzada) return 'realitzada';
  return assessoria.assistit === false ? 'no_assistida' : 'pendent';
}

/** State shown to people: a pending one in the past is to be closed. */
export function getVisibleEstat(row: AssessoriaRow, now: number): Estat | 'bloquejada' | 'per_tancar' {
  if (row.bloquejada) return 'bloquejada';
  const estat = getEstat(row);
  return estat === 'pendent' && hasPassed(row.cita, now) ? 'per_tancar' : estat;
}

/** Shown state of an appointment, whose assessoria has only its attendance. */
export function getVisibleCitaEstat(cita: Cita, now: number): ReturnType<typeof getVisibleEstat> {
  const { assessoria } = cita;
  if (assessoria.bloquejada) return 'bloquejada';
  const { assistit } = assessoria;
  const estat = getEstat({ realitzada: assistit === true, assistit });
  return estat === 'pendent' && hasPassed(cita, now) ? 'per_tancar' : estat;
}

export function toCita({ cita, ...assessoria }: Assessoria): CitaOberta | undefined {
  const { antena, professional } = assessoria;
  return cita.id === null ? undefined : { ...cita, id: cita.id, antena, professional, assessoria };
}

export function hasPassed(cita: { date: Instant; durada: number }, now: number): boolean {
  return Date.parse(cita.date) + cita.durada * 60_000 <= now;
}

/** Whether an appointment has not begun, so that its attendance is unknown. */
export function isUpcoming({ date }: { date: Instant }, now: number): boolean {
  return Date.parse(date) > now;
}

/** Whether a person is expected at the office: in person, today, and not over; `now` in milliseconds. */
export function isExpected(cita: Cita, now: number): boolean {
  const isVirtual = isOberta(cita) && cita.modalitat === 'Virtual';
  return !isVirtual && getDay(cita.date) === getDay(now) && getVisibleCitaEstat(cita, now) === 'pendent';
}

export function toCitaFacts({ assessoria }: Cita): AssessoriaFacts {
  const { id, tipus, bloquejada } = assessoria;
  if (assessoria.bloquejada)
    return { id, tipus, bloquejada, realitzada: false, assistit: null, oficina: null };
  const { oficina, assistit } = assessoria;
  return { id, tipus, bloquejada, realitzada: assistit === true, assistit, oficina };
}

export function toFacts(row: AssessoriaRow): AssessoriaFacts {
  const { id, tipus, bloquejada } = row;
  if (row.bloquejada) return { id, tipus, bloquejada, realitzada: false, assistit: null, oficina: null };
  const { oficina, assistit, realitzada } = row;
  return {
    id,
    tipus,
    bloquejada,
    realitzada: realitzada !== null,
    assistit,
    oficina: toOficinaFacts(oficina),
  };
}

/** Sessions that have ended and are neither completed nor marked; `now` in milliseconds. */
export function listToClose(rows: readonly AssessoriaRow[], now: number): Assessoria[] {
  return rows.filter((row): row is Assessoria => getVisibleEstat(row, now) === 'per_tancar');
}

/** Pending sessions until today: the rows that were read, and the number of others, all earlier. */
export type Pendents = { rows: readonly AssessoriaRow[]; unread: number };

/** Number of sessions that have ended and are not closed; `now` in milliseconds. */
export const countToClose = ({ rows, unread }: Pendents, now: number): number =>
  listToClose(rows, now).length + unread;

export function toAssessoriaResult({ id, tipus: kind, jove, cita, oficina }: Assessoria): SearchResult {
  const of = { name: getJoveName(jove), kind, when: cita.date, place: oficina?.nom ?? null };
  return { id, path: `/assessories/${id}`, ...of };
}

/** Ids of the themes of the completion, else of the booked theme. */
export function listTematiques(row: AssessoriaRow): (number | undefined)[] {
  if (row.bloquejada) return [];
  return row.realitzada ? row.realitzada.tematiques.map(({ id }) => id) : [row.tematica?.id];
}
