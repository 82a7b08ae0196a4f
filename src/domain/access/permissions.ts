import type { NounResource } from './noun';

export type Action = 'read' | 'create' | 'edit' | 'delete';

export const SUBTYPES = ['academica', 'emprenedoria', 'habitatge', 'laboral', 'mobilitat'] as const;
export type Subtype = (typeof SUBTYPES)[number];

export type Resource = NounResource | 'configuracio' | Subtype;

/** An action on a resource, in any reach or in the named one (spec §6). */
export type Permission = `${Action}_${Resource}${'' | '_app' | '_oficina'}`;

/** Whether permissions include a requirement; a right to a type counts for assessories (spec §2, §6). */
export function holds(permissions: readonly string[], requirement: Permission): boolean {
  const subtypes = requirement.endsWith('_assessoria') ? SUBTYPES : [];
  return [requirement, ...subtypes.map((subtype) => requirement.replace('assessoria', subtype))].some(
    (name) => ['', '_app', '_oficina'].some((reach) => permissions.includes(name + reach)),
  );
}
