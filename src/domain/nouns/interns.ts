import * as z from 'zod/mini';
import { Named, listOf, optional, RecordId } from '../values/fields';
import { ZONES_GEOGRAFIQUES } from '../values/options';

export const Marc = z.object({ id: RecordId, name: z.string(), submarcs: listOf(Named) });
export type Marc = z.infer<typeof Marc>;

export const Pais = z.object({
  id: RecordId,
  nom: z.string(),
  zona_geografica: z.enum(ZONES_GEOGRAFIQUES),
});
export type Pais = z.infer<typeof Pais>;

const FORMACIONS_ACADEMIQUES = ['cfgs_cfgm', 'universitat'] as const;

export const Academica = z.object({
  id: RecordId,
  name: z.string(),
  formacio: z.enum(FORMACIONS_ACADEMIQUES),
});
export type Academica = z.infer<typeof Academica>;

export const CentreEducatiu = z.object({
  id: RecordId,
  codi: z.string(),
  nom: z.string(),
  titularitat: z.enum(['public', 'concertat', 'privat']),
  etapes: listOf(z.string()),
  districte: z.string(),
  oficina_id: optional(RecordId),
  actiu: z.boolean(),
});
export type CentreEducatiu = z.infer<typeof CentreEducatiu>;
