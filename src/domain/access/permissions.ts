import type { NounResource } from './noun';

export type Action = 'read' | 'create' | 'edit' | 'delete';

export const SUBTYPES = ['academica', 'emprenedoria', 'habitatge', 'laboral', 'mobilitat'] as const;
export type Subtype = (typeof SUBTYPES)[number];

export type Resource = NounResource | 'configuracio' | Subtype;

/** What a screen or a rule asks for: an action on a resource, anywhere or within the reach that it names (spec §6). */
export type Permission = `${Action}_${Resource}${'' | '_app' | '_oficina'}`;

/**
 * Whether a route's or menu entry's requirement is met: by the permission itself, by its `_app` or `_oficina` form,
 * and for assessories also by the same action on any one type (spec §2, §6).
 */
export function holds(permissions: readonly string[], requirement: Permission): boolean {
  const subtypes = requirement.endsWith('_assessoria') ? SUBTYPES : [];
  return [requirement, ...subtypes.map((subtype) => requirement.replace('assessoria', subtype))].some(
    (name) => ['', '_app', '_oficina'].some((reach) => permissions.includes(name + reach)),
  );
}
