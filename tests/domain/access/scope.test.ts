import { expect, test } from 'vitest';
import { TIPUS } from '../../../src/domain/values/options';
import { ROLES } from '../../../src/domain/access/roles';
import { getScope, getSubtype } from '../../../src/domain/access/scope';
import { GRANTS } from './grants';

test('the name of a type in permissions', () => {
  expect(TIPUS.map(getSubtype)).toEqual(['academica', 'laboral', 'mobilitat', 'emprenedoria', 'habitatge']);
});

test('the reach of an action', () => {
  expect(getScope(['read_cita_app'], 'read', 'cita')).toBe('app');
  expect(getScope(['read_cita_oficina'], 'read', 'cita')).toBe('oficina');
  expect(getScope(['read_cita_oficina', 'read_cita_app'], 'read', 'cita')).toBe('app');
  expect(getScope(['read_cita_app'], 'edit', 'cita')).toBeNull();
  expect(getScope([], 'read', 'cita')).toBeNull();
  expect(getScope(['edit_assessoria_oficina', 'edit_laboral_app'], 'edit', 'assessoria', 'laboral')).toBe(
    'app',
  );
  expect(getScope(['edit_assessoria_oficina', 'edit_laboral_app'], 'edit', 'assessoria', 'habitatge')).toBe(
    'oficina',
  );
});

test('schools and antenes of the filters', () => {
  const reach = ROLES.map((role) => [
    role,
    getScope(GRANTS[role], 'filters', 'activitat'),
    getScope(GRANTS[role], 'filters', 'consulta'),
  ]);
  expect(reach).toEqual([
    ['admin', 'app', 'app'],
    ['informador', null, 'oficina'],
    ['informador_centre_escolar', 'oficina', 'oficina'],
    ['informador_integral', 'oficina', 'oficina'],
    ['assesor_academica', null, null],
    ['assesor_emprenedoria', null, null],
    ['assesor_habitatge', null, null],
    ['assesor_laboral', null, null],
    ['assesor_mobilitat', null, null],
    ['suport_coordinacio', 'app', 'app'],
  ]);
});
