import * as z from 'zod/mini';
import { Moment, optional, orNull, RecordId } from '../values/fields';
import * as f from '../values/fieldTable';
import type { Instant } from '../values/madrid';
import { DURADES_CITA, MODALITATS, TIPUS } from '../values/options';
import { AntenaRef, OficinaRef } from '../access/oficina';
import { ProfessionalRef } from './professional';

/** Minutes of a visit without appointment. */
export const DURADA_VISITA = 30;

export const JOVE = {
  nom: f.text(),
  cognoms: f.text(),
  telefon: f.optionalTelefon(),
  email: f.optional(f.email()),
};

export const Jove = z.object(f.answerShape(JOVE));
export type Jove = z.infer<typeof Jove>;

export function getJoveName({ nom, cognoms }: { nom: string; cognoms: string }): string {
  return [nom, cognoms].filter(Boolean).join(' ');
}

/** Half an hour if unreadable, so that calendars can draw it. */
const Durada = z._default(z.literal([...DURADES_CITA]), DURADA_VISITA);

/** Appointment with a blocked assessoria: only time and type. */
export const CitaBloquejada = z.object({
  id: RecordId,
  date: Moment,
  durada: Durada,
  assessoria: z.object({ id: RecordId, tipus: z.enum(TIPUS), bloquejada: z.literal(true) }),
});
export type CitaBloquejada = z.infer<typeof CitaBloquejada>;

/** Appointment; `jove` is null if the viewer may not read the assessoria. */
export const CitaOberta = z.object({
  id: RecordId,
  date: Moment,
  durada: Durada,
  modalitat: orNull(z.enum(MODALITATS)),
  antena: optional(AntenaRef),
  assessoria: z.object({
    id: RecordId,
    slug: z.string(),
    tipus: z.enum(TIPUS),
    oficina: orNull(OficinaRef),
    jove: optional(Jove),
    bloquejada: z._default(z.literal(false), false),
    assistit: optional(z.boolean()),
  }),
  professional: orNull(ProfessionalRef),
});
export type CitaOberta = z.infer<typeof CitaOberta>;

export const Cita = z.union([CitaOberta, CitaBloquejada]);
export type Cita = z.infer<typeof Cita>;

export function isOberta(cita: Cita): cita is CitaOberta {
  return !cita.assessoria.bloquejada;
}

/** Name (empty if the viewer may not read it) and time of an appointment, for notices. */
export function toNoticeParams(cita: Cita): { qui: string; date: Instant } {
  const qui = isOberta(cita) && cita.assessoria.jove ? getJoveName(cita.assessoria.jove) : '';
  return { qui, date: cita.date };
}

export function findOverlap<C extends Pick<Cita, 'date' | 'durada'>>(
  cites: readonly C[],
  start: Instant,
  minutes: number,
): C | undefined {
  const from = Date.parse(start);
  const to = from + minutes * 60_000;
  return cites.find(({ date, durada }) => {
    const begins = Date.parse(date);
    return begins < to && begins + durada * 60_000 > from;
  });
}
