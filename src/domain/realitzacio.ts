import * as z from 'zod/mini';
import { Id, listOf, optional, optionalText } from './fields';
import {
  ACOMPANYANTS,
  ASSISTENTS,
  DERIVACIONS,
  DURADES,
  INSCRIPCIONS,
  LLOCS,
  TEMPORALITATS,
  VALORACIO,
  ZONES_GEOGRAFIQUES,
  type Acompanyant,
  type Durada,
  type Inscripcio,
  type Lloc,
  type Temporalitat,
  type Tipus,
  type ZonaGeografica,
} from './options';

const AtLeastOne = z.array(Id).check(z.minLength(1));

function getCommon(tipus: Tipus) {
  return {
    assessoria_id: Id,
    inscripcio: z.enum(INSCRIPCIONS),
    assistents: z.int().check(z.gte(ASSISTENTS.min), z.lte(ASSISTENTS.max)),
    acompanyant: optional(z.enum(ACOMPANYANTS)),
    valoracio: z.int().check(z.gte(VALORACIO.min), z.lte(VALORACIO.max)),
    comentaris: optionalText(),
    derivacio: listOf(z.enum(DERIVACIONS[tipus])),
  };
}

/** Body of each type's completion call (spec §3, §5): what one type asks, another does not have. */
export const REALITZACIONS = {
  academica: z
    .object({
      ...getCommon('academica'),
      realitzada: z.enum(LLOCS),
      durada: optional(z.enum(DURADES)),
      cfgs_cfgm: optional(Id),
      universitat: optional(Id),
      tematica_id: AtLeastOne,
      subtematica_id: listOf(Id),
    })
    .check(
      z.refine((value) => value.durada === null || value.realitzada === 'caaj', {
        path: ['durada'],
        when: () => true,
      }),
      z.refine((value) => value.cfgs_cfgm === null || value.universitat === null, {
        path: ['universitat'],
        when: () => true,
      }),
    ),
  laboral: z.object({
    ...getCommon('laboral'),
    sector_professional_id: optional(Id),
    tematica_id: listOf(Id),
    subtematica_id: listOf(Id),
  }),
  mobilitat_internacional: z.object({
    ...getCommon('mobilitat_internacional'),
    temporalitat: optional(z.enum(TEMPORALITATS)),
    zona_geografica: optional(z.enum(ZONES_GEOGRAFIQUES)),
    pais: optional(Id),
    tematica_id: AtLeastOne,
    subtematica_id: listOf(Id),
  }),
  emprenedoria: z.object({
    ...getCommon('emprenedoria'),
    tematica_id: AtLeastOne,
    subtematica_id: AtLeastOne,
  }),
  habitatge: z.object({ ...getCommon('habitatge'), tematica_id: AtLeastOne, subtematica_id: AtLeastOne }),
} as const satisfies Record<Tipus, z.ZodMiniType>;

/** What the completion form edits, the fields of all types; `toRealitzacioBody` keeps the type's own. */
export type RealitzacioDraft = {
  inscripcio: Inscripcio | null;
  assistents: number | null;
  acompanyant: Acompanyant | null;
  valoracio: number | null;
  comentaris: string;
  tematica_id: number[];
  subtematica_id: number[];
  derivacio: string[];
  sector_professional_id: number | null;
  temporalitat: Temporalitat | null;
  zona_geografica: ZonaGeografica | null;
  pais: number | null;
  realitzada: Lloc | null;
  durada: Durada | null;
  cfgs_cfgm: number | null;
  universitat: number | null;
};

export const EMPTY_REALITZACIO: RealitzacioDraft = {
  inscripcio: null,
  assistents: null,
  acompanyant: null,
  valoracio: null,
  comentaris: '',
  tematica_id: [],
  subtematica_id: [],
  derivacio: [],
  sector_professional_id: null,
  temporalitat: null,
  zona_geografica: null,
  pais: null,
  realitzada: null,
  durada: null,
  cfgs_cfgm: null,
  universitat: null,
};

/** What is sent for a draft; the type's schema drops the fields that the type does not have. */
export function toRealitzacioBody(assessoriaId: number, draft: RealitzacioDraft) {
  return {
    assessoria_id: assessoriaId,
    ...draft,
    comentaris: draft.comentaris.trim() === '' ? null : draft.comentaris,
  };
}

/** The fields that a change empties: the duration with the place, the country with the zone (spec §4). */
export function clearDependents(previous: RealitzacioDraft, next: RealitzacioDraft): RealitzacioDraft {
  return {
    ...next,
    durada: next.realitzada === previous.realitzada && next.realitzada === 'caaj' ? next.durada : null,
    pais: next.zona_geografica === previous.zona_geografica ? next.pais : null,
  };
}

/** Which conditional fields a draft, or what a completion left, shows (spec §4). */
export function getVisibleFields(draft: {
  realitzada: Lloc | null;
  cfgs_cfgm: unknown;
  universitat: unknown;
}): {
  durada: boolean;
  cfgs_cfgm: boolean;
  universitat: boolean;
} {
  return {
    durada: draft.realitzada === 'caaj',
    cfgs_cfgm: draft.universitat === null,
    universitat: draft.cfgs_cfgm === null,
  };
}
