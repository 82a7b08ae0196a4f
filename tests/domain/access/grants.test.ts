import { expect, test } from 'vitest';
import { listGivable } from '../../../src/domain/access/grants';
import { ROLES, type Role } from '../../../src/domain/access/roles';
import { GRANTS } from './grants';

const GIVEN: Record<Role, readonly Role[]> = {
  admin: ROLES,
  informador: ['informador'],
  informador_centre_escolar: ['informador_centre_escolar'],
  // Its right to all types reaches as far as that of the advisers of mobility, whose own does not go beyond their office.
  informador_integral: [
    ...(['informador', 'informador_centre_escolar', 'informador_integral', 'assesor_mobilitat'] as const),
  ],
  assesor_academica: ['assesor_academica'],
  assesor_emprenedoria: ['assesor_emprenedoria'],
  assesor_habitatge: ['assesor_habitatge'],
  assesor_laboral: ['assesor_laboral'],
  assesor_mobilitat: ['assesor_mobilitat'],
  // Neither creates assessories, as all but it do, nor deletes what administration does.
  suport_coordinacio: ['suport_coordinacio'],
};

test.each(ROLES)('%s holds all the permissions of those roles alone', (role) => {
  expect(listGivable(GRANTS[role], null)).toEqual(GIVEN[role]);
});

test('the role that somebody has may stay, whoever changes the person', () => {
  expect(listGivable(GRANTS.suport_coordinacio, 'admin')).toEqual(['admin', 'suport_coordinacio']);
  expect(listGivable([], 'informador')).toEqual(['informador']);
});
