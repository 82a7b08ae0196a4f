import { SUBTYPES, type Subtype } from '../../src/domain/access/permissions';
import type { Role } from '../../src/domain/access/roles';

const ACTIONS = { R: 'read', C: 'create', E: 'edit', D: 'delete' } as const;
const SUFFIXES = { A: 'app', O: 'oficina' } as const;

type Letter = keyof typeof ACTIONS;

/** `grant('RCE O', 'cita')` gives `read_cita_oficina` and so on. */
function grant(letters: string, resource: string): string[] {
  const [actions = '', reach = ''] = letters.split(' ');
  const suffix = SUFFIXES[reach as keyof typeof SUFFIXES];
  return [...actions].map((letter) => `${ACTIONS[letter as Letter]}_${resource}_${suffix}`);
}

/** Permissions of an adviser: in every office, but for `mobilitat` only in the own one. */
function adviser(subtype: Subtype): string[] {
  const reach = subtype === 'mobilitat' ? 'O' : 'A';
  return [...grant('R O', 'consulta'), ...grant(`RCD ${reach}`, 'cita'), ...grant(`RCE ${reach}`, subtype)];
}

const ADVISERS = Object.fromEntries(
  SUBTYPES.map((subtype) => [`assesor_${subtype}`, adviser(subtype)]),
) as Record<`assesor_${Subtype}`, string[]>;

/** Permissions of each role; the client has them only from the answer to a sign-in. */
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
