import { describe, expect, test } from 'vitest';
import { holds, type Permission } from '../../../src/domain/access/permissions';
import { ROLES } from '../../../src/domain/access/roles';
import { SCREENS, readTable } from './accessTables';
import { GRANTS } from './grants';

describe('screens by role', () => {
  const REQUIREMENTS = {
    professionals: 'read_usuari',
    calendari: 'read_cita',
    cita_nova: 'create_cita',
    consultes: 'read_consulta',
    assessories: 'read_assessoria',
    activitats: 'read_activitat',
    configuracio: 'read_configuracio_app',
  } as const satisfies Record<string, Permission>;
  const { header, rows } = readTable(SCREENS);

  test('the table names every role and screen', () => {
    expect(header.right).toEqual(Object.keys(REQUIREMENTS));
    expect(new Set(rows.map(({ left }) => left[0]))).toEqual(new Set(ROLES));
  });

  test.each(rows.map(({ left, right }) => [left[0] as (typeof ROLES)[number], right] as const))(
    '%s',
    (role, words) => {
      const allowed = Object.values(REQUIREMENTS).map((requirement) => holds(GRANTS[role], requirement));
      expect(allowed.map((yes) => (yes ? 'yes' : 'no'))).toEqual(words);
    },
  );
});

test.each<[string, string[], Permission, boolean]>([
  ['by itself', ['read_cita'], 'read_cita', true],
  ['by its form for the application', ['read_cita_app'], 'read_cita', true],
  ['by its form for the office', ['read_cita_oficina'], 'read_cita', true],
  ['not by another action', ['create_cita_app'], 'read_cita', false],
  ['not by another resource', ['read_consulta_app'], 'read_cita', false],
  ['not by a longer name', ['read_cita_app_x'], 'read_cita', false],
  ['not by nothing', [], 'read_cita', false],
  ['for the application alone', ['read_configuracio_app'], 'read_configuracio_app', true],
  ['not for the office alone', ['read_configuracio_oficina'], 'read_configuracio_app', false],
  ['reading assessories: by academica', ['read_academica_app'], 'read_assessoria', true],
  ['reading assessories: by emprenedoria', ['read_emprenedoria_oficina'], 'read_assessoria', true],
  ['reading assessories: by habitatge', ['read_habitatge'], 'read_assessoria', true],
  ['reading assessories: by laboral', ['read_laboral_app'], 'read_assessoria', true],
  ['reading assessories: by mobilitat', ['read_mobilitat_oficina'], 'read_assessoria', true],
  ['reading assessories: not by editing a type', ['edit_laboral_app'], 'read_assessoria', false],
  [
    'reading assessories: not by the long name',
    ['read_mobilitat_internacional_app'],
    'read_assessoria',
    false,
  ],
  ['a type is not met by another', ['read_laboral_app'], 'read_habitatge', false],
])('a requirement is met %s', (_, permissions, requirement, expected) => {
  expect(holds(permissions, requirement)).toBe(expected);
});

test('administration alone may change the configuration', () => {
  expect(ROLES.filter((role) => holds(GRANTS[role], 'edit_configuracio_app'))).toEqual(['admin']);
});
