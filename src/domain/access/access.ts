import { isTipus, TIPUS, type Tipus } from '../values/options';
import { listChoosable, type OficinaRef } from './oficina';
import { holds, SUBTYPES, type Action, type Permission, type Resource } from './permissions';
import { getScope, getSubtype, type Scope } from './scope';
import type { Viewer } from './viewer';

/** Facts of an office that access rules read; offices and antenes share one id space. */
export type OficinaFacts = { id: number; nom: string; antenas: readonly { id: number }[] };

export function toOficinaFacts(oficina: OficinaRef | null): OficinaFacts | null {
  if (oficina === null) return null;
  const { id, nom, antenas } = oficina;
  return { id, nom, antenas: antenas.map((antena) => ({ id: antena.id })) };
}

/** Facts of an assessoria that access rules read; a blocked one in a list has no office. */
export type AssessoriaFacts = {
  id: number;
  tipus: Tipus;
  bloquejada: boolean;
  realitzada: boolean;
  assistit: boolean | null;
  oficina: OficinaFacts | null;
};

export type Refusal =
  | { reason: 'permission'; permission: Permission }
  | { reason: 'type'; tipus: Tipus }
  | { reason: 'unknownType'; tipus: string }
  /** `oficina` is null for a record of the central level. */
  | { reason: 'office'; oficina: string | null }
  | { reason: 'flag' }
  | { reason: 'date'; dies_enrere: number }
  | { reason: 'state'; estat: 'realitzada' | 'no_assistida' };

function isOwnOffice(viewer: Viewer, oficina: OficinaFacts): boolean {
  return (
    viewer.oficinaId !== null &&
    (oficina.id === viewer.oficinaId || oficina.antenas.some((antena) => antena.id === viewer.oficinaId))
  );
}

/** Refusal of an action in an office by the resources' permissions; null: allowed. */
export function refuseInOffice(
  viewer: Viewer,
  action: Action,
  oficina: OficinaFacts | null,
  ...resources: [Resource, ...Resource[]]
): Refusal | null {
  const scope = getScope(viewer.permissions, action, ...resources);
  if (scope === null) return { reason: 'permission', permission: `${action}_${resources[0]}` };
  if (scope === 'app' || oficina === null || isOwnOffice(viewer, oficina)) return null;
  return { reason: 'office', oficina: oficina.nom };
}

/** Refusal about a professional; `_oficina` never covers the central level (spec §6). */
export function refuseProfessional(
  viewer: Viewer,
  action: Action,
  oficina: OficinaFacts | null,
): Refusal | null {
  const refusal = refuseInOffice(viewer, action, oficina, 'usuari');
  if (refusal || oficina !== null || getScope(viewer.permissions, action, 'usuari') === 'app') return refusal;
  return { reason: 'office', oficina: null };
}

function refuseByType(
  viewer: Viewer,
  action: Action,
  tipus: Tipus,
  oficina: OficinaFacts | null,
): Refusal | null {
  const refusal = refuseInOffice(viewer, action, oficina, 'assessoria', getSubtype(tipus));
  if (refusal?.reason === 'permission' && holds(viewer.permissions, `${action}_assessoria`)) {
    return { reason: 'type', tipus };
  }
  return refusal;
}

/** Reading, editing or deleting: permission and type, then the office, then the block (spec §6). */
export function refuseAssessoria(
  viewer: Viewer,
  action: 'read' | 'edit' | 'delete',
  assessoria: AssessoriaFacts,
): Refusal | null {
  const refusal = refuseByType(viewer, action, assessoria.tipus, assessoria.oficina);
  if (refusal) return refusal;
  return assessoria.bloquejada ? { reason: 'flag' } : null;
}

export function getReadableTypes({ permissions }: Viewer): Tipus[] {
  return TIPUS.filter((tipus) => getScope(permissions, 'read', 'assessoria', getSubtype(tipus)) !== null);
}

function getReadScope({ permissions }: Viewer, resource: Resource): Scope {
  return getScope(permissions, 'read', resource, ...(resource === 'assessoria' ? SUBTYPES : []));
}

export function readsOneOffice(viewer: Viewer, resource: Resource): boolean {
  return getReadScope(viewer, resource) === 'oficina';
}

/** Offices whose records a viewer may read: all, or the own one (also for a member of its antena). */
export function listReadableOffices<O extends { id: number; antenas: readonly { id: number }[] }>(
  viewer: Viewer,
  resource: Resource,
  oficines: readonly O[],
): O[] {
  return listChoosable(oficines, getReadScope(viewer, resource), viewer.oficinaId);
}

/** Creating an assessoria of a type in an office; null: no office chosen yet. */
export function refuseAssessoriaCreation(
  viewer: Viewer,
  tipus: Tipus,
  oficina: OficinaFacts | null,
): Refusal | null {
  return refuseByType(viewer, 'create', tipus, oficina);
}

export function listCreatable(viewer: Viewer): Tipus[] {
  return TIPUS.filter((tipus) => refuseAssessoriaCreation(viewer, tipus, null) === null);
}

/** Reach of an action on assessories of a type; null: of any type. */
export function getAssessoriaScope(viewer: Viewer, action: 'create' | 'edit', tipus: Tipus | null): Scope {
  const subtypes = tipus === null ? SUBTYPES : [getSubtype(tipus)];
  return getScope(viewer.permissions, action, 'assessoria', ...subtypes);
}

/** Completing: the right to edit, while it is neither realised nor marked as not attended (spec §5). */
export function refuseCompletion(viewer: Viewer, assessoria: AssessoriaFacts): Refusal | null {
  const refusal = refuseAssessoria(viewer, 'edit', assessoria);
  if (refusal) return refusal;
  if (!isTipus(assessoria.tipus)) return { reason: 'unknownType', tipus: assessoria.tipus };
  if (assessoria.realitzada) return { reason: 'state', estat: 'realitzada' };
  return assessoria.assistit === false ? { reason: 'state', estat: 'no_assistida' } : null;
}

/** Offering the mark of not attended; repeating the call is harmless, so it has no such rule. */
export function refuseNotAttended(viewer: Viewer, assessoria: AssessoriaFacts): Refusal | null {
  const refusal = refuseCompletion(viewer, assessoria);
  return refusal?.reason === 'unknownType' ? null : refusal;
}

/** Moving creates another appointment and deletes this one, so it needs the rights to both. */
export function refuseCitaMove(viewer: Viewer, assessoria: AssessoriaFacts): Refusal | null {
  return (
    refuseAssessoria(viewer, 'read', assessoria) ??
    refuseInOffice(viewer, 'create', assessoria.oficina, 'cita') ??
    refuseCitaDeletion(viewer, assessoria) ??
    (assessoria.assistit === false ? { reason: 'state', estat: 'no_assistida' } : null)
  );
}

/** Deleting an appointment: its own permission and office, neither blocked nor realised. */
export function refuseCitaDeletion(viewer: Viewer, assessoria: AssessoriaFacts): Refusal | null {
  const refusal = refuseInOffice(viewer, 'delete', assessoria.oficina, 'cita');
  if (refusal) return refusal;
  if (assessoria.bloquejada) return { reason: 'flag' };
  return assessoria.realitzada ? { reason: 'state', estat: 'realitzada' } : null;
}
