import * as z from 'zod/mini';
import { refuseInOffice, toOficinaFacts, type OficinaFacts, type Refusal } from '../access/access';
import type { Viewer } from '../access/viewer';
import { isWithin, type DataRules } from './dataRules';
import { listHoraWarnings, type Warning } from './warnings';
import { Id, Moment, optional, RecordId } from '../values/fields';
import * as f from '../values/fieldTable';
import { findUnread, toPatch } from '../values/patch';
import type { SearchResult } from './searchResult';
import { getDay, type Day, type Instant } from '../values/madrid';
import { getTimeField, splitDate, withMomentIssues, withTimes } from './moment';
import { CANALS, DERIVACIONS_CONSULTA, PERSONES, SERVEIS_TRAMITS } from '../values/options';
import { AntenaRef, listChoosable, listChoosableAntenas, OficinaRef } from '../access/oficina';
import { DEDICACIO, PERSONA } from '../values/persona';
import { ProfessionalRef } from './professional';
import { getScope } from '../access/scope';
import { findDraftIssues, findRequired, type DraftIssues } from '../values/validation';

/** `ambit`, themes and subthemes are ids of the service's lists (`interns`). */
const FIELDS = {
  data: f.field('', z.iso.datetime({ offset: true }), Moment),
  canal: f.choice(CANALS),
  oficina_id: f.ref('oficina', OficinaRef),
  antena_id: f.optional(f.ref('antena', AntenaRef)),
  professional_id: f.ref('professional', ProfessionalRef),
  ambit: f.id(),
  tematica_id: f.ids(),
  subtematica_id: f.ids(),
  serveis_tramits: f.choices(SERVEIS_TRAMITS),
  derivacio: f.choices(DERIVACIONS_CONSULTA),
  ...PERSONA,
  ...DEDICACIO,
  nombre_persones: f.number(PERSONES),
  observacions: f.optionalText(),
};

/** Question asked at an office; it holds no name. */
export const Consulta = z.object({ id: RecordId, ...f.answerShape(FIELDS) });
export type Consulta = z.infer<typeof Consulta>;

/** Body of `POST` and `PATCH`; without a professional the consulta belongs to the sender. */
export const DadesConsulta = z.object({ ...f.bodyShape(FIELDS), professional_id: optional(Id) });
export type DadesConsulta = z.infer<typeof DadesConsulta>;

export type ConsultaDraft = f.DraftOf<typeof FIELDS>;

export const EMPTY_CONSULTA: ConsultaDraft = f.emptyDraft(FIELDS);

export function toConsultaDraft(consulta: Consulta): ConsultaDraft {
  return f.toDraft(FIELDS, consulta);
}

export function toConsultaBody(draft: ConsultaDraft) {
  return f.toBody(FIELDS, draft);
}

export const CONSULTA_MORE = [
  'serveis_tramits',
  'derivacio',
  'residencia',
  'idioma',
  'formacio',
  'ocupacio',
  'conegut',
] as const satisfies readonly (keyof ConsultaDraft)[];

/** Fields that a new one has filled already, at the side of the form. */
const PLACE = ['data', 'canal', 'oficina_id', 'antena_id', 'professional_id'] as const;

const later: ReadonlySet<string> = new Set([...CONSULTA_MORE, ...PLACE]);

export const CONSULTA_FIELDS = withTimes(
  [...f.listFields(EMPTY_CONSULTA).filter((name) => !later.has(name)), ...CONSULTA_MORE, ...PLACE],
  'data',
);
export const CONSULTA_REQUIRED = findRequired(DadesConsulta, toConsultaBody(EMPTY_CONSULTA));

/** Fields cleared by a change of àmbit: themes and subthemes (spec §4). */
export function clearThemes(previous: ConsultaDraft, next: ConsultaDraft): ConsultaDraft {
  return next.ambit === previous.ambit ? next : { ...next, tematica_id: [], subtematica_id: [] };
}

/** Fields that a PATCH sends together: the themes with their àmbit, the antena with its office. */
export const CONSULTA_COUPLED = { ambit: ['tematica_id', 'subtematica_id'], oficina_id: ['antena_id'] };

export function toConsultaPatch(draft: ConsultaDraft, stored: Consulta | null, also?: readonly string[]) {
  return toPatch(FIELDS, draft, stored, { coupled: CONSULTA_COUPLED, also });
}

export const findUnreadConsulta = (consulta: Consulta) => findUnread(FIELDS, consulta);

/** Facts for access rules: place, day, and how many days back editing is allowed. */
export type ConsultaFacts = { oficina: OficinaFacts | null; dia: Day; dies_enrere: number };

export function toConsultaFacts(consulta: Consulta, rules: DataRules): ConsultaFacts {
  return {
    oficina: toOficinaFacts(consulta.oficina),
    dia: getDay(consulta.data),
    dies_enrere: rules.consultes_edicio.dies_enrere,
  };
}

/** Editing: the right to it, and a day within the date rule (spec §9). */
export function refuseConsultaEdition(viewer: Viewer, today: Day, facts: ConsultaFacts): Refusal | null {
  const refusal = refuseInOffice(viewer, 'edit', facts.oficina, 'consulta');
  if (refusal) return refusal;
  const { dies_enrere, dia } = facts;
  return dia === '' || isWithin({ dies_enrere }, today, dia) ? null : { reason: 'date', dies_enrere };
}

/** Issues of a draft; the date rule applies only to a stored consulta (spec §9). */
export function findConsultaIssues(
  draft: ConsultaDraft,
  { rule, today }: { rule: DataRules['consultes_edicio'] | null; today: Day },
): DraftIssues {
  const issues = findDraftIssues(DadesConsulta, toConsultaBody(draft));
  return withMomentIssues(issues, 'data', draft.data, { rule, today });
}

/** Warnings about a valid draft; the stored moment is not asked about again. */
export function listConsultaWarnings(
  { data }: ConsultaDraft,
  context: { rule: DataRules['consultes_edicio']; today: Day; stored: Instant },
): Warning[] {
  const { rule, today, stored } = context;
  if (data === stored) return [];
  const { dia, hora } = splitDate(data);
  return [
    ...(dia > today ? [{ field: 'data', code: 'future' } as const] : []),
    ...(isWithin(rule, today, dia) ? [] : [{ field: 'data', code: 'tooOld', ...rule } as const]),
    ...listHoraWarnings(getTimeField('data'), hora),
  ];
}

/** Antenes in the consultes' filter, by the reach of the permission (spec §6). */
export function listFilterAntenas<A extends { id: number }>(
  { permissions, oficinaId }: Viewer,
  oficines: readonly { id: number; antenas: readonly A[] }[],
): A[] {
  const scope = getScope(permissions, 'filters', 'consulta');
  return listChoosable(oficines, scope, oficinaId).flatMap(({ antenas }) =>
    listChoosableAntenas(antenas, scope, oficinaId),
  );
}

export function toConsultaResult({ id, data, oficina, ambit }: Consulta): SearchResult {
  const of = { name: '', kind: null, when: data, place: oficina?.nom ?? null, ambit };
  return { id, path: `/consultes/${id}/editar`, ...of };
}
