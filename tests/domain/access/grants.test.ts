import { expect, test } from 'vitest';
import { listGivable } from '../../../src/domain/access/grants';
import { ROLES, type Role } from '../../../src/domain/access/roles';
import { GRANTS } from './grants';

const GIVEN: Record<Role, readonly Role[]> = {
  admin: ROLES,
  informador: ['informador'],
  informador_centre_escolar: ['informador_centre_escolar'],
  // Its right to all types reaches as far as the mobility advisers', which ends at their office.
  informador_integral: [
    ...(['informador', 'informador_centre_escolar', 'informador_integral', 'assesor_mobilitat'] as const),
  ],
  assesor_academica: ['assesor_academica'],
  assesor_emprenedoria: ['assesor_emprenedoria'],
  assesor_habitatge: ['assesor_habitatge'],
  assesor_laboral: ['assesor_laboral'],
  assesor_mobilitat: ['assesor_mobilitat'],
  // It neither creates assessories, as all others do, nor deletes what administration does.
  suport_coordinacio: ['suport_coordinacio'],
};

test.each(ROLES)('%s may give the roles whose permissions they hold', (role) => {
  expect(listGivable(GRANTS[role], null)).toEqual(GIVEN[role]);
});

test('the present role of a person may stay', () => {
  expect(listGivable(GRANTS.suport_coordinacio, 'admin')).toEqual(['admin', 'suport_coordinacio']);
  expect(listGivable([], 'informador')).toEqual(['informador']);
});
