import * as z from 'zod/mini';
import { Id, Named, listOf, RecordId } from '../values/fields';
import * as f from '../values/fieldTable';
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
  type Lloc,
  type Tipus,
} from '../values/options';
import { findDraftIssues, type DraftIssues } from '../values/validation';

/** Fields of the completion form, of all types, in the order of the page. */
export const REALITZACIO = {
  inscripcio: f.choice(INSCRIPCIONS),
  assistents: f.number(ASSISTENTS),
  acompanyant: f.optional(f.choice(ACOMPANYANTS)),
  realitzada: f.optional(f.choice(LLOCS)),
  durada: f.optional(f.choice(DURADES)),
  cfgs_cfgm: f.optional(f.ref('cfgs_cfgm', Named)),
  universitat: f.optional(f.ref('universitat', Named)),
  temporalitat: f.optional(f.choice(TEMPORALITATS)),
  zona_geografica: f.optional(f.choice(ZONES_GEOGRAFIQUES)),
  pais: f.optional(f.ref('pais', z.object({ id: RecordId, nom: z.string() }))),
  sector_professional_id: f.optional(f.ref('sector_professional', Named)),
  tematica_id: f.refs('tematiques', Named),
  subtematica_id: f.refs('subtematiques', Named),
  derivacio: f.texts(),
  valoracio: { ...f.number(VALORACIO), answerKey: 'valoracio_assessor' as const },
  comentaris: f.optionalText(),
};

const { realitzada, durada, cfgs_cfgm, universitat, ...others } = f.bodyShape(REALITZACIO);
const { temporalitat, zona_geografica, pais, sector_professional_id, ...common } = others;
const AtLeastOne = z.array(Id).check(z.minLength(1));

function getCommon(tipus: Tipus) {
  return { assessoria_id: Id, ...common, derivacio: listOf(z.enum(DERIVACIONS[tipus])) };
}

/** Body of each type's completion call (spec §3, §5). */
export const REALITZACIONS = {
  academica: z
    .object({
      ...getCommon('academica'),
      realitzada: z.enum(LLOCS),
      durada,
      cfgs_cfgm,
      universitat,
      tematica_id: AtLeastOne,
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
  laboral: z.object({ ...getCommon('laboral'), sector_professional_id }),
  mobilitat_internacional: z.object({
    ...getCommon('mobilitat_internacional'),
    temporalitat,
    zona_geografica,
    pais,
    tematica_id: AtLeastOne,
  }),
  emprenedoria: z.object({
    ...getCommon('emprenedoria'),
    tematica_id: AtLeastOne,
    subtematica_id: AtLeastOne,
  }),
  habitatge: z.object({ ...getCommon('habitatge'), tematica_id: AtLeastOne, subtematica_id: AtLeastOne }),
} as const satisfies Record<Tipus, z.ZodMiniType>;

/** Last part of each type's completion path (spec §7). */
export const COMPLETION_PATHS: Readonly<Record<Tipus, string>> = {
  academica: 'academiques',
  laboral: 'laborals',
  mobilitat_internacional: 'mobilitat_internacional',
  emprenedoria: 'emprenedories',
  habitatge: 'habitatges',
};

export type RealitzacioDraft = f.DraftOf<typeof REALITZACIO>;

export const EMPTY_REALITZACIO: RealitzacioDraft = f.emptyDraft(REALITZACIO);

/** Prefilled draft: one person, about the booked theme. The record does not tell how they came. */
export function toPrefilledDraft({ tematica }: { tematica: Named | null }): RealitzacioDraft {
  return { ...EMPTY_REALITZACIO, assistents: 1, tematica_id: tematica ? [tematica.id] : [] };
}

export function toRealitzacioBody(assessoriaId: number, draft: RealitzacioDraft) {
  return { assessoria_id: assessoriaId, ...f.toBody(REALITZACIO, draft) };
}

export const REALITZACIO_FIELDS = f.listFields(EMPTY_REALITZACIO);

/** Fields cleared by a change: the duration by the place, the country by the zone (spec §4). */
export function clearDependents(previous: RealitzacioDraft, next: RealitzacioDraft): RealitzacioDraft {
  return {
    ...next,
    durada: next.realitzada === previous.realitzada && next.realitzada === 'caaj' ? next.durada : null,
    pais: next.zona_geografica === previous.zona_geografica ? next.pais : null,
  };
}

/** Conditional fields shown for a draft or a completion (spec §4). */
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

export function findRealitzacioIssues(
  { id, tipus }: { id: number; tipus: Tipus },
  draft: RealitzacioDraft,
): DraftIssues {
  return findDraftIssues(REALITZACIONS[tipus], toRealitzacioBody(id, draft));
}
