import { SUBTYPES, type Action, type Resource, type Subtype } from './permissions';
import { ROLES, type Role } from './roles';
import { getScope, type Scope } from './scope';

const ACTIONS = { R: 'read', C: 'create', E: 'edit', D: 'delete' } as const;
const SUFFIXES = { A: 'app', O: 'oficina' } as const;

type Letter = keyof typeof ACTIONS;

/** `grant('RCE O', 'cita')` gives `read_cita_oficina` and so on. */
function grant(letters: string, resource: string): string[] {
  const [actions = '', reach = ''] = letters.split(' ');
  const suffix = SUFFIXES[reach as keyof typeof SUFFIXES];
  return [...actions].map((letter) => `${ACTIONS[letter as Letter]}_${resource}_${suffix}`);
}

/** Grants of an adviser; those of `mobilitat` alone end at their office. */
function adviser(subtype: Subtype): string[] {
  const reach = subtype === 'mobilitat' ? 'O' : 'A';
  return [...grant('R O', 'consulta'), ...grant(`RCD ${reach}`, 'cita'), ...grant(`RCE ${reach}`, subtype)];
}

const ADVISERS = Object.fromEntries(
  SUBTYPES.map((subtype) => [`assesor_${subtype}`, adviser(subtype)]),
) as Record<`assesor_${Subtype}`, string[]>;

/** Grants of each role, to know who may give it. The server alone decides what a person may do. */
export const GRANTS: Readonly<Record<Role, readonly string[]>> = {
  admin: [
    ...grant('RCED A', 'usuari'),
    ...grant('RCED A', 'consulta'),
    ...grant('RCED A', 'cita'),
    ...grant('RCED A', 'activitat'),
    ...grant('RCED A', 'assessoria'),
    ...grant('RE A', 'configuracio'),
    'filters_activitat_app',
    'filters_consulta_app',
  ],
  suport_coordinacio: [
    ...grant('RCE A', 'usuari'),
    ...grant('RCE A', 'consulta'),
    ...grant('RCD A', 'cita'),
    ...grant('RCE A', 'activitat'),
    ...grant('RE A', 'assessoria'),
    ...grant('R A', 'configuracio'),
    'filters_activitat_app',
    'filters_consulta_app',
  ],
  informador: [
    ...grant('RCE O', 'consulta'),
    ...grant('RCD O', 'cita'),
    ...grant('RC O', 'assessoria'),
    'filters_consulta_oficina',
  ],
  informador_centre_escolar: [
    ...grant('RCE O', 'consulta'),
    ...grant('RC O', 'cita'),
    ...grant('RCE O', 'activitat'),
    ...grant('RC O', 'assessoria'),
    'filters_activitat_oficina',
    'filters_consulta_oficina',
  ],
  informador_integral: [
    ...grant('R O', 'usuari'),
    ...grant('RCED O', 'consulta'),
    ...grant('RCD O', 'cita'),
    ...grant('RCED O', 'activitat'),
    ...grant('RCED O', 'assessoria'),
    'filters_activitat_oficina',
    'filters_consulta_oficina',
  ],
  ...ADVISERS,
};

/** Whether permissions reach at least as far as a role's, which is the condition for giving it. */
function holdsRole(permissions: readonly string[], role: Role): boolean {
  return GRANTS[role].every((grant) => {
    const [action, resource, reach] = grant.split('_') as [Action | 'filters', Resource, Scope];
    const all = (SUBTYPES as readonly Resource[]).includes(resource) ? (['assessoria'] as const) : [];
    const scope = getScope(permissions, action, resource, ...all);
    return scope === 'app' || scope === reach;
  });
}

/** Roles that a holder of these permissions may give; the present role may stay. */
export function listGivable(permissions: readonly string[], present: Role | null): Role[] {
  return ROLES.filter((role) => role === present || holdsRole(permissions, role));
}
