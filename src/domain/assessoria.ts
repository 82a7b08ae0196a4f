import * as z from 'zod/mini';
import type { AssessoriaFacts } from './access';
import { CitaOberta, Jove, type Cita } from './cita';
import { Moment, Named, listOf, optional } from './fields';
import type { Instant } from './madrid';
import {
  ACOMPANYANTS,
  AUTONOMIES,
  CONEGUTS,
  DURADES,
  EDATS,
  FORMACIONS,
  GENERES,
  IDIOMES,
  INSCRIPCIONS,
  LLOCS,
  MODALITATS,
  OCUPACIONS,
  PERFILS,
  RESIDENCIES,
  SITUACIONS_ADMINISTRATIVES,
  TEMPORALITATS,
  TIPUS,
  ZONES_GEOGRAFIQUES,
} from './options';
import { AntenaRef, OficinaRef } from './oficina';
import { ProfessionalRef } from './professional';

/** What the completion left (spec §3 "Realised data"); keys of other types are null. */
export const Realitzada = z.object({
  inscripcio: z.enum(INSCRIPCIONS),
  assistents: z.number(),
  acompanyant: optional(z.enum(ACOMPANYANTS)),
  valoracio_assessor: z.number(),
  comentaris: optional(z.string()),
  tematiques: listOf(Named),
  subtematiques: listOf(Named),
  derivacio: listOf(z.string()),
  sector_professional: optional(Named),
  temporalitat: optional(z.enum(TEMPORALITATS)),
  zona_geografica: optional(z.enum(ZONES_GEOGRAFIQUES)),
  pais: optional(z.object({ id: z.number(), nom: z.string() })),
  realitzada: optional(z.enum(LLOCS)),
  durada: optional(z.enum(DURADES)),
  cfgs_cfgm: optional(Named),
  universitat: optional(Named),
});
export type Realitzada = z.infer<typeof Realitzada>;

export const Assessoria = z.object({
  id: z.number(),
  slug: z.string(),
  tipus: z.enum(TIPUS),
  oficina: OficinaRef,
  antena: optional(AntenaRef),
  assistit: z.nullable(z.boolean()),
  bloquejada: z.literal(false),
  jove: Jove,
  professional: ProfessionalRef,
  cita: z.object({
    id: z.number(),
    date: Moment,
    durada: CitaOberta.shape.durada,
    modalitat: z.enum(MODALITATS),
    oficina: OficinaRef,
    professional: ProfessionalRef,
  }),
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
  modalitat: z.enum(MODALITATS),
  tematica: optional(Named),
  descripcio: optional(z.string()),
  informacio_entregada: optional(z.string()),
  observacions: optional(z.string()),
  realitzada: z.nullable(Realitzada),
});
export type Assessoria = z.infer<typeof Assessoria>;

/** A blocked assessoria as lists show it: number, type and date alone. */
export const AssessoriaBloquejada = z.object({
  id: z.number(),
  tipus: z.enum(TIPUS),
  bloquejada: z.literal(true),
  cita: z.object({ date: Moment }),
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

/** Whether an appointment's time is over. */
export function hasPassed(cita: { date: Instant; durada: number }, now: number): boolean {
  return Date.parse(cita.date) + cita.durada * 60_000 <= now;
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
    oficina: {
      id: oficina.id,
      nom: oficina.nom,
      antenas: oficina.antenas.map((antena) => ({ id: antena.id })),
    },
  };
}
