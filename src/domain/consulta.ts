import * as z from 'zod/mini';
import { refuseInOffice, type OficinaFacts, type Refusal } from './access';
import type { Viewer } from './viewer';
import { isWithin, type DataRules } from './dataRules';
import { Id, Moment, listOf, optional, optionalText } from './fields';
import { getDay, type Day } from './madrid';
import {
  CANALS,
  CONEGUTS,
  DERIVACIONS_CONSULTA,
  EDATS,
  FORMACIONS,
  GENERES,
  IDIOMES,
  OCUPACIONS,
  PERFILS,
  PERSONES,
  RESIDENCIES,
  SERVEIS_TRAMITS,
  type Canal,
  type Conegut,
  type Derivacio,
  type Edat,
  type Formacio,
  type Genere,
  type Idioma,
  type Ocupacio,
  type Perfil,
  type Residencia,
  type ServeiTramit,
} from './options';
import { AntenaRef, OficinaRef } from './oficina';
import { ProfessionalRef } from './professional';

/** A question that somebody brought: anonymous. `ambit`, themes and subthemes are ids of interns. */
export const Consulta = z.object({
  id: z.number(),
  data: Moment,
  oficina: OficinaRef,
  antena: optional(AntenaRef),
  professional: ProfessionalRef,
  canal: z.enum(CANALS),
  perfil: z.enum(PERFILS),
  genere: z.enum(GENERES),
  edat: z.enum(EDATS),
  residencia: optional(z.enum(RESIDENCIES)),
  idioma: optional(z.enum(IDIOMES)),
  formacio: optional(z.enum(FORMACIONS)),
  ocupacio: optional(z.enum(OCUPACIONS)),
  conegut: listOf(z.enum(CONEGUTS)),
  ambit: z.number(),
  tematica_id: listOf(z.number()),
  subtematica_id: listOf(z.number()),
  serveis_tramits: listOf(z.enum(SERVEIS_TRAMITS)),
  nombre_persones: z.number(),
  derivacio: listOf(z.enum(DERIVACIONS_CONSULTA)),
  observacions: optional(z.string()),
});
export type Consulta = z.infer<typeof Consulta>;

/** Body of `POST consultes` and `PATCH consultes/{id}`; without a professional it is whoever sends it. */
export const DadesConsulta = z.object({
  data: z.iso.datetime({ offset: true }),
  oficina_id: Id,
  antena_id: optional(Id),
  professional_id: optional(Id),
  canal: z.enum(CANALS),
  perfil: z.enum(PERFILS),
  genere: z.enum(GENERES),
  edat: z.enum(EDATS),
  residencia: optional(z.enum(RESIDENCIES)),
  idioma: optional(z.enum(IDIOMES)),
  formacio: optional(z.enum(FORMACIONS)),
  ocupacio: optional(z.enum(OCUPACIONS)),
  conegut: listOf(z.enum(CONEGUTS)),
  ambit: Id,
  tematica_id: listOf(Id),
  subtematica_id: listOf(Id),
  serveis_tramits: listOf(z.enum(SERVEIS_TRAMITS)),
  nombre_persones: z.int().check(z.gte(PERSONES.min), z.lte(PERSONES.max)),
  derivacio: listOf(z.enum(DERIVACIONS_CONSULTA)),
  observacions: optionalText(),
});
export type DadesConsulta = z.infer<typeof DadesConsulta>;

/** What the form edits: the moment and the texts as typed, null where nothing is chosen. */
export type ConsultaDraft = {
  data: string;
  oficina_id: number | null;
  antena_id: number | null;
  professional_id: number | null;
  canal: Canal | null;
  perfil: Perfil | null;
  genere: Genere | null;
  edat: Edat | null;
  residencia: Residencia | null;
  idioma: Idioma | null;
  formacio: Formacio | null;
  ocupacio: Ocupacio | null;
  conegut: Conegut[];
  ambit: number | null;
  tematica_id: number[];
  subtematica_id: number[];
  serveis_tramits: ServeiTramit[];
  nombre_persones: number | null;
  derivacio: Derivacio[];
  observacions: string;
};

export const EMPTY_CONSULTA: ConsultaDraft = {
  data: '',
  oficina_id: null,
  antena_id: null,
  professional_id: null,
  canal: null,
  perfil: null,
  genere: null,
  edat: null,
  residencia: null,
  idioma: null,
  formacio: null,
  ocupacio: null,
  conegut: [],
  ambit: null,
  tematica_id: [],
  subtematica_id: [],
  serveis_tramits: [],
  nombre_persones: null,
  derivacio: [],
  observacions: '',
};

/** The draft that edits a consulta. */
export function toConsultaDraft(consulta: Consulta): ConsultaDraft {
  const { id: _, oficina, antena, professional, observacions, ...same } = consulta;
  return {
    ...same,
    oficina_id: oficina.id,
    antena_id: antena?.id ?? null,
    professional_id: professional.id,
    observacions: observacions ?? '',
  };
}

/** What is sent for a draft. */
export function toConsultaBody(draft: ConsultaDraft) {
  return { ...draft, observacions: draft.observacions.trim() === '' ? null : draft.observacions };
}

/** What a change empties: the themes and subthemes with the àmbit (spec §4). */
export function clearThemes(previous: ConsultaDraft, next: ConsultaDraft): ConsultaDraft {
  return next.ambit === previous.ambit ? next : { ...next, tematica_id: [], subtematica_id: [] };
}

/** What the rules need to know of a stored consulta: where, on which day, and how far back one may still be changed. */
export type ConsultaFacts = { oficina: OficinaFacts; dia: Day; dies_enrere: number };

/** The facts that the rules read. */
export function toConsultaFacts(consulta: Consulta, rules: DataRules): ConsultaFacts {
  const { id, nom, antenas } = consulta.oficina;
  return {
    oficina: { id, nom, antenas: antenas.map((antena) => ({ id: antena.id })) },
    dia: getDay(consulta.data),
    dies_enrere: rules.consultes_edicio.dies_enrere,
  };
}

/** Changing a consulta: the right to it, then that it is not older than the rule allows (spec §9). */
export function refuseConsultaEdition(viewer: Viewer, today: Day, facts: ConsultaFacts): Refusal | null {
  const refusal = refuseInOffice(viewer, 'edit', facts.oficina, 'consulta');
  if (refusal) return refusal;
  const { dies_enrere, dia } = facts;
  return isWithin({ dies_enrere }, today, dia) ? null : { reason: 'date', dies_enrere };
}
