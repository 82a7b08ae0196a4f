import * as z from 'zod/mini';
import { toOficinaFacts, type AssessoriaFacts } from '../access/access';
import { CitaOberta, getJoveName, type Cita } from './cita';
import { Moment, optional, orBlank, orNull } from '../values/fields';
import { answerShape } from '../values/fieldTable';
import type { SearchResult } from './searchResult';
import { getDay, type Instant } from '../values/madrid';
import { MODALITATS, TIPUS } from '../values/options';
import { OficinaRef } from '../access/oficina';
import { ProfessionalRef } from './professional';
import { REALITZACIO } from './realitzacio';
import { RESERVA } from './reserva';

/** What the completion left (spec §3 "Realised data"); keys of other types are null. */
export const Realitzada = z.object(answerShape(REALITZACIO));
export type Realitzada = z.infer<typeof Realitzada>;

export const Assessoria = z.object({
  id: z.number(),
  slug: z.string(),
  ...answerShape(RESERVA),
  tipus: z.enum(TIPUS),
  assistit: optional(z.boolean()),
  bloquejada: z._default(z.literal(false), false),
  cita: orBlank({
    id: orNull(z.number()),
    date: Moment,
    durada: CitaOberta.shape.durada,
    modalitat: orNull(z.enum(MODALITATS)),
    oficina: orNull(OficinaRef),
    professional: orNull(ProfessionalRef),
  }),
  realitzada: optional(Realitzada),
});
export type Assessoria = z.infer<typeof Assessoria>;

/** A blocked assessoria as lists show it: number, type and date alone. */
export const AssessoriaBloquejada = z.object({
  id: z.number(),
  tipus: z.enum(TIPUS),
  bloquejada: z.literal(true),
  cita: orBlank({ date: Moment }),
});
export type AssessoriaBloquejada = z.infer<typeof AssessoriaBloquejada>;

export const AssessoriaRow = z.union([Assessoria, AssessoriaBloquejada]);
export type AssessoriaRow = z.infer<typeof AssessoriaRow>;

export const ESTATS = ['pendent', 'realitzada', 'no_assistida'] as const;
export type Estat = (typeof ESTATS)[number];

/** The state that filters know. */
export function getEstat(assessoria: { realitzada: unknown; assistit: boolean | null }): Estat {
  if (assessoria.realitzada) return 'realitzada';
  return assessoria.assistit === false ? 'no_assistida' : 'pendent';
}

/** The state a person sees: a pending one whose time has passed waits to be closed. */
export function getVisibleEstat(row: AssessoriaRow, now: number): Estat | 'bloquejada' | 'per_tancar' {
  if (row.bloquejada) return 'bloquejada';
  const estat = getEstat(row);
  return estat === 'pendent' && hasPassed(row.cita, now) ? 'per_tancar' : estat;
}

/** The same of an appointment, which holds less of its assessoria: whoever attended was realised. */
export function getVisibleCitaEstat(cita: Cita, now: number): ReturnType<typeof getVisibleEstat> {
  const { assessoria } = cita;
  if (assessoria.bloquejada) return 'bloquejada';
  const { assistit } = assessoria;
  const estat = getEstat({ realitzada: assistit === true, assistit });
  return estat === 'pendent' && hasPassed(cita, now) ? 'per_tancar' : estat;
}

/** Its appointment as calendars have it; undefined for one without. */
export function toCita({ cita, ...assessoria }: Assessoria): CitaOberta | undefined {
  const { antena, professional } = assessoria;
  return cita.id === null ? undefined : { ...cita, id: cita.id, antena, professional, assessoria };
}

/** Whether an appointment's time is over. */
export function hasPassed(cita: { date: Instant; durada: number }, now: number): boolean {
  return Date.parse(cita.date) + cita.durada * 60_000 <= now;
}

/** Whether an appointment has not begun: nobody can have come, or stayed away. */
export function isToCome({ date }: { date: Instant }, now: number): boolean {
  return Date.parse(date) > now;
}

/** The facts that access rules read, of the assessoria that an appointment holds. */
export function toCitaFacts({ assessoria }: Cita): AssessoriaFacts {
  const { id, tipus, bloquejada } = assessoria;
  if (assessoria.bloquejada)
    return { id, tipus, bloquejada, realitzada: false, assistit: null, oficina: null };
  const { oficina, assistit } = assessoria;
  return { id, tipus, bloquejada, realitzada: assistit === true, assistit, oficina };
}

/** The facts that access rules read. */
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

/** Those that wait to be closed, of a list that also holds others. */
export function listToClose(rows: readonly AssessoriaRow[], now: number): Assessoria[] {
  return rows.filter((row): row is Assessoria => getVisibleEstat(row, now) === 'per_tancar');
}

/**
 * How many wait to be closed, of the first page of what is pending until today. Of those beyond the page the appointments
 * tell which are still to come, or blocked.
 */
export function countToClose(
  { data, meta }: { data: readonly AssessoriaRow[]; meta: { total: number } },
  cites: readonly Cita[],
  now: number,
): number {
  const shown = new Set(data.map(({ id }) => id));
  const others = cites.filter(
    (cita) =>
      ['pendent', 'bloquejada'].includes(getVisibleCitaEstat(cita, now)) &&
      getDay(cita.date) <= getDay(now) &&
      !shown.has(cita.assessoria.id),
  );
  return listToClose(data, now).length + meta.total - data.length - others.length;
}

/** How many wait to be closed, and whether there are more than the page could tell: it holds the oldest of what is pending. */
export function countOnPage(
  { data, meta }: { data: readonly AssessoriaRow[]; meta: { total: number } },
  now: number,
): { count: number; isMore: boolean } {
  const last = data.at(-1);
  const isMore =
    meta.total > data.length && last !== undefined && hasPassed({ durada: 0, ...last.cita }, now);
  return { count: listToClose(data, now).length, isMore };
}

/** What somebody may know of an assessoria that was found; undefined of a blocked one, which nobody opens. */
export function toAssessoriaResult(row: AssessoriaRow): SearchResult | undefined {
  if (row.bloquejada) return undefined;
  const { id, tipus: kind, jove, cita, oficina } = row;
  const of = { name: getJoveName(jove), kind, when: cita.date, place: oficina?.nom ?? null };
  return { id, path: `/assessories/${id}`, ...of };
}

/** The ids of what was spoken about, before that of what for it was booked. */
export function listTematiques(row: AssessoriaRow): (number | undefined)[] {
  if (row.bloquejada) return [];
  return row.realitzada ? row.realitzada.tematiques.map(({ id }) => id) : [row.tematica?.id];
}
