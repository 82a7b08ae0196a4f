import { expect, test } from 'vitest';
import { getReadableOffices, getReadableTypes } from '../../src/domain/access';
import type { Tipus } from '../../src/domain/options';
import type { Role } from '../../src/domain/roles';
import { GRANTS } from './grants';

const OFICINES = [
  { id: 1, antenas: [{ id: 101 }, { id: 102 }] },
  { id: 2, antenas: [{ id: 201 }] },
  { id: 3, antenas: [] },
];
const ALL: Tipus[] = ['academica', 'laboral', 'mobilitat_internacional', 'emprenedoria', 'habitatge'];

test.each<[Role, number | null, number[], Tipus[]]>([
  ['admin', null, [1, 2, 3], ALL],
  ['suport_coordinacio', null, [1, 2, 3], ALL],
  ['informador', 2, [2], ALL],
  ['informador_integral', 201, [2], ALL],
  ['informador_centre_escolar', 9, [], ALL],
  ['assesor_laboral', 1, [1, 2, 3], ['laboral']],
  ['assesor_mobilitat', 3, [3], ['mobilitat_internacional']],
])('%s of office %s may read assessories of offices %j', (role, oficinaId, offices, types) => {
  const viewer = { permissions: GRANTS[role], oficinaId };
  expect(getReadableOffices(viewer, OFICINES).map(({ id }) => id)).toEqual(offices);
  expect(getReadableTypes(viewer)).toEqual(types);
});

test('without a permission nothing may be read', () => {
  const viewer = { permissions: ['edit_assessoria_app', 'read_cita_app'], oficinaId: 1 };
  expect([getReadableOffices(viewer, OFICINES), getReadableTypes(viewer)]).toEqual([[], []]);
});
