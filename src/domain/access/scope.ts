import type { Tipus } from '../values/options';
import type { Action, Resource, Subtype } from './permissions';

/** Reach of a permission: every record, those of the own office, or none. */
export type Scope = 'app' | 'oficina' | null;

/** Name of a type in permissions; only `mobilitat_internacional` differs. */
export function getSubtype(tipus: Tipus): Subtype {
  return tipus === 'mobilitat_internacional' ? 'mobilitat' : tipus;
}

export function getScope(
  permissions: readonly string[],
  action: Action | 'filters',
  ...resources: Resource[]
): Scope {
  if (resources.some((resource) => permissions.includes(`${action}_${resource}_app`))) return 'app';
  if (resources.some((resource) => permissions.includes(`${action}_${resource}_oficina`))) return 'oficina';
  return null;
}
