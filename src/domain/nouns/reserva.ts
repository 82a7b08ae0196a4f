import * as z from 'zod/mini';
import { DURADA_VISITA, findOverlap, JOVE, type Cita } from './cita';
import { findSlotIssue, getMinutes, type Disponibilitat, type SlotRules } from './disponibilitat';
import { listHoraWarnings, type Warning } from './warnings';
import { Id, Named, optional } from '../values/fields';
import * as f from '../values/fieldTable';
import { findUnread, toPatch } from '../values/patch';
import type { Instant } from '../values/madrid';
import { getTimeField, isMoment, splitDate, withMomentIssues, withTimes } from './moment';
import { AUTONOMIES, MODALITATS, SITUACIONS_ADMINISTRATIVES, TIPUS, type Modalitat } from '../values/options';
import { AntenaRef, OficinaRef } from '../access/oficina';
import { DEDICACIO, PERSONA } from '../values/persona';
import { ProfessionalRef } from './professional';
import { findDraftIssues, findRequired, type DraftIssues } from '../values/validation';

/** Texts of an assessoria that an appointment does not have. */
const NOTES = {
  informacio_entregada: f.optionalText(),
  observacions: f.optionalText(),
};
export const RESERVA_NOTES = f.listFields(f.emptyDraft(NOTES));

const DADES = {
  tipus: f.choice(TIPUS),
  jove: f.group(JOVE),
  ...PERSONA,
  autonomia: f.optional(f.choice(AUTONOMIES)),
  situacio_administrativa: f.optional(f.choice(SITUACIONS_ADMINISTRATIVES)),
  ...DEDICACIO,
  oficina_id: f.ref('oficina', OficinaRef),
  antena_id: f.optional(f.ref('antena', AntenaRef)),
  professional_id: f.ref('professional', ProfessionalRef),
  modalitat: f.choice(MODALITATS),
  tematica_id: f.optional(f.ref('tematica', Named)),
  descripcio: f.optionalText(),
};

/** Fields of a booked assessoria, in bodies and in answers. */
export const RESERVA = { ...DADES, ...NOTES };

const Moment = z.iso.datetime({ offset: true });

const { tipus, ...BOOKED } = RESERVA;
const FIELDS = {
  tipus,
  disponibilitat_id: f.id(),
  /** Sent as typed: half a date is an issue, not an absent value. */
  date: f.field(null as string | null, Moment, Moment),
  ...BOOKED,
};

const Reserva = z.object(f.bodyShape(FIELDS));

/** Body of `POST cites`: an appointment in a free slot. */
export const ReservaCita = z.omit(z.object({ disponibilitat_id: Id, ...f.bodyShape(DADES) }), {
  professional_id: true,
});
export type ReservaCita = z.infer<typeof ReservaCita>;

/** Body of `POST assessories`: in a free slot, or at a `date` without appointment; never both. */
export const ReservaAssessoria = z
  .extend(Reserva, { disponibilitat_id: optional(Id), date: optional(Moment), professional_id: optional(Id) })
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

export const EdicioAssessoria = z.omit(Reserva, { tipus: true, disponibilitat_id: true, date: true });
export type EdicioAssessoria = z.infer<typeof EdicioAssessoria>;

export type ReservaDraft = f.DraftOf<typeof FIELDS>;

export const EMPTY_RESERVA: ReservaDraft = f.emptyDraft(FIELDS);

/** A new booking: most are of a young person. */
export const NEW_RESERVA: ReservaDraft = { ...EMPTY_RESERVA, perfil: 'Jove' };

export function toReservaDraft(
  assessoria: f.AnswerOf<typeof RESERVA> & { cita: { date: Instant } },
): ReservaDraft {
  return { ...EMPTY_RESERVA, ...f.toDraft(RESERVA, assessoria), date: assessoria.cita.date };
}

export function hasNotes(draft: ReservaDraft): boolean {
  return RESERVA_NOTES.some((name) => draft[name].trim() !== '');
}

/** Body of a draft; the schema of the call drops the fields of other calls. */
export function toReservaBody(draft: ReservaDraft) {
  return f.toBody(FIELDS, draft);
}

export const RESERVA_COUPLED = { oficina_id: ['antena_id'] };

/** Fields that another slot decides anew. */
const MOVED = new Set<string>(['modalitat', 'oficina_id', 'antena_id', 'professional_id']);

type Booked = f.AnswerOf<typeof RESERVA>;

/** Body of a PATCH; type, slot and date never change. */
export function toReservaPatch(draft: ReservaDraft, stored: Booked | null, also?: readonly string[]) {
  return toPatch(BOOKED, draft, stored, { coupled: RESERVA_COUPLED, also });
}

export const findUnreadReserva = (assessoria: Booked) => findUnread(BOOKED, assessoria);

/** Unread values that a new appointment of the same person would not have. */
export function findLost(assessoria: Booked): Readonly<Record<string, unknown>> {
  const unread = Object.entries(findUnreadReserva(assessoria));
  return Object.fromEntries(unread.filter(([name]) => !MOVED.has(name)));
}

type ReservaField = f.FieldName<ReservaDraft>;
const listFormFields = (...others: ReservaField[]) =>
  f.listFields(EMPTY_RESERVA).filter((name) => !others.includes(name));

export const CITA_FIELDS = listFormFields(
  'date',
  'oficina_id',
  'antena_id',
  'professional_id',
  ...RESERVA_NOTES,
);
export const CITA_REQUIRED = findRequired(ReservaCita, toReservaBody(EMPTY_RESERVA));

/** Fields of the form; the date takes the place of the slot. */
export const ASSESSORIA_FIELDS = withTimes(listFormFields('professional_id'), 'date');
export const ASSESSORIA_REQUIRED = new Set([
  ...findRequired(ReservaAssessoria, toReservaBody(EMPTY_RESERVA)),
  'date',
]);

export const EDICIO_FIELDS = listFormFields('tipus', 'disponibilitat_id', 'date');
export const EDICIO_REQUIRED = findRequired(EdicioAssessoria, toReservaBody(EMPTY_RESERVA));

/** Question about a move of an appointment that was not read whole. */
export function listLostWarnings(assessoria: Booked): Warning[] {
  const fields = Object.keys(findLost(assessoria));
  return fields.length > 0 ? [{ field: 'disponibilitat_id', code: 'lost', fields }] : [];
}

export const MOVE_FIELDS = ['disponibilitat_id', 'modalitat'] as const;
export const MOVE_REQUIRED = new Set<string>(MOVE_FIELDS);

/** Values that a slot decides; a chosen modality stays if the slot has it. */
export function toSlotDraft(slot: Disponibilitat, chosen: Modalitat | null = null) {
  const only = slot.modalitat.length === 1 ? (slot.modalitat[0] ?? null) : null;
  return {
    disponibilitat_id: slot.id,
    date: null,
    tipus: slot.tipus,
    modalitat: chosen !== null && slot.modalitat.includes(chosen) ? chosen : only,
    oficina_id: slot.oficina?.id ?? null,
    antena_id: slot.antena?.id ?? null,
    professional_id: slot.professional?.id ?? null,
  } satisfies Partial<ReservaDraft>;
}

export type SlotContext = SlotRules & {
  slot: Disponibilitat | undefined;
};

export function findCitaIssues(draft: ReservaDraft, { slot, ...rules }: SlotContext): DraftIssues {
  const issues = findDraftIssues(ReservaCita, toReservaBody(draft));
  const disponibilitat_id = findSlotIssue(slot, rules);
  return disponibilitat_id ? { ...issues, disponibilitat_id } : issues;
}

/** Whether a booked appointment lacks required data, which no other slot supplies. */
export function isIncomplete(draft: ReservaDraft): boolean {
  return Object.keys(findEdicioIssues(draft)).some((name) => !MOVED.has(name));
}

export function findAssessoriaIssues(draft: ReservaDraft, { slot, ...rules }: SlotContext): DraftIssues {
  const issues = findDraftIssues(ReservaAssessoria, toReservaBody(draft));
  if (draft.date === null) {
    const disponibilitat_id = findSlotIssue(slot, rules);
    return disponibilitat_id ? { ...issues, disponibilitat_id } : issues;
  }
  return withMomentIssues(issues, 'date', draft.date, rules);
}

export function listAssessoriaWarnings({ date }: ReservaDraft): Warning[] {
  return date === null ? [] : listHoraWarnings(getTimeField('date'), splitDate(date).hora);
}

export function findEdicioIssues(draft: ReservaDraft): DraftIssues {
  return findDraftIssues(EdicioAssessoria, toReservaBody(draft));
}

/** Whether a draft's slot, else its date without appointment, overlaps an appointment. */
export function overlapsCita(
  cites: readonly Pick<Cita, 'date' | 'durada'>[],
  slot: Disponibilitat | undefined,
  date: string | null,
): boolean {
  if (slot) return findOverlap(cites, slot.data_inici, getMinutes(slot)) !== undefined;
  return date !== null && isMoment(date) && findOverlap(cites, date, DURADA_VISITA) !== undefined;
}
