import type { Tipus } from './options';

export type Action = 'read' | 'create' | 'edit' | 'delete';

export const SUBTYPES = ['academica', 'emprenedoria', 'habitatge', 'laboral', 'mobilitat'] as const;
type Subtype = (typeof SUBTYPES)[number];

export type Resource = 'usuari' | 'consulta' | 'cita' | 'activitat' | 'assessoria' | 'configuracio' | Subtype;

/** How far a permission reaches: every record, the own office's, or none. */
export type Scope = 'app' | 'oficina' | null;

/** The name a type bears in permissions: only `mobilitat_internacional` differs. */
export function getSubtype(tipus: Tipus): Subtype {
  return tipus === 'mobilitat_internacional' ? 'mobilitat' : tipus;
}

/**
 * Whether a route's or menu entry's requirement is met: by the permission itself, by its `_app` or `_oficina` form,
 * and for assessories also by the same action on any one type (spec §2, §6).
 */
export function holds(permissions: readonly string[], requirement: string): boolean {
  const [action, ...rest] = requirement.split('_');
  const resources = rest.join('_') === 'assessoria' ? ['assessoria', ...SUBTYPES] : [rest.join('_')];
  return resources.some((resource) =>
    [`${action}_${resource}`, `${action}_${resource}_app`, `${action}_${resource}_oficina`].some((name) =>
      permissions.includes(name),
    ),
  );
}

/** The widest reach that the permissions give an action on any of the resources. */
export function getScope(
  permissions: readonly string[],
  action: Action | 'filters',
  ...resources: Resource[]
): Scope {
  if (resources.some((resource) => permissions.includes(`${action}_${resource}_app`))) return 'app';
  if (resources.some((resource) => permissions.includes(`${action}_${resource}_oficina`))) return 'oficina';
  return null;
}
