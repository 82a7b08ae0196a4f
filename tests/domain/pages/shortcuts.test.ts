import { describe, expect, test } from 'vitest';
import { listCreations, listPlaces, readShortcut } from '../../../src/domain/pages/shortcuts';
import { GRANTS } from '../access/grants';

const KEY = { key: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const read = (key: Partial<typeof KEY>, isFree = true) => readShortcut({ ...KEY, ...key }, isFree);

describe('shortcuts', () => {
  test.each([
    [{ key: 'k', ctrlKey: true }, 'find'],
    [{ key: 'K', metaKey: true }, 'find'],
    [{ key: '/' }, 'search'],
    // A Catalan keyboard writes it with Shift.
    [{ key: '/', shiftKey: true }, 'search'],
    [{ key: 'n' }, 'make'],
    [{ key: '?', shiftKey: true }, 'help'],
    [{ key: 'k' }, undefined],
    [{ key: 'n', ctrlKey: true }, undefined],
    [{ key: 'n', altKey: true }, undefined],
    [{ key: 'k', ctrlKey: true, shiftKey: true }, undefined],
    [{ key: 'toString' }, undefined],
  ] as const)('%o is %s', (key, shortcut) => {
    expect(read(key)).toBe(shortcut);
  });

  test('of one character are ignored while typing, Ctrl+K is not', () => {
    expect(['/', 'n', '?'].map((key) => read({ key }, false))).toEqual([undefined, undefined, undefined]);
    expect(read({ key: 'k', ctrlKey: true }, false)).toBe('find');
  });
});

test.each([
  ['admin', 'c r a t p'],
  ['suport_coordinacio', 'c r t p'],
  ['informador_integral', 'c r a t'],
  ['assesor_laboral', 'r a'],
] as const)('%s may begin %s', (role, letters) => {
  expect(listCreations(GRANTS[role]).map(({ letter }) => letter)).toEqual(letters.split(' '));
});

test('a person is led to the pages that their permissions open', () => {
  const paths = (permissions: readonly string[]) => listPlaces(permissions).map(({ path }) => path);
  expect(paths([])).toEqual(['/', '/perfil', '/ajuda']);
  expect(paths(GRANTS.assesor_laboral)).toEqual([
    '/',
    '/perfil',
    '/ajuda',
    '/consultes',
    '/assessories',
    '/assessories/tancar',
    '/calendari',
    '/xifres',
  ]);
  expect(paths(GRANTS.admin)).toContain('/configuracio/control');
  const isThere = [GRANTS.admin, GRANTS.informador_integral].map((permissions) =>
    paths(permissions).includes('/professionals/alta'),
  );
  expect(isThere).toEqual([true, false]);
  expect(paths(GRANTS.admin)).not.toContain('/calendari/absencia');
});
