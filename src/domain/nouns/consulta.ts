import * as z from 'zod/mini';
import { refuseInOffice, toOficinaFacts, type OficinaFacts, type Refusal } from '../access/access';
import type { Viewer } from '../access/viewer';
import { isWithin, type DataRules } from './dataRules';
import { listHoraWarnings, type Warning } from './warnings';
import { Id, Moment, optional } from '../values/fields';
import * as f from '../values/fieldTable';
import type { SearchResult } from './searchResult';
import { getDay, type Day, type Instant } from '../values/madrid';
import { getTimeField, splitDate, withMomentIssues, withTimes } from './moment';
import { CANALS, DERIVACIONS_CONSULTA, PERSONES, SERVEIS_TRAMITS } from '../values/options';
import { AntenaRef, listChoosable, listChoosableAntenas, OficinaRef } from '../access/oficina';
import { DEDICACIO, PERSONA } from '../values/persona';
import { ProfessionalRef } from './professional';
import { getScope } from '../access/scope';
import { findDraftIssues, findRequired, type DraftIssues } from '../values/validation';

/** `ambit`, themes and subthemes are ids of interns. */
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

/** A question that a person brought: anonymous. */
export const Consulta = z.object({ id: z.number(), ...f.answerShape(FIELDS) });
export type Consulta = z.infer<typeof Consulta>;

/** Body of `POST consultes` and `PATCH consultes/{id}`; without a professional it belongs to who sends it. */
export const DadesConsulta = z.object({ ...f.bodyShape(FIELDS), professional_id: optional(Id) });
export type DadesConsulta = z.infer<typeof DadesConsulta>;

/** What the form edits: the moment and the texts as typed, null where nothing is chosen. */
export type ConsultaDraft = f.DraftOf<typeof FIELDS>;

export const EMPTY_CONSULTA: ConsultaDraft = f.emptyDraft(FIELDS);

/** The draft that edits a consulta. */
export function toConsultaDraft(consulta: Consulta): ConsultaDraft {
  return f.toDraft(FIELDS, consulta);
}

/** What is sent for a draft. */
export function toConsultaBody(draft: ConsultaDraft) {
  return f.toBody(FIELDS, draft);
}

/** What seldom is asked: folded at the end of the page. */
export const CONSULTA_MORE = [
  ...(['serveis_tramits', 'derivacio', 'residencia', 'idioma'] as const),
  ...(['formacio', 'ocupacio', 'conegut'] as const),
] as const satisfies readonly (keyof ConsultaDraft)[];

const more: ReadonlySet<string> = new Set(CONSULTA_MORE);

/** The fields in the order of the page. */
export const CONSULTA_FIELDS = withTimes(
  [...f.listFields(EMPTY_CONSULTA).filter((name) => !more.has(name)), ...CONSULTA_MORE],
  'data',
);
export const CONSULTA_REQUIRED = findRequired(DadesConsulta, toConsultaBody(EMPTY_CONSULTA));

/** What a change empties: the themes and subthemes with the àmbit (spec §4). */
export function clearThemes(previous: ConsultaDraft, next: ConsultaDraft): ConsultaDraft {
  return next.ambit === previous.ambit ? next : { ...next, tematica_id: [], subtematica_id: [] };
}

/** Sent together: the themes with their àmbit, the antena with its office. */
export const CONSULTA_COUPLED = { ambit: ['tematica_id', 'subtematica_id'], oficina_id: ['antena_id'] };

/** What the rules need to know of a stored consulta: where, on which day, and how far back one may still be changed. */
export type ConsultaFacts = { oficina: OficinaFacts | null; dia: Day; dies_enrere: number };

/** The facts that the rules read. */
export function toConsultaFacts(consulta: Consulta, rules: DataRules): ConsultaFacts {
  return {
    oficina: toOficinaFacts(consulta.oficina),
    dia: getDay(consulta.data),
    dies_enrere: rules.consultes_edicio.dies_enrere,
  };
}

/** Changing a consulta: the right to it, then that it is not older than the rule allows (spec §9). */
export function refuseConsultaEdition(viewer: Viewer, today: Day, facts: ConsultaFacts): Refusal | null {
  const refusal = refuseInOffice(viewer, 'edit', facts.oficina, 'consulta');
  if (refusal) return refusal;
  const { dies_enrere, dia } = facts;
  return dia === '' || isWithin({ dies_enrere }, today, dia) ? null : { reason: 'date', dies_enrere };
}

/** The issues of a draft; only one that is changed must keep to a rule (spec §9). */
export function findConsultaIssues(
  draft: ConsultaDraft,
  { rule, today }: { rule: DataRules['consultes_edicio'] | null; today: Day },
): DraftIssues {
  const issues = findDraftIssues(DadesConsulta, toConsultaBody(draft));
  return withMomentIssues(issues, 'data', draft.data, { rule, today });
}

/** What is asked of a valid draft before it is sent; nothing of the moment that stood there already. */
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

/** The antenes that a filter of the consultes offers: all, those of the own office, the own one alone, or none (spec §6). */
export function listFilterAntenas<A extends { id: number }>(
  { permissions, oficinaId }: Viewer,
  oficines: readonly { id: number; antenas: readonly A[] }[],
): A[] {
  const scope = getScope(permissions, 'filters', 'consulta');
  return listChoosable(oficines, scope, oficinaId).flatMap(({ antenas }) =>
    listChoosableAntenas(antenas, scope, oficinaId),
  );
}

/** What somebody may know of a consulta that was found: it bears no name. */
export function toConsultaResult({ id, data, oficina }: Consulta): SearchResult {
  const of = { name: '', kind: null, when: data, place: oficina?.nom ?? null };
  return { id, path: `/consultes/${id}/editar`, ...of };
}
