import { expect, test } from 'vitest';
import { GRANTS } from '../access/grants';
import { getInici, type Inici } from '../../../src/domain/pages/inici';
import type { Role } from '../../../src/domain/access/roles';

const HOMES: readonly (readonly [Role, oficinaId: number | null, Inici])[] = [
  ['admin', null, 'servei'],
  ['suport_coordinacio', null, 'servei'],
  ['informador', 1, 'oficina'],
  ['informador_centre_escolar', 101, 'oficina'],
  ['informador_integral', 1, 'agenda'],
  ['assesor_academica', 1, 'agenda'],
  ['assesor_laboral', 1, 'agenda'],
  ['assesor_mobilitat', 1, 'agenda'],
  ['assesor_emprenedoria', 1, 'agenda'],
  ['assesor_habitatge', 1, 'agenda'],
];

test.each(HOMES)('%s sees their own kind of first page', (role, oficinaId, inici) => {
  expect(getInici({ viewer: { permissions: GRANTS[role], oficinaId }, userId: 7 })).toBe(inici);
});

test.each([
  ['who sees every office, from one of them', ['read_cita_app'], 1, 'servei'],
  ['who belongs to none, whatever they may', [], null, 'servei'],
  ['who may nothing at their office', [], 1, 'oficina'],
] as const)('%s', (_, permissions, oficinaId, inici) => {
  expect(getInici({ viewer: { permissions, oficinaId }, userId: 7 })).toBe(inici);
});
