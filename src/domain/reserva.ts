import * as z from 'zod/mini';
import type { Assessoria } from './assessoria';
import type { Disponibilitat } from './disponibilitat';
import { Email, Id, listOf, optional, optionalText, requiredText } from './fields';
import { getDay, getTime, isDay, toInstant } from './madrid';
import {
  AUTONOMIES,
  CONEGUTS,
  EDATS,
  FORMACIONS,
  GENERES,
  IDIOMES,
  MODALITATS,
  OCUPACIONS,
  PERFILS,
  RESIDENCIES,
  SITUACIONS_ADMINISTRATIVES,
  TEXT_LIMITS,
  TIPUS,
  type Autonomia,
  type Conegut,
  type Edat,
  type Formacio,
  type Genere,
  type Idioma,
  type Modalitat,
  type Ocupacio,
  type Perfil,
  type Residencia,
  type SituacioAdministrativa,
  type Tipus,
} from './options';

const Dades = {
  modalitat: z.enum(MODALITATS),
  oficina_id: Id,
  antena_id: optional(Id),
  jove: z.prefault(
    z.object({
      nom: requiredText(),
      cognoms: requiredText(),
      telefon: optionalText(TEXT_LIMITS.telefon),
      email: optional(Email),
    }),
    { nom: '', cognoms: '' },
  ),
  edat: z.enum(EDATS),
  perfil: z.enum(PERFILS),
  genere: z.enum(GENERES),
  idioma: optional(z.enum(IDIOMES)),
  autonomia: optional(z.enum(AUTONOMIES)),
  formacio: optional(z.enum(FORMACIONS)),
  ocupacio: optional(z.enum(OCUPACIONS)),
  situacio_administrativa: optional(z.enum(SITUACIONS_ADMINISTRATIVES)),
  residencia: optional(z.enum(RESIDENCIES)),
  conegut: listOf(z.enum(CONEGUTS)),
  tematica_id: optional(Id),
  descripcio: optionalText(),
};

/** Body of `POST cites`: an appointment in a free slot. */
export const ReservaCita = z.object({ disponibilitat_id: Id, tipus: z.enum(TIPUS), ...Dades });
export type ReservaCita = z.infer<typeof ReservaCita>;

/** Body of `POST assessories`: in a free slot, or at a `date` without appointment; just one of the two. */
export const ReservaAssessoria = z
  .object({
    disponibilitat_id: optional(Id),
    date: optional(z.iso.datetime({ offset: true })),
    tipus: z.enum(TIPUS),
    professional_id: optional(Id),
    ...Dades,
    informacio_entregada: optionalText(),
    observacions: optionalText(),
  })
  .check(
    z.refine((value) => value.disponibilitat_id !== null || value.date !== null, {
      path: ['disponibilitat_id'],
      when: () => true,
    }),
    z.refine((value) => value.disponibilitat_id === null || value.date === null, {
      path: ['date'],
      when: () => true,
    }),
  );
export type ReservaAssessoria = z.infer<typeof ReservaAssessoria>;

/** Body of `PATCH assessories/{id}`: booking data alone; type, slot and date stay as they were booked. */
export const EdicioAssessoria = z.object({
  professional_id: Id,
  ...Dades,
  informacio_entregada: optionalText(),
  observacions: optionalText(),
});
export type EdicioAssessoria = z.infer<typeof EdicioAssessoria>;

/** What the forms edit: texts as typed, null where nothing is chosen. */
export type ReservaDraft = {
  disponibilitat_id: number | null;
  date: string | null;
  tipus: Tipus | null;
  professional_id: number | null;
  modalitat: Modalitat | null;
  oficina_id: number | null;
  antena_id: number | null;
  jove: { nom: string; cognoms: string; telefon: string; email: string };
  edat: Edat | null;
  perfil: Perfil | null;
  genere: Genere | null;
  idioma: Idioma | null;
  autonomia: Autonomia | null;
  formacio: Formacio | null;
  ocupacio: Ocupacio | null;
  situacio_administrativa: SituacioAdministrativa | null;
  residencia: Residencia | null;
  conegut: Conegut[];
  tematica_id: number | null;
  descripcio: string;
  informacio_entregada: string;
  observacions: string;
};

export const EMPTY_RESERVA: ReservaDraft = {
  disponibilitat_id: null,
  date: null,
  tipus: null,
  professional_id: null,
  modalitat: null,
  oficina_id: null,
  antena_id: null,
  jove: { nom: '', cognoms: '', telefon: '', email: '' },
  edat: null,
  perfil: null,
  genere: null,
  idioma: null,
  autonomia: null,
  formacio: null,
  ocupacio: null,
  situacio_administrativa: null,
  residencia: null,
  conegut: [],
  tematica_id: null,
  descripcio: '',
  informacio_entregada: '',
  observacions: '',
};

/** The draft that edits a booked assessoria. */
export function toReservaDraft(assessoria: Assessoria): ReservaDraft {
  const { jove } = assessoria;
  return {
    disponibilitat_id: null,
    date: assessoria.cita.date,
    tipus: assessoria.tipus,
    professional_id: assessoria.professional.id,
    modalitat: assessoria.modalitat,
    oficina_id: assessoria.oficina.id,
    antena_id: assessoria.antena?.id ?? null,
    jove: { nom: jove.nom, cognoms: jove.cognoms, telefon: jove.telefon ?? '', email: jove.email ?? '' },
    edat: assessoria.edat,
    perfil: assessoria.perfil,
    genere: assessoria.genere,
    idioma: assessoria.idioma,
    autonomia: assessoria.autonomia,
    formacio: assessoria.formacio,
    ocupacio: assessoria.ocupacio,
    situacio_administrativa: assessoria.situacio_administrativa,
    residencia: assessoria.residencia,
    conegut: assessoria.conegut,
    tematica_id: assessoria.tematica?.id ?? null,
    descripcio: assessoria.descripcio ?? '',
    informacio_entregada: assessoria.informacio_entregada ?? '',
    observacions: assessoria.observacions ?? '',
  };
}

/** What a slot decides of the appointment in it; a modality that was chosen stays if the slot has it. */
export function toSlotDraft(slot: Disponibilitat, chosen: Modalitat | null = null) {
  const only = slot.modalitat.length === 1 ? (slot.modalitat[0] ?? null) : null;
  return {
    disponibilitat_id: slot.id,
    date: null,
    tipus: slot.tipus,
    modalitat: chosen !== null && slot.modalitat.includes(chosen) ? chosen : only,
    oficina_id: slot.oficina.id,
    antena_id: slot.antena?.id ?? null,
    professional_id: slot.professional.id,
  } satisfies Partial<ReservaDraft>;
}

/** The `date` of a draft from a Madrid day and clock time: a moment once both are there, until then what was typed. */
export function joinDate(dia: string, hora: string): string {
  if (isDay(dia) && hora !== '') return toInstant(dia, hora);
  return dia === '' && hora === '' ? '' : `${dia}T${hora}`;
}

/** The Madrid day and clock time that a draft's `date` holds, or what was typed of them. */
export function splitDate(date: string): { dia: string; hora: string } {
  if (isMoment(date)) return { dia: getDay(date), hora: getTime(date) };
  const at = date.lastIndexOf('T');
  return at < 0 ? { dia: date, hora: '' } : { dia: date.slice(0, at), hora: date.slice(at + 1) };
}

/** Whether a draft's `date` is complete: a moment. */
export function isMoment(date: string): boolean {
  return z.iso.datetime({ offset: true }).safeParse(date).success;
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text);

/** What is sent for a draft: the schema of the call drops the fields that the call does not have. */
export function toReservaBody(draft: ReservaDraft) {
  return {
    ...draft,
    jove: { ...draft.jove, telefon: orNull(draft.jove.telefon), email: orNull(draft.jove.email) },
    descripcio: orNull(draft.descripcio),
    informacio_entregada: orNull(draft.informacio_entregada),
    observacions: orNull(draft.observacions),
  };
}
