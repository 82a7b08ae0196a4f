import * as z from 'zod/mini';
import { refuseInOffice } from '../access/access';
import { findDateIssue, isWithin, type DataRules } from './dataRules';
import { listHoraWarnings, type Warning } from './warnings';
import * as f from '../values/fieldTable';
import { findUnread, toPatch } from '../values/patch';
import { Dia, Hora, RecordId } from '../values/fields';
import { isHora } from '../values/hora';
import { type Day } from '../values/madrid';
import { CURSOS, GRUPS, VALORACIO } from '../values/options';
import { OficinaRef } from '../access/oficina';
import type { SearchResult } from './searchResult';
import { getScope } from '../access/scope';
import type { Viewer } from '../access/viewer';
import { ProfessionalRef } from './professional';
import { findDraftIssues, findRequired, type DraftIssues } from '../values/validation';

const Count = z._default(z.int().check(z.gte(0)), 0);
const count = {
  ...f.field(null as number | null, Count, Count),
  toBody: (value: number | null) => value ?? 0,
};

/** Attendance by gender; a missing number is 0. */
const ASSISTENCIA = { home: count, dona: count, no_binari: count };
const Assistencia = z.object(f.bodyShape(ASSISTENCIA));
export type Assistencia = z.infer<typeof Assistencia>;
const assistencia = {
  ...f.group(ASSISTENCIA),
  answer: z._default(Assistencia, { home: 0, dona: 0, no_binari: 0 }),
};

const hora = f.field('', Hora, Hora);

/** `marc`, `submarc`, `area`, `ambit` and themes are ids of the service's lists (`interns`). */
const FIELDS = {
  titol: f.text(),
  data: f.field(null as Day | null, Dia, Dia),
  hora_inici: hora,
  hora_fi: hora,
  oficina_id: f.ref('oficina', OficinaRef),
  centre_id: f.optional(f.ref('centre_escolar', z.object({ id: RecordId, nom: z.string() }))),
  professionals: f.refs('professionals', ProfessionalRef),
  marc: f.id(),
  submarc: f.optional(f.id()),
  area: f.id(),
  ambit: f.optional(f.id()),
  tematica_id: f.ids(),
  curs: f.optional(f.choice(CURSOS)),
  grups: f.optional(f.number(GRUPS)),
  presencial: assistencia,
  virtual: assistencia,
  /** Ratings by pupils and teachers: both, or none. */
  activitatValoracio: f.optional(
    f.group({ alumnat: f.number(VALORACIO), professorat: f.number(VALORACIO), comentari: f.optionalText() }),
  ),
  observacions: f.optionalText(),
};

export const Activitat = z.object({ id: RecordId, ...f.answerShape(FIELDS) });
export type Activitat = z.infer<typeof Activitat>;

export function getTotal({ home, dona, no_binari }: Assistencia): number {
  return home + dona + no_binari;
}

/** Null for an activity in the future without any attendance. */
export function getAssistents(
  { data, presencial, virtual }: Pick<Activitat, 'data' | 'presencial' | 'virtual'>,
  today: Day,
): number | null {
  const total = getTotal(presencial) + getTotal(virtual);
  return data > today && total === 0 ? null : total;
}

/** True while either time is incomplete. */
function isAfter(end: string, start: string): boolean {
  return !isHora(start) || !isHora(end) || start < end;
}

export const DadesActivitat = z.object(f.bodyShape(FIELDS)).check(
  z.refine(({ hora_inici, hora_fi }) => isAfter(hora_fi, hora_inici), {
    path: ['hora_fi'],
    when: () => true,
  }),
);
export type DadesActivitat = z.infer<typeof DadesActivitat>;

export type ActivitatDraft = f.DraftOf<typeof FIELDS>;

export const EMPTY_ACTIVITAT: ActivitatDraft = f.emptyDraft(FIELDS);

export const EMPTY_VALORACIO = EMPTY_ACTIVITAT.activitatValoracio;

export function toActivitatDraft(activitat: Activitat): ActivitatDraft {
  return f.toDraft(FIELDS, activitat);
}

export function toActivitatBody(draft: ActivitatDraft) {
  return f.toBody(FIELDS, draft);
}

/** Key of an activity: an equal title, day, hour and place are taken for the same one. */
export const getActivitatKey = (
  draft: Pick<ActivitatDraft, 'titol' | 'data' | 'hora_inici' | 'oficina_id' | 'centre_id'>,
): string => [draft.titol, draft.data, draft.hora_inici, draft.oficina_id, draft.centre_id].join('\n');

export const ACTIVITAT_FIELDS = f.listFields(EMPTY_ACTIVITAT);
export const ACTIVITAT_REQUIRED = findRequired(DadesActivitat, toActivitatBody(EMPTY_ACTIVITAT));

export function toCounts({ home, dona, no_binari }: ActivitatDraft['presencial']): Assistencia {
  return { home: home ?? 0, dona: dona ?? 0, no_binari: no_binari ?? 0 };
}

export function hasValoracio({ activitatValoracio }: Pick<ActivitatDraft, 'activitatValoracio'>): boolean {
  return FIELDS.activitatValoracio.toBody(activitatValoracio) !== null;
}

/** Fields cleared by a change: the submarc by the marc, the themes by the àmbit (spec §4). */
export function clearDependents(previous: ActivitatDraft, next: ActivitatDraft): ActivitatDraft {
  return {
    ...next,
    submarc: next.marc === previous.marc ? next.submarc : null,
    tematica_id: next.ambit === previous.ambit ? next.tematica_id : [],
  };
}

/** Fields that a PATCH sends together: submarc and marc, themes and àmbit, both times. */
export const ACTIVITAT_COUPLED = { marc: ['submarc'], ambit: ['tematica_id'], hora_inici: ['hora_fi'] };

export function toActivitatPatch(draft: ActivitatDraft, stored: Activitat | null, also?: readonly string[]) {
  return toPatch(FIELDS, draft, stored, { coupled: ACTIVITAT_COUPLED, also });
}

export const findUnreadActivitat = (activitat: Activitat) => findUnread(FIELDS, activitat);

/** Date rule, checked on creating, and on editing once the day has changed (spec §9). */
export function breaksDateRule(
  rule: DataRules['activitats'],
  { today, day, stored }: { today: Day; day: Day; stored: Day | null },
): boolean {
  return day !== stored && !isWithin(rule, today, day);
}

/** Issues of a draft; `stored` is the activity's present day, null for a new one. */
export function findActivitatIssues(
  draft: ActivitatDraft,
  { rule, today, stored }: { rule: DataRules['activitats']; today: Day; stored: Day | null },
): DraftIssues {
  const issues = findDraftIssues(DadesActivitat, toActivitatBody(draft));
  const day = draft.data ?? '';
  const data = breaksDateRule(rule, { today, day, stored }) && findDateIssue(rule, today, day);
  return data ? { ...issues, data } : issues;
}

/** Warnings about a valid draft; stored times are not asked about again. */
export function listActivitatWarnings(
  draft: ActivitatDraft,
  stored: Pick<Activitat, 'hora_inici' | 'hora_fi'> | null,
): Warning[] {
  return (['hora_inici', 'hora_fi'] as const).flatMap((field) =>
    draft[field] === stored?.[field] ? [] : listHoraWarnings(field, draft[field]),
  );
}

/** Schools in the activities' filter: all, those of the own district, or none (spec §6). */
export function listFilterCentres<C extends { id: number; nom: string }>(
  { permissions }: Viewer,
  centres: readonly C[],
  ofDistrict: readonly { id: number; nom: string }[],
): readonly { id: number; nom: string }[] {
  const scope = getScope(permissions, 'filters', 'activitat');
  if (scope === 'app') return centres;
  return scope === 'oficina' ? ofDistrict : [];
}

/** Search result; undefined if the viewer may not open the activity. */
export function toActivitatResult(activitat: Activitat, viewer: Viewer): SearchResult | undefined {
  const { id, titol, data, centre_escolar, oficina } = activitat;
  if (refuseInOffice(viewer, 'edit', oficina, 'activitat')) return undefined;
  const of = { name: titol, kind: null, when: data, place: centre_escolar?.nom ?? null };
  return { id, path: `/activitats/${id}/editar`, ...of };
}
